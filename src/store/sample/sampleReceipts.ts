import type { AccountRow } from '@/store/clients/accounts/account';
import { recipientOf } from '@/store/billing/bills/recipient';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { taxableSum } from '@/store/billing/bills/billAmounts';
import type { WithBills } from '@/store/billing/bills/withBills';
import { companyNow, type WithCompany } from '@/store/billing/company/company';
import { daysAfter, monthsAfter } from '@/store/kit/dates';
import { openAmount } from '@/store/billing/receivables/openBills';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { paise, rupees } from '@/store/kit/money';
import type { Receipt, ReceiptDraft } from '@/store/billing/receipts/receipt';
import { writeOffsSlice } from '@/store/billing/writeOffs/writeOffsSlice';
import { openingsSlice } from '@/store/billing/openings/openingsSlice';
import { receiptsSlice } from '@/store/billing/receipts/receiptsSlice';
import { receiptBounced, receiptRecorded } from '@/store/facts/receipts';
import type { Table } from '@/store/kit/table';
import { seededRandom, type Random } from './random';
import { said } from './said';

/** The accounts that keep income tax back from what they pay for subscriptions, by their numbers. */
const KEEPS_TAX: ReadonlySet<number> = new Set([1, 2, 11]);
/** How the others pay; a company pays by RTGS. */
const MODES = ['UPI', 'Cheque', 'RTGS / NEFT'] as const;

/** The account whose cheque for the bill before last month's bounced, and was made good. */
const BOUNCED = 7;
/** The account that paid ahead, and how much in rupees. */
const AHEAD = { account: 8, rupees: 2500 };

const referenceOf = (mode: ReceiptDraft['mode'], random: Random) =>
  mode === 'UPI'
    ? random.text('0123456789', 12)
    : mode === 'Cheque'
      ? random.text('0123456789', 6)
      : `HDFCN${random.text('0123456789', 11)}`;

/** What came in of a bill: all of an older one, a half of last month's, nothing yet of this month's but for hardware. */
function paidOf(bill: IssuedBill, open: number, today: string): number {
  const thisMonth = today.slice(0, 7);
  const isOld = bill.month < monthsAfter(`${thisMonth}-01`, -1).slice(0, 7);
  if (isOld) return open;
  return bill.month === thisMonth && bill.part === 'Subscription' ? 0 : Math.floor(open / 2);
}

/** The receipt of what came in of a bill some days after it. */
function receiptOf(bill: IssuedBill, account: AccountRow, amount: number, today: string, random: Random): ReceiptDraft {
  const paid = daysAfter(bill.issuedOn, random.whole(6, 20));
  const isCompany = account.client.companyName.endsWith(' Ltd');
  const mode = isCompany ? 'RTGS / NEFT' : account.number === BOUNCED ? 'Cheque' : random.pick(MODES);
  const share = amount / bill.total;
  const kept =
    KEEPS_TAX.has(account.number) && bill.part === 'Subscription' ? Math.round(taxableSum(bill) * share * 0.02) : 0;
  return {
    accountId: account.id,
    on: paid < today ? paid : today,
    mode,
    reference: referenceOf(mode, random),
    cash: rupees(paise(amount) - paise(kept)),
    ...(kept > 0 && { tds: { code: '194C', rate: 2, amount: kept } }),
    allocations: [{ billId: bill.id, amount }],
  };
}

type SampleReceiptsContext = WithBills & WithCompany & WithAccounts;

const CHEQUE_BACK_DAYS = 5;

const NOTHING_CAME = {
  receipts: receiptsSlice.getInitialState(),
  openings: openingsSlice.getInitialState(),
  writeOffs: writeOffsSlice.getInitialState(),
};

/** The receipts of the sample business, up to `today` (ISO date): with tax kept back, a cheque that bounced and some money on account. */
export function sampleReceipts(today: string, mark: string, state: SampleReceiptsContext): Table<Receipt> {
  const random = seededRandom(47);
  const { id: companyId, receiptPrefix: prefix } = companyNow(state);
  const credited = { ...state, ...NOTHING_CAME };
  const bounced: ReceiptDraft[] = [];
  const drafts = state.bills.ids.flatMap((id): ReceiptDraft[] => {
    const bill = state.bills.entities[id];
    const account = bill && state.accounts.entities[bill.accountId];
    if (!account) return [];
    const amount = paidOf(bill, openAmount(credited, bill), today);
    if (amount === 0) return [];
    const receipt = receiptOf(bill, account, amount, today, random);
    if (
      account.number !== BOUNCED ||
      bill.part === 'Hardware' ||
      bill.month !== monthsAfter(`${today.slice(0, 7)}-01`, -2).slice(0, 7)
    )
      return [receipt];
    bounced.push({ ...receipt, reference: referenceOf('Cheque', random) });
    return [
      ...bounced,
      {
        ...receipt,
        on: daysAfter(receipt.on, CHEQUE_BACK_DAYS + 2),
        mode: 'UPI',
        reference: referenceOf('UPI', random),
      },
    ];
  });
  const ahead = Object.values(state.accounts.entities).find(({ number }) => number === AHEAD.account);
  if (ahead)
    drafts.push({
      accountId: ahead.id,
      on: `${today.slice(0, 7)}-01`,
      mode: 'UPI',
      reference: referenceOf('UPI', random),
      cash: AHEAD.rupees,
      allocations: [],
    });
  return drafts
    .toSorted((one, other) => one.on.localeCompare(other.on))
    .reduce((table, draft, index) => {
      const id = `${mark}-receipt-${index + 1}`;
      const account = state.accounts.entities[draft.accountId];
      const issuer = { prefix, ...(companyId !== undefined && { companyId }) };
      if (!account) throw new Error(`Receipt ${index + 1} of the sample is of no account`);
      const recorded = receiptsSlice.reducer(
        table,
        said(draft.on, receiptRecorded, { id, recordedOn: draft.on, ...draft, issuer, recipient: recipientOf(account) })
          .fact,
      );
      if (!bounced.includes(draft)) return recorded;
      return receiptsSlice.reducer(
        recorded,
        said(draft.on, receiptBounced, { id, on: daysAfter(draft.on, CHEQUE_BACK_DAYS) }).fact,
      );
    }, receiptsSlice.getInitialState());
}
