// Bills, debit notes and credit notes of November 2026, made by the arithmetic that issues them: our own state is Maharashtra.
import { billTable } from '@/store/billing/bills/billsSlice';
import { creditedDocument, type CreditedDocument } from '@/store/billing/creditNotes/creditedDocument';
import { debitNoteTable } from '@/store/billing/debitNotes/debitNotesSlice';
import { emptyBusiness } from '@/store/business/business';
import fc from 'fast-check';
import { amountsOf, type LineDraft } from '@/store/billing/bills/billAmounts';
import type { IssuedBill } from '@/store/billing/bills/bill';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { creditAmounts } from '@/store/billing/creditNotes/creditAmounts';
import { debitableKinds, debitAmounts } from '@/store/billing/debitNotes/debitAmounts';
import type { DebitNote } from '@/store/billing/debitNotes/debitNote';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import { GST_RATES, USUAL_RATE, type GstRate } from '@/store/kit/gstRates';
import { paise } from '@/store/kit/money';

const RECIPIENTS = {
  home: { name: 'Konkan Fleet', address: 'Mumbai', gstin: '27AAFCK4321M1ZE', stateCode: '27' },
  away: { name: 'Karavali Lines', address: 'Udupi', gstin: '29AAGCG6253J1Z8', stateCode: '29' },
  wrong: { name: 'Deccan Cabs', address: 'Hubli', gstin: '29AAFCA7488L1Z0', stateCode: '29' },
  person: { name: 'Asha Rao', address: 'Pune', gstin: '', stateCode: '27' },
  abroad: { name: 'Ravi Shetty', address: 'Mysuru', gstin: '', stateCode: '29' },
  unknown: { name: 'Somebody', address: '', gstin: '', stateCode: '' },
};
type Who = keyof typeof RECIPIENTS;

const HSN = { Subscription: '9984', Lease: '997319', Hardware: '852691', Installation: '998734' } as const;
type Kind = keyof typeof HSN;

/** A line over so many paise. */
export const line = (kind: Kind, amount: number, vehicle: number, included = false): LineDraft => ({
  kind,
  vehicleId: `vehicle ${vehicle}`,
  vehicleNo: `MH 01 AB ${vehicle}`,
  price: amount / 100,
  hsn: HSN[kind],
  paise: amount,
  ...(included && { included: true as const }),
});

interface Given {
  number: number;
  who: Who;
  lines: readonly LineDraft[];
  on?: string;
  change?: Partial<IssuedBill>;
  /** The rates of kinds that are not the usual one. */
  rates?: Partial<Record<Kind, GstRate>>;
}

const rateIn = (rates: Partial<Record<Kind, GstRate>>) => (hsn: string) =>
  (Object.keys(HSN) as Kind[]).map((kind) => (HSN[kind] === hsn ? rates[kind] : undefined)).find(Boolean) ?? USUAL_RATE;

export const bill = ({ number, who, lines, on = '2026-11-05', change, rates = {} }: Given): IssuedBill => ({
  id: `bill ${number}`,
  number,
  accountId: `account of ${who}`,
  part: 'Subscription',
  month: '2026-11',
  issuedOn: on,
  dueOn: '2026-11-20',
  recipient: RECIPIENTS[who],
  docNo: `INV/26-27/${String(number).padStart(6, '0')}`,
  status: 'Issued',
  // Our own state is Maharashtra.
  ...amountsOf(lines, { inHalves: RECIPIENTS[who].stateCode !== '29', rateOf: rateIn(rates) }),
  ...change,
});

/** A credit note over a share of the first line, or over the whole bill; or so over a debit note. */
export function note(
  of: CreditedDocument,
  number: number,
  share: number,
  on = '2026-11-20',
  change: Partial<CreditNote> = {},
): CreditNote[] {
  const asked = (share === 1 ? of.lines : of.lines.slice(0, 1)).map(({ kind, vehicleId, taxable }) => ({
    kind,
    vehicleId,
    amount: Math.floor(paise(taxable) * share) / 100,
  }));
  const amounts = creditAmounts(of, creditNoteTable([]), asked);
  if (amounts.total <= 0) return [];
  const docNo = `CN/26-27/${String(number).padStart(6, '0')}`;
  return [
    {
      id: `note ${number}`,
      number,
      accountId: of.accountId,
      billId: of.id,
      docNo,
      issuedOn: on,
      reason: 'Downtime',
      status: 'Issued',
      ...amounts,
      ...change,
    },
  ];
}

/** A debit note of so many rupees over a line of that kind. */
export function debit(of: IssuedBill, number: number, kind: Kind, amount: number, on = '2026-11-21'): DebitNote[] {
  const amounts = debitAmounts(emptyBusiness, of, { kind, amount });
  if (!amounts) return [];
  const { accountId, recipient } = of;
  return [
    {
      id: `debit ${number}`,
      number,
      accountId,
      billId: of.id,
      docNo: `DN/26-27/${String(number).padStart(6, '0')}`,
      issuedOn: on,
      dueOn: on,
      reason: 'Price raised',
      recipient,
      status: 'Issued',
      ...amounts,
    },
  ];
}

/** A debit note as a credit note takes something off it. */
const asCredited = (of: IssuedBill, { id, ...raised }: DebitNote): CreditedDocument => {
  const found = creditedDocument({ bills: billTable([of]), debitNotes: debitNoteTable([{ id, ...raised }]) }, id);
  if (!found) throw new Error('It raises no bill.');
  return found;
};

const someLines = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...(Object.keys(HSN) as Kind[])),
      amount: fc.integer({ min: 1, max: 30_000_000 }),
      included: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((drafts) => drafts.map(({ kind, amount, included }, vehicle) => line(kind, amount, vehicle, included)));
/** Bills, each with the debit notes on it, and the credit notes on it or on those. */
export const someBills = fc
  .array(
    fc.record({
      who: fc.constantFrom(...(Object.keys(RECIPIENTS) as Who[])),
      lines: someLines,
      rates: fc.record(
        { Subscription: fc.constantFrom(...GST_RATES), Hardware: fc.constantFrom(...GST_RATES) },
        { requiredKeys: [] },
      ),
      cancelled: fc.boolean(),
      credited: fc.constantFrom(0, 0, 0.3, 1),
      debited: fc.constantFrom(0, 0, 1.07, 99_999.99),
      returned: fc.constantFrom(0, 0, 0.5, 1),
    }),
    { maxLength: 12 },
  )
  .map((drafts) =>
    drafts.map(({ who, lines, rates, cancelled, credited, debited, returned }, index) => {
      const one = bill({ number: index + 1, who, lines, rates, change: cancelled ? { status: 'Cancelled' } : {} });
      const [kind] = debitableKinds(one) as Kind[];
      const debits = cancelled || debited === 0 || !kind ? [] : debit(one, index + 1, kind, debited);
      return {
        one,
        notes: [
          ...(cancelled || credited === 0 ? [] : note(one, index + 1, credited)),
          ...debits.flatMap((raised) =>
            returned === 0 ? [] : note(asCredited(one, raised), drafts.length + index + 1, returned, '2026-11-22'),
          ),
        ],
        debits,
      };
    }),
  );
