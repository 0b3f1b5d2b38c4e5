import { billsOfAccount } from '@/store/billing/bills/accountBills';
import { isLive, type BillPart } from '@/store/billing/bills/bill';
import { debitNotesOfAccount } from '@/store/billing/debitNotes/debitNote';
import { lastTwelveMonths } from '@/store/kit/calendar';
import { sumOf } from '@/store/kit/money';
import { settlementOf, type WithDebts } from './openBills';

/** What was asked for and what came in, in rupees. */
interface Billing {
  /** With what debit notes add, less what was credited. */
  billed: number;
  /** Tax that the client kept back included. */
  received: number;
  /** Set where something was. */
  writtenOff?: number;
}

/** One of the monthly cards; `month` is `YYYY-MM`. */
export interface MonthlyBilling {
  month: string;
  subscription: Billing;
  hardware: Billing;
}

/** What is still to come in, in rupees. */
export const balance = ({ billed, received, writtenOff = 0 }: Billing): number =>
  sumOf([billed, -received, -writtenOff]);

/** An account's twelve monthly cards, up to the month of `today` (ISO date): what its live bills and the debit notes over them come to, and what was received of them. */
export function twelveMonths(state: WithDebts, accountId: string, today: string): MonthlyBilling[] {
  const bills = billsOfAccount(state.bills, accountId).filter(isLive);
  const notes = debitNotesOfAccount(state.debitNotes, accountId).filter(isLive);
  const billing = (month: string, of: BillPart): Billing => {
    const own = bills.filter((bill) => bill.month === month && bill.part === of);
    const raising = notes.filter(({ billId }) => own.some(({ id }) => id === billId));
    const meant = [...own, ...raising].map((debt) => ({ total: debt.total, ...settlementOf(state, debt) }));
    const lost = sumOf(meant.map(({ writtenOff }) => writtenOff));
    return {
      billed: sumOf(meant.flatMap(({ total, credited }) => [total, -credited])),
      received: sumOf(meant.map(({ received }) => received)),
      ...(lost > 0 && { writtenOff: lost }),
    };
  };
  return lastTwelveMonths(today).map((month) => ({
    month,
    subscription: billing(month, 'Subscription'),
    hardware: billing(month, 'Hardware'),
  }));
}
