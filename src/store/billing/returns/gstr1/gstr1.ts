import type { Company } from '@/store/billing/company/company';
import { documentsIssued, type DocumentSeries } from '@/store/billing/returns/documentsIssued';
import type { MonthDocuments } from '@/store/billing/returns/monthDocuments';
import type { Gstr1File, Gstr1Head, Gstr1Summaries } from './file';
import { recordsOf, type Gstr1Records } from './records';
import { hsnSection, seriesSection } from './summaries';

/** The portal takes 5 MB; its own tool begins another file at 4 MiB. */
const MOST_BYTES = 4 * 1024 * 1024;

/** GSTR-1 of a month as the portal takes it, before it is cut into files. */
export interface Gstr1 {
  head: Gstr1Head;
  records: Gstr1Records;
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
  records: recordsOf(documents, own.stateCode),
  summaries: {
    ...seriesSection([...documentsIssued(documents), ...vouchers]),
    ...hsnSection(documents, month),
  },
});

/** A file in the order of the portal's own tool; a section in which nothing is stands nowhere. */
const fileOf = (
  head: Gstr1Head,
  { b2b, b2cl, b2cs, cdnr, cdnur }: Gstr1Records,
  summaries: Gstr1Summaries,
): Gstr1File => ({
  ...head,
  ...(b2b.length > 0 && { b2b }),
  ...(b2cl.length > 0 && { b2cl }),
  ...(b2cs.length > 0 && { b2cs }),
  ...(cdnr.length > 0 && { cdnr }),
  ...(cdnur.length > 0 && { cdnur }),
  ...summaries,
});

/** How a record goes into a file. */
type Adding = (file: Gstr1Records) => unknown;

/** How long something is in the file: it has no letters of more than one byte. */
const bytesOf = (value: unknown): number => JSON.stringify(value).length;

const entered = <Record>(records: readonly Record[], add: (file: Gstr1Records, record: Record) => unknown) =>
  records.map((record) => ({ record, add: (file: Gstr1Records) => add(file, record) }));

const entries = ({ b2b, b2cl, b2cs, cdnr, cdnur }: Gstr1Records): { record: object; add: Adding }[] => [
  ...entered(b2b, (file, one) => file.b2b.push(one)),
  ...entered(b2cl, (file, one) => file.b2cl.push(one)),
  ...entered(b2cs, (file, one) => file.b2cs.push(one)),
  ...entered(cdnr, (file, one) => file.cdnr.push(one)),
  ...entered(cdnur, (file, one) => file.cdnur.push(one)),
];

/**
 * The files that the portal takes, each with the head: one, or as many as keep each below `mostBytes`. The documents of a buyer stay
 * together, and the summaries are in the first.
 */
export function gstr1Files({ head, records, summaries }: Gstr1, mostBytes = MOST_BYTES): Gstr1File[] {
  const parts: Gstr1Records[] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const { record, add } of entries(records)) {
    // With a comma, and a name with its brackets where a section begins.
    const more = bytesOf(record) + 16;
    if (bytes + more > mostBytes) {
      bytes = bytesOf(head) + (parts.length === 0 ? bytesOf(summaries) : 0);
      parts.push({ b2b: [], b2cl: [], b2cs: [], cdnr: [], cdnur: [] });
    }
    const part = parts.at(-1);
    if (part) add(part);
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
