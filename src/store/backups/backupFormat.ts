import { SpokenError } from '@/journal/kit/plainWords';
import type { Attachment } from '@/store/kit/attachments/attachment';
import { nouns, type Business } from '@/store/business/business';

/** What a manifest says of itself, in every version. */
export const FORMAT = 'trackyard-backup';
export const MANIFEST = 'manifest.json';

/** What one part of a backup may weigh when it is read, in bytes: far more than any that was written. */
export const PART_MAX_BYTES = 64 * 1024 * 1024;

/** A file inside the backup, with its size in bytes and its SHA-256 in hexadecimal. */
export interface BackupPart {
  name: string;
  size: number;
  sha256: string;
}

/** What a backup says of itself, and which parts it must have; it is written last. */
export interface BackupManifest {
  format: typeof FORMAT;
  /** That of the business's form, which upcasters lift. */
  version: number;
  /** ISO instant. */
  at: string;
  by: string;
  /** Table by table what is known of it besides its rows, and how many these are. */
  tables: Readonly<Record<string, { rows: number } & Readonly<Record<string, unknown>>>>;
  /** How many entries of the journal it has, from the beginning on; programs that know nothing of them pass over their parts. */
  history?: { entries: number };
  parts: readonly BackupPart[];
}

/** Work that takes a while: it can be cancelled, and tells how much of it is done, from 0 to 1. */
export interface BackupTask {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** A part on its way into a backup. */
export interface Written {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** How much of the work it was. */
  weight: number;
}

/** Where rows of a table are in a backup: `business/vendors-1.ndjson`, one JSON a line. */
export const rowsPartName = (table: string, number: number) => `business/${table}-${number}.ndjson`;
export const tableOfPart = (name: string) => /^business\/(\w+)-\d+\.ndjson$/.exec(name)?.[1];

/** Where the bytes of an attachment are in a backup. */
export const attachmentPartName = (hash: string) => `attachments/${hash}`;

/** Where entries of the journal are in a backup, in their order: one JSON a line. */
export const entriesPartName = (number: number) => `journal/entries-${number}.ndjson`;
export const isEntriesPart = (name: string) => /^journal\/entries-\d+\.ndjson$/.test(name);

/** Where a payload is that travels apart from its entry, cut into parts of which none is too large to be read. */
export const bulkPartName = (hash: string, number: number) => `contents/${hash}-${number}`;
export const bulkOfPart = (name: string) => /^contents\/(.+)-\d+$/.exec(name)?.[1];

/** SHA-256 in hexadecimal; an Error where browsers do not offer it: at addresses that are not secure. */
export async function checksumOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (!('subtle' in crypto))
    throw new SpokenError('A checksum needs a secure address: open Trackyard with https or on localhost.');
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** All attachments that a business names. */
export const attachmentsIn = ({ vendors, accounts, company }: Business): Attachment[] => [
  ...Object.values(vendors.entities).flatMap(({ gstFile }) => gstFile ?? []),
  ...Object.values(accounts.entities).flatMap(({ billing }) => billing.poOfficial ?? []),
  // Of every version: what was issued under one shows the logo of then.
  ...Object.values(company.entities).flatMap(({ logo }) => logo ?? []),
];

/** What is in a business, table by table, such as vendors: 12. */
export const contentsOf = (business: Business) =>
  nouns.map(({ reducerPath }) => ({ table: reducerPath, rows: business[reducerPath].ids.length }));

/** What a row weighs, about, beside the bytes of attachments. */
export const ROW_BYTES = 200;

/** What an entry of the journal weighs, about, beside what travels apart from it. */
export const ENTRY_BYTES = 500;

/** About how many bytes a backup of this business has, with so many entries of its history. */
export const backupSize = (business: Business, entries: number): number =>
  attachmentsIn(business).reduce((bytes, { size }) => bytes + size, 0) +
  entries * ENTRY_BYTES +
  contentsOf(business).reduce((bytes, { rows }) => bytes + rows * ROW_BYTES, 0);
