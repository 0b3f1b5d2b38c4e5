import type { Amounts, BillLine, IssuedBill, LineKind } from '@/store/billing/bills/bill';
import { amountsOf } from '@/store/billing/bills/billAmounts';
import { isIntegrated } from '@/store/billing/returns/supplies';
import { USUAL_RATE } from '@/store/kit/gstRates';
import { paise } from '@/store/kit/money';

/** What a debit note adds to a bill: to which kind of its lines, and how much, in rupees without GST. */
export interface Debited {
  kind: LineKind;
  amount: number;
}

/** What only takes something off a bill, and is no supply that could be raised. */
const TAKES_OFF: ReadonlySet<LineKind> = new Set(['Discount', 'Adjustment']);

/** The kinds of lines of a bill that can be raised. */
export const debitableKinds = ({ lines }: Pick<IssuedBill, 'lines'>): LineKind[] => [
  ...new Set(lines.map(({ kind }) => kind).filter((kind) => !TAKES_OFF.has(kind))),
];

/** What a debit note adds to a bill as a line, under the HSN of such lines of it; undefined where it has none. */
export function debitedLine(bill: Pick<IssuedBill, 'lines'>, { kind, amount }: Debited): BillLine | undefined {
  const line = TAKES_OFF.has(kind) ? undefined : bill.lines.find((one) => one.kind === kind);
  return line && { kind, price: amount, hsn: line.hsn, taxable: amount };
}

/**
 * The amounts of a debit note over a bill, in rupees: at the rate and with the place of supply of the bill, and to whole rupees
 * (section 170 of the CGST Act). Undefined where the bill has no such line.
 */
export function debitAmounts(bill: IssuedBill, debited: Debited): Amounts | undefined {
  const line = debitedLine(bill, debited);
  if (!line) return undefined;
  const { taxable, ...draft } = line;
  const { rate = USUAL_RATE } = bill.taxes.find(({ hsn }) => hsn === line.hsn) ?? {};
  return amountsOf([{ ...draft, paise: paise(taxable) }], { inHalves: !isIntegrated(bill), rateOf: () => rate });
}
