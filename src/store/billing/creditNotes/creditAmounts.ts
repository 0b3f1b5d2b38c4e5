import { asAmended, asItsBill } from '@/store/billing/amendments/amended';
import { creditNotesOfAccount } from '@/store/billing/bills/accountBills';
import type { BillLine, IssuedBill } from '@/store/billing/bills/bill';
import type { HsnTax } from '@/store/kit/hsnTax';
import { isSold } from '@/store/billing/bills/billAmounts';
import { creditedOfLine } from '@/store/billing/bills/billedLines';
import type { CreditNote } from './creditNote';
import { percentOf } from '@/store/kit/gstRates';
import { gstInPaise, halfGstInPaise, paise, rupees, sumOf } from '@/store/kit/money';
import type { Table } from '@/store/kit/table';

/** What is to be credited of a line of a bill: the line by its kind and vehicle, and how much without GST, in rupees. */
export interface CreditedLine extends Pick<BillLine, 'kind' | 'vehicleId'> {
  /** Tells the lines of a discount apart, which stands once under each HSN that it reduces. */
  hsn?: string | undefined;
  amount: number;
}

/** The credit notes that count over a bill, by their identities. */
export const creditedSoFar = (notes: Table<CreditNote>, { id, accountId }: Pick<IssuedBill, 'id' | 'accountId'>) =>
  creditNotesOfAccount(notes, accountId).flatMap((note) => (note.billId === id ? [note.id] : []));

/** What of a line is not credited yet, in rupees without GST. */
export const leftOfLine = (
  notes: Table<CreditNote>,
  bill: Pick<IssuedBill, 'id' | 'accountId'>,
  line: BillLine,
): number => rupees(paise(line.taxable) - (creditedOfLine(notes, bill, line) ?? 0));

/** The line of a bill that is to be credited; undefined where it has none such. */
export const creditedLine = (
  { lines }: Pick<IssuedBill, 'lines'>,
  { kind, vehicleId, hsn }: Omit<CreditedLine, 'amount'>,
): BillLine | undefined =>
  lines.find((line) => line.kind === kind && line.vehicleId === vehicleId && (hsn === undefined || line.hsn === hsn));

/** What of an HSN of a bill credit notes have not taken off yet, in rupees without GST. */
export const leftOfHsn = (
  table: Table<CreditNote>,
  { id, accountId }: Pick<IssuedBill, 'id' | 'accountId'>,
  { hsn, taxable }: Pick<HsnTax, 'hsn' | 'taxable'>,
): number =>
  sumOf([
    taxable,
    ...creditNotesOfAccount(table, accountId)
      .filter(({ billId }) => billId === id)
      .flatMap(({ taxes }) => taxes.filter((tax) => tax.hsn === hsn).map((tax) => -tax.taxable)),
  ]);

/** What of a line can still be credited by itself, in whole paise: where a discount took some off its HSN, that can be less than is left of the line. */
export const mostCredited = (
  { creditNotes }: { creditNotes: Table<CreditNote> },
  bill: Pick<IssuedBill, 'id' | 'accountId' | 'taxes'>,
  line: BillLine,
): number =>
  Math.min(
    paise(leftOfLine(creditNotes, bill, line)),
    ...bill.taxes.flatMap((tax) => (tax.hsn === line.hsn ? [paise(leftOfHsn(creditNotes, bill, tax))] : [])),
  );

/** What credit notes took off one bill's taxes so far. */
const taxesBefore = (notes: readonly CreditNote[], hsn: string, tax: 'cgst' | 'sgst' | 'igst') =>
  sumOf(notes.flatMap(({ taxes }) => taxes.filter((one) => one.hsn === hsn).map((one) => one[tax])));

/**
 * The amounts of a credit note over a bill's lines, in rupees: with what is left of the tax of an HSN where nothing is left of
 * that, and of the round off where nothing is left of the bill, so that all credits together are never more than the bill.
 */
export function creditAmounts(
  issued: IssuedBill,
  table: Table<CreditNote>,
  credited: readonly CreditedLine[],
  withoutGst = false,
): Pick<CreditNote, 'lines' | 'taxes' | 'roundOff' | 'total'> {
  const bill = asAmended(issued);
  const before = creditNotesOfAccount(table, bill.accountId)
    .filter(({ billId }) => billId === bill.id)
    .map((note) => asItsBill(note, bill));
  const lines = credited.flatMap((one): BillLine[] => {
    const line = creditedLine(bill, one);
    return line ? [{ ...line, taxable: one.amount }] : [];
  });
  const creditedOf = ({ hsn }: HsnTax) => sumOf(lines.filter((line) => line.hsn === hsn).map((line) => line.taxable));
  const isRest = (of: HsnTax) => paise(leftOfHsn(table, bill, of)) === paise(creditedOf(of));
  const taxes = bill.taxes.flatMap((of): HsnTax[] => {
    const taxable = creditedOf(of);
    const left = (tax: 'cgst' | 'sgst' | 'igst') => paise(of[tax]) - paise(taxesBefore(before, of.hsn, tax));
    const share = (tax: 'cgst' | 'sgst' | 'igst', computed: number) =>
      rupees(withoutGst || of[tax] === 0 ? 0 : isRest(of) ? left(tax) : Math.min(left(tax), computed));
    const percent = percentOf(of.rate);
    const half = halfGstInPaise(paise(taxable), percent);
    const tax = {
      hsn: of.hsn,
      ...(of.rate !== undefined && { rate: of.rate }),
      taxable,
      cgst: share('cgst', half),
      sgst: share('sgst', half),
      igst: share('igst', gstInPaise(paise(taxable), percent)),
    };
    return isSold(tax) ? [tax] : [];
  });
  const exact = sumOf([
    ...lines.map((line) => line.taxable),
    ...taxes.flatMap(({ cgst, sgst, igst }) => [cgst, sgst, igst]),
  ]);
  const leftOfBill = sumOf([bill.total, ...before.map(({ total }) => -total)]);
  const over = paise(exact) - paise(leftOfBill);
  // Of a bill that was rounded down the last paise are none: they were never asked for.
  const roundedDown = over > 0 && over <= 50 ? rupees(-over) : 0;
  const roundOff =
    bill.taxes.every(isRest) && !withoutGst
      ? sumOf([bill.roundOff, ...before.map((note) => -note.roundOff)])
      : roundedDown;
  return { lines, taxes, roundOff, total: sumOf([exact, roundOff]) };
}

/** The last ISO date on which a credit note over a bill of that day, or over a debit note that raises it, may take GST off: 30 November after the financial year of the supply (section 34(2)). */
export function lastGstCredit(issuedOn: string): string {
  const year = Number(issuedOn.slice(0, 4)) + (issuedOn.slice(5, 7) < '04' ? 0 : 1);
  return `${year}-11-30`;
}
