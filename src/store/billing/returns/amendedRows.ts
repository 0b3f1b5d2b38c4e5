import type { IssuedBill } from '@/store/billing/bills/bill';
import type { AmendedDocuments, RevisedMonth } from './amendedDocuments';
import { bothSold } from './amendedDocuments';
import { creditRows, debitRows, type NoteRow } from './noteRows';
import { b2cRows, billRows, placeOfSupply, type B2cRow, type BillRow } from './returnRows';
import { addedUp, lessThose, type Taxed } from './taxed';

/** For whom a document was filed. */
interface Before {
  gstinBefore: string;
  placeBefore: string;
}

export type AmendedBillRow = BillRow & Before;
export type AmendedNoteRow = NoteRow & Before;

/** What a month sold to one place of supply at one rate, bills of clients without a GST number, less what is told elsewhere by now. */
export interface RevisedRow extends B2cRow {
  /** `YYYY-MM`. */
  month: string;
}

/** What a return amends of earlier ones, as it is by now. */
export interface AmendedRows {
  /** Table 9A. */
  bills: readonly AmendedBillRow[];
  /** Table 9C. */
  debits: readonly AmendedNoteRow[];
  credits: readonly AmendedNoteRow[];
  /** Table 10. */
  b2c: readonly RevisedRow[];
  /** By how much these rows change what was filed; what goes out of the sums of its month is told anew by the sections of this one. */
  change: Taxed;
}

const before = ({ recipient }: Pick<IssuedBill, 'recipient'>): Before => ({
  gstinBefore: recipient.gstin,
  placeBefore: placeOfSupply(recipient.stateCode),
});

/** The sums of a month that change, with the other rates of the same places: the portal takes those of a place together. */
function revisedRows({ month, out, rest }: RevisedMonth): { now: RevisedRow[]; was: B2cRow[] } {
  const places = new Set(b2cRows(out).map(({ place }) => place));
  const was = b2cRows(bothSold(rest, out)).filter(({ place }) => places.has(place));
  const left = new Map(b2cRows(rest).map((row) => [row.id, row]));
  const now = was.map((row) => left.get(row.id) ?? { ...row, bills: 0, debits: 0, notes: 0, ...addedUp([]) });
  return { was, now: now.map((row) => ({ ...row, id: `${month} ${row.id}`, month })) };
}

const sumOfSold = (bills: readonly Taxed[], debits: readonly Taxed[], credits: readonly Taxed[]): Taxed =>
  lessThose(addedUp([...bills, ...debits]), addedUp(credits));

/** What a return amends of earlier ones, row by row. */
export function amendedRows({ was, is, revised }: AmendedDocuments): AmendedRows {
  const bills = is.live.flatMap((bill, place) =>
    billRows(bill).map((row) => ({ ...row, ...before(was.live[place] ?? bill) })),
  );
  const debits = is.debits.flatMap((one, place) =>
    debitRows(one).map((row) => ({ ...row, ...before((was.debits[place] ?? one).note) })),
  );
  const credits = is.taken.flatMap((one, place) =>
    creditRows(one).map((row) => ({ ...row, ...before((was.taken[place] ?? one).bill) })),
  );
  const months = revised.map(revisedRows);
  const b2c = months.flatMap(({ now }) => now);
  const told = addedUp([sumOfSold(bills, debits, credits), ...b2c]);
  const filed = addedUp([
    sumOfSold(was.live.flatMap(billRows), was.debits.flatMap(debitRows), was.taken.flatMap(creditRows)),
    ...months.flatMap((month) => month.was),
  ]);
  return { bills, debits, credits, b2c, change: lessThose(told, filed) };
}
