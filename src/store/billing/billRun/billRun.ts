import { formatDate } from '@/format';
import type { AccountRow } from '@/store/clients/accounts/account';
import { accountOn } from '@/store/clients/accounts/clientCorrection';
import { billsOfAccount } from '@/store/billing/bills/accountBills';
import { isLive, type BillDraft, type BillPart } from '@/store/billing/bills/bill';
import type { WithBills } from '@/store/billing/bills/withBills';
import { amountsOf, type LineDraft } from '@/store/billing/bills/billAmounts';
import { companyNow } from '@/store/billing/company/company';
import { whyNoneYet, whyNotIssued } from '@/store/billing/bills/notIssued';
import { gstFor } from '@/store/billing/bills/recipient';
import { headOf, withTerms } from '@/store/billing/bills/wholeMonth';
import { accountBook } from './accountBook';
import type { WithBilling, RunAccount, RunBill } from './runAccount';
import { vehicleLines } from './vehicleLines';
import { packageLines } from './packageLines';

/** The discount that a run takes off: what was agreed, once a month. */
function discountIn(state: WithBills, account: AccountRow, month: string): number {
  const { discount } = account.bill;
  if (account.isDiscountPreset) return 0;
  const had = billsOfAccount(state.bills, account.id).some(
    (bill) => bill.month === month && isLive(bill) && bill.lines.some(({ kind }) => kind === 'Discount'),
  );
  return had ? 0 : discount;
}

/** Why a client should be looked at before it is billed. */
function lookAt(account: AccountRow, lines: readonly LineDraft[], recipient: BillDraft['recipient']): string[] {
  return [
    ...lines.filter(({ price }) => price === 0).map(({ vehicleNo }) => `${vehicleNo ?? 'A line'} has no price.`),
    ...(account.closedOn !== undefined ? [`The account was closed on ${formatDate(account.closedOn)}.`] : []),
    ...(recipient.stateCode === '' ? ['The state is not known: GST is counted as within our own.'] : []),
  ];
}

/** What a run of a month, `YYYY-MM`, proposes for an account on an ISO date. */
export function runOfAccount(state: WithBilling, account: AccountRow, month: string, on: string): RunAccount {
  const company = companyNow(state);
  const { lines, skipped } = vehicleLines(state, company, account, month, on);
  const { hardware, lease } = packageLines(state, company, account, month, on);
  const then = accountOn(account, on);
  const head = headOf(state, then, month, on);
  const gst = gstFor(state, then, on);
  const rent = [...lines, ...lease];
  const bill = (part: BillPart, amounts: ReturnType<typeof amountsOf>): RunBill => ({ part, ...head, ...amounts });
  const terms = { discount: discountIn(state, account, month) };
  const rented = withTerms(rent, terms, company.subscriptionSac, gst);
  const noneYet = whyNoneYet(company);
  const nothing = rent.length > 0 ? (noneYet ?? whyNotIssued({ account, amounts: rented })) : undefined;
  const unbilled =
    nothing === undefined
      ? []
      : lines.map(({ vehicleId = '', vehicleNo = '' }) => ({
          accountId: account.id,
          vehicleId,
          vehicleNo,
          kind: noneYet === undefined ? ('Nothing to bill' as const) : ('State not known' as const),
          reason: nothing,
        }));
  const bills = [
    ...(rent.length > 0 && nothing === undefined ? [bill('Subscription', rented)] : []),
    ...(hardware.length > 0 && noneYet === undefined ? [bill('Hardware', amountsOf(hardware, gst))] : []),
  ];
  return {
    accountId: account.id,
    bills,
    skipped: [...skipped, ...unbilled],
    look: bills.length > 0 ? lookAt(account, rent, head.recipient) : [],
  };
}

/** What a run of a month, `YYYY-MM`, proposes on an ISO date for one account after another. */
export const runBook = accountBook(runOfAccount);
