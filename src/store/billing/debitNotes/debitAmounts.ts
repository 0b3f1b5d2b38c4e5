import { asAmended } from '@/store/billing/amendments/amended';
import type { Amounts, BillLine, IssuedBill, LineKind } from '@/store/billing/bills/bill';
import { amountsOf } from '@/store/billing/bills/billAmounts';
import { inHalves } from '@/store/billing/bills/recipient';
import type { WithCompany } from '@/store/billing/company/company';
import { interestWords, type InterestDays } from '@/store/billing/interest/interest';
import { companyOfRecord } from '@/store/billing/papers/parties';
import { isIntegrated } from '@/store/billing/returns/supplies';
import { USUAL_RATE } from '@/store/kit/gstRates';
import { paise, rupees, sharesOf } from '@/store/kit/money';

/** What a debit note adds to a bill: to which kind of its lines, and how much, in rupees without GST. */
export interface Debited {
  kind: LineKind;
  amount: number;
  /** For which vehicle of the bill, where it is for one. */
  vehicleId?: string | undefined;
  /** Of interest, which all that was sold bears, whatever kind is named: for which days. */
  interest?: InterestDays | undefined;
}

/** What only takes something off a bill, and is no supply that could be raised. */
const TAKES_OFF: ReadonlySet<LineKind> = new Set(['Discount', 'Adjustment']);

/** The kinds of lines of a bill that can be raised. */
export const debitableKinds = ({ lines }: Pick<IssuedBill, 'lines'>): LineKind[] => [
  ...new Set(lines.map(({ kind }) => kind).filter((kind) => !TAKES_OFF.has(kind))),
];

type Sold = Pick<IssuedBill, 'lines' | 'taxes'>;

/**
 * Interest as lines, one for each HSN of the bill in proportion to what it came to: it is part of the value of that supply and taxed as it
 * is (section 15(2)(d) of the CGST Act). The tax is told with the note, which is no later than when it is paid, as section 13(6) asks.
 */
function interestLines({ lines, taxes }: Sold, amount: number, days: InterestDays): BillLine[] {
  const sold = taxes.flatMap(({ hsn, taxable }) => {
    const line = lines.find((one) => one.hsn === hsn && !TAKES_OFF.has(one.kind));
    return line && taxable > 0 ? [{ kind: line.kind, hsn, taxable }] : [];
  });
  const shares = sharesOf(
    paise(amount),
    sold.map(({ taxable }) => paise(taxable)),
  );
  return sold.flatMap(({ kind, hsn }, place) => {
    const share = rupees(shares[place] ?? 0);
    return share === 0 ? [] : [{ kind, price: share, hsn, taxable: share, why: interestWords(days) }];
  });
}

/** What a debit note adds to a bill as lines, under the HSN of such lines of it; none where it has none. */
export function debitedLines(bill: Sold, { kind, amount, vehicleId, interest }: Debited): BillLine[] {
  if (interest) return interestLines(bill, amount, interest);
  const isRaised = (line: BillLine) => line.kind === kind && (line.vehicleId === vehicleId || vehicleId === undefined);
  const line = TAKES_OFF.has(kind) ? undefined : bill.lines.find(isRaised);
  if (!line) return [];
  const { hsn, vehicleNo } = line;
  const named = vehicleId === undefined ? {} : { vehicleId, ...(vehicleNo !== undefined && { vehicleNo }) };
  return [{ kind, ...named, price: amount, hsn, taxable: amount }];
}

/** Whether a bill is taxed by CGST and SGST; one that bears no tax, by where it went from and to. */
const isInHalves = (state: WithCompany, bill: IssuedBill): boolean =>
  bill.taxes.some(({ cgst }) => cgst !== 0) ||
  (!isIntegrated(bill) && inHalves(companyOfRecord(state, bill.companyId), bill.recipient));

/**
 * The amounts of a debit note over a bill, in rupees: at the rate and with the place of supply of the bill, and to whole rupees
 * (section 170 of the CGST Act). Undefined where the bill has no such line.
 */
export function debitAmounts(state: WithCompany, issued: IssuedBill, debited: Debited): Amounts | undefined {
  const bill = asAmended(issued);
  const lines = debitedLines(bill, debited);
  if (lines.length === 0) return undefined;
  return amountsOf(
    lines.map(({ taxable, ...draft }) => ({ ...draft, paise: paise(taxable) })),
    {
      inHalves: isInHalves(state, bill),
      rateOf: (hsn) => bill.taxes.find((tax) => tax.hsn === hsn)?.rate ?? USUAL_RATE,
    },
  );
}
