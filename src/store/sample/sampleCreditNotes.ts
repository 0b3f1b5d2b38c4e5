import type { AccountRow } from '@/store/clients/accounts/account';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { companyNow, type WithCompany } from '@/store/billing/company/company';
import { daysAfter } from '@/store/kit/dates';
import { creditAmounts, creditedSoFar, type CreditedLine } from '@/store/billing/creditNotes/creditAmounts';
import { creditNotesSlice } from '@/store/billing/creditNotes/creditNotesSlice';
import { creditNoteIssued, type CreditDraft } from '@/store/facts/creditNotes';
import type { Table } from '@/store/kit/table';
import { said } from './said';
import { monthBefore } from './sampleBills';

interface SampleCredit extends Pick<CreditDraft, 'reason' | 'remark'> {
  account: number;
  monthsAgo: number;
  /** In rupees without GST, off each of the bill's first vehicles. */
  amount: number;
  vehicles: number;
}

/** With them the donut's shares come out. */
const CREDITS: readonly SampleCredit[] = [
  {
    account: 4,
    monthsAgo: 2,
    amount: 50,
    vehicles: 9,
    reason: 'Downtime',
    remark: 'Server of the network provider down for five days.',
  },
  {
    account: 1,
    monthsAgo: 1,
    amount: 350,
    vehicles: 1,
    reason: 'Mistake',
    remark: 'The truck was in the workshop all the month.',
  },
];

const CREDITED_AFTER_DAYS = 4;

/** The credit notes of the sample business, over its bills. */
export function sampleCreditNotes(
  today: string,
  mark: string,
  accounts: readonly AccountRow[],
  bills: Table<IssuedBill>,
  state: WithCompany,
) {
  const { id: companyId, creditPrefix: prefix } = companyNow(state);
  return CREDITS.reduce((table, { account: number, monthsAgo, amount, vehicles, reason, remark }, index) => {
    const accountId = accounts.find((account) => account.number === number)?.id ?? '';
    const month = monthBefore(today, monthsAgo);
    const bill = Object.values(bills.entities).find(
      (one) => one.accountId === accountId && one.month === month && one.part === 'Subscription',
    );
    if (!bill) throw new Error(`The sample account ${number} has no bill of ${month}`);
    const meant = bill.lines.filter(({ kind }) => kind === 'Subscription').slice(0, vehicles);
    const lines = meant.map(({ kind, vehicleId }): CreditedLine => ({ kind, vehicleId, amount }));
    const on = daysAfter(bill.issuedOn, CREDITED_AFTER_DAYS);
    const { fact } = said(on, creditNoteIssued, {
      id: `${mark}-credit-note-${index + 1}`,
      accountId,
      billId: bill.id,
      reason,
      remark,
      lines,
      on,
      issuer: { prefix, ...(companyId !== undefined && { companyId }) },
      amounts: creditAmounts(bill, table, lines),
      before: creditedSoFar(table, bill),
      released: [],
    });
    return creditNotesSlice.reducer(table, fact);
  }, creditNotesSlice.getInitialState());
}
