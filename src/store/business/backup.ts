import type { LeftOut } from '@/journal/model';
import type { Contents } from '@/journal/port';
import { readSnapshot } from '@/journal/reading';
import type { Attachment } from '@/store/attachments/attachment';
import { nouns, type Business } from './business';
import { businessModel } from './businessModel';

const FORMAT = 'trackyard-backup';
/** The most that a backup may say of when and by whom it was made. */
const MOST_CHARACTERS = 200;

/** An attachment's bytes as a backup carries them: in base64, under the hash that the business names. */
interface KeptFile {
  hash: string;
  base64: string;
}

/** All that the business is, with the bytes of its attachments. */
interface BackupContent {
  business: Business;
  files: KeptFile[];
}

export interface Backup extends BackupContent {
  /** ISO instant. */
  at: string;
  by: string;
}

/** SHA-256 in hexadecimal; an Error where browsers do not offer it: at addresses that are not secure. */
async function checksumOf(text: string): Promise<string> {
  if (!('subtle' in crypto)) throw new Error('A checksum needs a secure address: open Trackyard with https or on localhost.');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const attachmentsIn = ({ vendors, accounts }: Business): Attachment[] => [
  ...Object.values(vendors.entities).flatMap(({ gstFile }) => gstFile ?? []),
  ...Object.values(accounts.entities).flatMap(({ billing }) => billing.poOfficial ?? []),
];

const base64Of = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** The attachments that a business names, with their bytes as of one moment; those that are not there are left out. */
export async function filesOf(business: Business, contents: Contents): Promise<KeptFile[]> {
  const hashes = [...new Set(attachmentsIn(business).map(({ hash }) => hash))];
  const found = await contents.get(hashes);
  return hashes.flatMap((hash, index) => {
    const bytes = found[index];
    return bytes ? [{ hash, base64: base64Of(bytes) }] : [];
  });
}

/** Keeps a backup's files under their hashes. */
export async function keepFiles(files: readonly KeptFile[], contents: Contents): Promise<void> {
  for (const { hash, base64 } of files) await contents.put(hash, bytesOf(base64));
}

/** A backup as the text of one JSON file, with a version and a checksum of its content. */
export async function writeBackup({ at, by, business, files }: Backup): Promise<string> {
  const content = JSON.stringify({ business, files } satisfies BackupContent);
  const head = { format: FORMAT, version: businessModel.version, at, by, checksum: await checksumOf(content) };
  return JSON.stringify({ ...head, content });
}

const isTextRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function parse(text: string, otherwise: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    if (isTextRecord(parsed)) return parsed;
  } catch {
    // Answered below, with text that is JSON of another kind.
  }
  throw new Error(otherwise);
}

const isFile = (file: unknown): file is KeptFile =>
  isTextRecord(file) &&
  typeof file.hash === 'string' &&
  typeof file.base64 === 'string' &&
  file.base64.length % 4 === 0 &&
  /^[A-Za-z0-9+/]*={0,2}$/.test(file.base64);

/** The files whose bytes can be read, and what is left out. */
function filesIn(files: unknown): [KeptFile[], LeftOut[]] {
  const all: unknown[] = Array.isArray(files) ? files : [];
  const broken = all.filter((file) => !isFile(file));
  const reason = 'The bytes of an attachment cannot be read.';
  return [all.filter(isFile), broken.map(() => ({ table: 'files', id: '', reason, content: undefined }))];
}

/** Reads and checks a backup whole, and leaves out of it what does not fit; an Error says in a sentence why it is none. */
export async function readBackup(text: string): Promise<Backup & { leftOut: readonly LeftOut[] }> {
  const { format, version, at, by, checksum, content } = parse(text, 'This file is not a Trackyard backup.');
  if (format !== FORMAT || typeof content !== 'string' || typeof version !== 'number') {
    throw new Error('This file is not a Trackyard backup.');
  }
  if (checksum !== (await checksumOf(content))) {
    throw new Error('This backup is damaged: its checksum does not match its content. Use another copy.');
  }
  const { business: state, files } = parse(content, 'This backup is damaged: its content cannot be read.');
  const read = readSnapshot({ version, state }, businessModel);
  if (!read.ok) throw new Error(`This backup cannot be read: ${read.reason}`);
  const { checkedBusiness } = await import('./checkedBusiness');
  const { business, leftOut } = checkedBusiness(read.state);
  const [kept, broken] = filesIn(files);
  return {
    at: typeof at === 'string' ? at.slice(0, MOST_CHARACTERS) : '',
    by: typeof by === 'string' ? by.slice(0, MOST_CHARACTERS) : '',
    business,
    files: kept,
    leftOut: [...leftOut, ...broken],
  };
}

/** What is in a business, table by table, such as vendors: 12. */
export const contentsOf = (business: Business) =>
  nouns.map(({ reducerPath }) => ({ table: reducerPath, rows: business[reducerPath].ids.length }));
