import { billsOfAccount } from '@/store/billing/bills/accountBills';
import type { BillPart } from '@/store/billing/bills/bill';
import { lastTwelveMonths } from '@/store/kit/calendar';
import { sumOf } from '@/store/kit/money';
import { settlementOf, type WithDebts } from './openBills';

/** What was asked for and what came in, in rupees. */
interface Billing {
  /** Less what was credited. */
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

/** An account's twelve monthly cards, up to the month of `today` (ISO date): what its live bills come to, and what was received of them. */
export function twelveMonths(state: WithDebts, accountId: string, today: string): MonthlyBilling[] {
  const bills = billsOfAccount(state.bills, accountId).filter(({ status }) => status === 'Issued');
  const billing = (month: string, of: BillPart): Billing => {
    const meant = bills
      .filter((bill) => bill.month === month && bill.part === of)
      .map((bill) => ({ total: bill.total, ...settlementOf(state, bill) }));
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
