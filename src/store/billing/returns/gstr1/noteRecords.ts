import type { IssuedBill } from '@/store/billing/bills/bill';
import type { Sold } from '@/store/billing/returns/issuedDocuments';
import { isLarge, isLargeDebit, isRegistered } from '@/store/billing/returns/supplies';
import type { NotedBuyer, NoteType, UnregisteredNote } from './file';
import { placeOf } from '@/store/billing/returns/placeOf';
import { grouped, hasTax, itemsOf, kindOf, portalDate, type Taxing } from './values';

/** A note as both of its sections tell it. */
interface Told {
  note: Pick<IssuedBill, 'docNo' | 'issuedOn' | 'taxes' | 'roundOff' | 'total'>;
  /** What says how it is taxed, and whose it is. */
  taxing: Taxing;
  type: NoteType;
  isLarge: boolean;
}

const recordOf = ({ note, taxing, type }: Told, ownState: string) => ({
  nt_num: note.docNo,
  nt_dt: portalDate(note.issuedOn),
  ntty: type,
  val: note.total,
  pos: placeOf(taxing, ownState),
  itms: itemsOf(note, taxing),
});

/** The credit notes and the debit notes of a month: of registered buyers, and on large bills of others; the rest goes with the bills. */
export function noteRecords(
  { taken, debits }: Pick<Sold, 'taken' | 'debits'>,
  ownState: string,
): { cdnr: NotedBuyer[]; cdnur: UnregisteredNote[] } {
  const all = [
    ...taken.map(({ note, bill }): Told => ({ note, taxing: bill, type: 'C', isLarge: isLarge(bill) })),
    ...debits.map((debited): Told => ({
      note: debited.note,
      taxing: debited.note,
      type: 'D',
      isLarge: isLargeDebit(debited),
    })),
  ].filter(({ note }) => hasTax(note));
  return {
    cdnr: grouped(
      all.filter(({ taxing }) => isRegistered(taxing)),
      ({ taxing }) => taxing.recipient.gstin,
      (told) => ({ ...recordOf(told, ownState), rchrg: 'N' as const, inv_typ: kindOf(told.taxing) }),
    ).map(([ctin, nt]) => ({ ctin, nt })),
    cdnur: all.filter((told) => told.isLarge).map((told) => ({ ...recordOf(told, ownState), typ: 'B2CL' })),
  };
}
