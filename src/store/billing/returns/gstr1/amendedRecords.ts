import { bothSold, type AmendedDocuments, type RevisedMonth } from '@/store/billing/returns/amendedDocuments';
import { pushTo } from '@/store/kit/grouping';
import type { AmendedRecords, RevisedB2cs } from './amendedFile';
import type { B2csRecord } from './file';
import { b2csOf, recordsOf, type SoldRecords } from './records';

const original = <Invoice extends { inum: string; idt: string }>(invoice: Invoice) => ({
  oinum: invoice.inum,
  oidt: invoice.idt,
  ...invoice,
});
const originalNote = <Note extends { nt_num: string; nt_dt: string }>(note: Note) => ({
  ont_num: note.nt_num,
  ont_dt: note.nt_dt,
  ...note,
});

const atPlace = ({ pos, sply_ty }: Pick<B2csRecord, 'pos' | 'sply_ty'>): string => `${pos} ${sply_ty}`;

/** A record of which nothing is left. */
const nothingOf = (record: B2csRecord): B2csRecord => ({
  ...record,
  txval: 0,
  ...('iamt' in record ? { iamt: 0 } : { camt: 0, samt: 0 }),
});

/** A month's sums, as they were filed, of the places of supply out of which something goes, with all of their rates. */
function filedOf({ out, rest }: RevisedMonth, ownState: string): B2csRecord[] {
  const places = new Set(b2csOf(out, ownState).map(atPlace));
  return b2csOf(bothSold(rest, out), ownState).filter((record) => places.has(atPlace(record)));
}

/** The same as they are by now, place by place. */
function revisedOf(revised: RevisedMonth, ownState: string): RevisedB2cs[] {
  const { month, rest } = revised;
  const left = new Map(b2csOf(rest, ownState).map((record) => [`${atPlace(record)} ${record.rt}`, record]));
  const byPlace = new Map<string, B2csRecord[]>();
  for (const was of filedOf(revised, ownState))
    pushTo(byPlace, atPlace(was), left.get(`${atPlace(was)} ${was.rt}`) ?? nothingOf(was));
  return [...byPlace.values()].flatMap((records) => {
    const [first] = records;
    if (!first) return [];
    const { sply_ty, typ, pos } = first;
    const itms = records.map(({ sply_ty: _type, typ: _ours, pos: _place, ...item }) => item);
    return [{ omon: `${month.slice(5)}${month.slice(0, 4)}`, sply_ty, typ, pos, itms }];
  });
}

/** What earlier files said of what a file amends. */
export const filedRecords = ({ was, revised }: AmendedDocuments, ownState: string): SoldRecords => ({
  ...recordsOf(was, ownState),
  b2cs: revised.flatMap((month) => filedOf(month, ownState)),
});

/**
 * What the file amends of earlier returns: documents with the number and the date that they were filed under, which stay what they
 * are, and sums by month and place. Whether the portal takes a large bill under another place of supply is not verified: its tool
 * names the place of such a bill its original one.
 */
export function amendedRecords({ is, revised }: AmendedDocuments, ownState: string): AmendedRecords {
  const { b2b, b2cl, cdnr, cdnur } = recordsOf(is, ownState);
  return {
    b2ba: b2b.map(({ ctin, inv }) => ({ ctin, inv: inv.map(original) })),
    b2cla: b2cl.map(({ pos, inv }) => ({ pos, inv: inv.map(original) })),
    b2csa: revised.flatMap((month) => revisedOf(month, ownState)),
    cdnra: cdnr.map(({ ctin, nt }) => ({ ctin, nt: nt.map(originalNote) })),
    cdnura: cdnur.map(originalNote),
  };
}
