import { billName } from './bill';
import { formatCount, formatMoney, formatMonth } from '@/format';
import { companyOf } from '@/store/clients/accounts/account';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import type { WithBills } from './withBills';
import { COMPANY_LABELS } from '@/store/billing/company/companyLabels';
import { companyChanged } from '@/store/billing/company/companySlice';
import type { Company } from '@/store/billing/company/company';
import { creditNoteIssued } from '@/store/billing/creditNotes/creditNotesSlice';
import { valueChanges } from '@/store/kit/edit';
import { sumOf } from '@/store/kit/money';
import type { WithReceipts } from '@/store/billing/receipts/receipt';
import { receiptAllocated, receiptBounced, receiptRecorded } from '@/store/billing/receipts/receiptsSlice';
import { describing } from '@/store/kit/words';
import { billCancelled, billRunApproved } from './billsSlice';
import { proformaIssued } from '@/store/billing/proformas/proformasSlice';

type Books = WithAccounts & WithBills & WithReceipts;

function nameOf({ accounts }: WithAccounts, id: string): string {
  const account = accounts.entities[id];
  return account ? companyOf(account) : 'an account that is gone';
}

/** A receipt as it is spoken of: its money, and whose it was. */
function receiptName(state: Books, id: string): string {
  const receipt = state.receipts.entities[id];
  return receipt ? `the ${formatMoney(receipt.cash)} of ${nameOf(state, receipt.accountId)}` : 'a receipt that is gone';
}

/** A bill as it is spoken of, and whose it is. */
function billOf(state: Books, { id, accountId }: { id: string; accountId: string }): string {
  const bill = state.bills.entities[id];
  return `${bill ? billName(bill) : 'a bill'} of ${nameOf(state, accountId)}`;
}

/** The facts of bills, receipts, credit notes, proforma invoices and the company's details in words. */
export const billingWords = [
  describing(
    billRunApproved,
    ({ month, bills }) =>
      `approved the bill run of ${formatMonth(month)}: ${bills.length === 1 ? '1 bill' : `${formatCount(bills.length)} bills`}, ${formatMoney(sumOf(bills.map(({ total }) => total)))}`,
  ),
  describing(
    receiptRecorded,
    ({ accountId, cash }, state: Books) => `recorded ${formatMoney(cash)} of ${nameOf(state, accountId)}`,
  ),
  describing(receiptAllocated, ({ id }, state: Books) => `allocated ${receiptName(state, id)}`),
  describing(receiptBounced, ({ id }, state: Books) => `noted that ${receiptName(state, id)} bounced`),
  describing(billCancelled, (bill, state: Books) => `cancelled ${billOf(state, bill)}`),
  describing(
    creditNoteIssued,
    ({ billId: id, accountId }, state: Books) => `issued a credit note over ${billOf(state, { id, accountId })}`,
  ),
  describing(
    proformaIssued,
    ({ accountId }, state: Books) => `issued a proforma invoice for ${nameOf(state, accountId)}`,
  ),
  describing(companyChanged, () => "changed the company's details"),
];

/** What of the company's details changed, value by value. */
export const billingChanges = [describing(companyChanged, ({ edit }) => valueChanges<Company>(edit, COMPANY_LABELS))];
