import { billedVehicles, type Account, type MonthlyBilling } from './account';
import { billTotal } from './amounts';
import { sumOf } from '@/store/money';

/** The last twelve months, `YYYY-MM`, up to the one of an ISO date. */
export function lastTwelveMonths(today: string): string[] {
  const last = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return Array.from({ length: 12 }, (_, index) => {
    const month = last - 11 + index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

/** What the bill asks for, in rupees: nothing before a vehicle is billed. */
function billedTotal(account: Account): number {
  const { pricePerUnit, discount, totalAmount } = account.bill;
  const count = billedVehicles(account);
  return count === 0 ? 0 : (totalAmount ?? billTotal(pricePerUnit, count, discount));
}

/**
 * An account's twelve monthly cards, up to the month of `today` (ISO date), in rupees. To what is recorded for a month
 * the bill of that month adds itself.
 */
export function twelveMonths(account: Account, today: string): MonthlyBilling[] {
  const recorded = new Map(account.months.map((one) => [one.month, one]));
  return lastTwelveMonths(today).map((month) => {
    const none = { billed: 0, received: 0 };
    const { subscription, hardware } = recorded.get(month) ?? { subscription: none, hardware: none };
    const ofBill = month === account.bill.monthYear ? billedTotal(account) : 0;
    const billed = sumOf([subscription.billed, ofBill]);
    return { month, subscription: { ...subscription, billed }, hardware };
  });
}
