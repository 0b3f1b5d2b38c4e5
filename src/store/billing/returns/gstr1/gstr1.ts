import type { Company } from '@/store/billing/company/company';
import { documentsIssued, type DocumentSeries } from '@/store/billing/returns/documentsIssued';
import type { MonthDocuments } from '@/store/billing/returns/monthDocuments';
import type { Gstr1Head, Gstr1Summaries } from './file';
import type { Gstr1File } from './gstr1File';
import { amendedRecords, filedRecords } from './amendedRecords';
import type { AmendedRecords } from './amendedFile';
import { recordsOf, type SoldRecords } from './records';
import { bothSold } from '@/store/billing/returns/amendedDocuments';
import { hsnOfMonth } from '@/store/billing/returns/hsnOfMonth';
import { hsnSection, seriesSection } from './summaries';

/** The portal takes 5 MB; its own tool begins another file at 4 MiB. */
const MOST_BYTES = 4 * 1024 * 1024;

/** The records of a file, section by section. */
interface Gstr1Records extends SoldRecords, AmendedRecords {}

/** GSTR-1 of a month as the portal takes it, before it is cut into files. */
export interface Gstr1 {
  head: Gstr1Head;
  records: Gstr1Records;
  /** What earlier files said of what it amends. */
  filed: SoldRecords;
  summaries: Gstr1Summaries;
}

/** GSTR-1 of a month, `YYYY-MM`, for the portal; `vouchers` are the numbers of those for advances. */
export const gstr1Of = (
  documents: MonthDocuments,
  own: Pick<Company, 'gstin' | 'stateCode'>,
  month: string,
  vouchers: readonly DocumentSeries[] = [],
): Gstr1 => ({
  head: { gstin: own.gstin, fp: `${month.slice(5)}${month.slice(0, 4)}`, version: 'GST3.2.4', hash: 'hash' },
  records: {
    ...recordsOf(bothSold(documents, documents.amended.moved), own.stateCode),
    ...amendedRecords(documents.amended, own.stateCode),
  },
  filed: filedRecords(documents.amended, own.stateCode),
  summaries: {
    ...seriesSection([...documentsIssued(documents), ...vouchers]),
    ...hsnSection(hsnOfMonth(documents, month)),
  },
});

/** The sections of a file in the order of the portal's own tool. */
const SECTIONS = [
  'b2b',
  'b2ba',
  'b2cl',
  'b2cla',
  'b2cs',
  'b2csa',
  'nil',
  'cdnra',
  'at',
  'cdnr',
  'cdnur',
  'cdnura',
  'doc_issue',
  'hsn',
  'txpd',
] as const satisfies readonly (keyof Gstr1Records | keyof Gstr1Summaries)[];

const NO_RECORDS: Gstr1Records = {
  b2b: [],
  b2ba: [],
  b2cl: [],
  b2cla: [],
  b2cs: [],
  b2csa: [],
  cdnra: [],
  cdnr: [],
  cdnur: [],
  cdnura: [],
};

const RECORDS = SECTIONS.filter((name): name is keyof Gstr1Records & typeof name => name in NO_RECORDS);

/** A file in that order; a section in which nothing is stands nowhere. */
function fileOf(head: Gstr1Head, records: Gstr1Records, summaries: Gstr1Summaries): Gstr1File {
  const told: Partial<Record<(typeof SECTIONS)[number], object>> = {
    ...Object.fromEntries(RECORDS.flatMap((name) => (records[name].length > 0 ? [[name, records[name]]] : []))),
    ...summaries,
  };
  return { ...head, ...Object.fromEntries(SECTIONS.flatMap((name) => (told[name] ? [[name, told[name]]] : []))) };
}

/** How long something is in the file: it has no letters of more than one byte. */
const bytesOf = (value: unknown): number => JSON.stringify(value).length;

/**
 * The files that the portal takes, each with the head: one, or as many as keep each below `mostBytes`. The documents of a buyer stay
 * together, and the summaries are in the first.
 */
export function gstr1Files({ head, records, summaries }: Omit<Gstr1, 'filed'>, mostBytes = MOST_BYTES): Gstr1File[] {
  const parts: Gstr1Records[] = [];
  let bytes = Number.POSITIVE_INFINITY;
  const entries = RECORDS.flatMap((name) => records[name].map((record) => ({ name, record })));
  for (const { name, record } of entries) {
    // With a comma, and a name with its brackets where a section begins.
    const more = bytesOf(record) + 16;
    if (bytes + more > mostBytes) {
      bytes = bytesOf(head) + (parts.length === 0 ? bytesOf(summaries) : 0);
      parts.push(structuredClone(NO_RECORDS));
    }
    const part = parts.at(-1);
    // Each record goes under the name that it comes from.
    if (part) (part[name] as object[]).push(record);
    bytes += more;
  }
  const [first = records, ...others] = parts;
  return [fileOf(head, first, summaries), ...others.map((part) => fileOf(head, part, {}))];
}

/** The name of a file, as the portal's tool gives it, by the ISO day of its making; of several files with its place. */
export function gstr1Name({ gstin }: Pick<Gstr1Head, 'gstin'>, today: string, place?: number): string {
  const [year, month, day] = today.split('-').map(Number);
  return `returns_${day}${month}${year}_R1_${gstin}_offline${place === undefined ? '' : `_${place}`}.json`;
}
