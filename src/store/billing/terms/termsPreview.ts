import { formatMoney, formatMonth } from '@/format';
import { chargedDays } from '@/store/billing/billRun/chargeableDays';
import { billedAhead } from '@/store/billing/billRun/billedAhead';
import { withoutAhead } from '@/store/billing/billRun/withoutAhead';
import { chargeOfDays } from '@/store/billing/billRun/monthCharge';
import { lookAt } from '@/store/billing/billRun/runContext';
import type { WithBilling } from '@/store/billing/billRun/runAccount';
import { isBilledFor } from '@/store/billing/bills/billedLines';
import { subscriptionLine } from '@/store/billing/bills/subscriptionLine';
import { packageRateOn } from '@/store/billing/company/packageRates';
import type { AccountRow } from '@/store/clients/accounts/account';
import { monthsAfter } from '@/store/kit/dates';
import { percentOf } from '@/store/kit/gstRates';
import { rupees } from '@/store/kit/money';
import type { TermsChange, Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { putTerms } from '@/store/vehicles/vehicles/vehicleEdits';

/** What a run of the month of an ISO date would charge for a vehicle, in words. */
function chargeWords(state: WithBilling, vehicle: Vehicle, account: AccountRow, on: string): string {
  const month = on.slice(0, 7);
  if (isBilledFor(state, account.id, vehicle.id, month)) return `${formatMonth(month)}: billed already.`;
  const look = lookAt(state, vehicle, account.id);
  const running = withoutAhead(
    chargedDays(look, month, account.proration),
    billedAhead(state, vehicle, account.id, month),
  );
  const charge = chargeOfDays(running, vehicle, account, month);
  if (charge.days === 0)
    return `${formatMonth(month)}: nothing is charged${charge.why === undefined ? '.' : `. ${charge.why}`}`;
  const rate = packageRateOn(state, account.billing, 'subscription', on);
  const line = subscriptionLine(vehicle, charge, '', rate);
  const amount = formatMoney(rupees(line.paise));
  const gst = percentOf(rate) > 0 ? (line.included ? ' with GST' : ' + GST') : '';
  const { why } = charge;
  return `${formatMonth(month)}: ${amount}${gst}${why === undefined ? '' : ` (${why})`}.`;
}

/** What the next runs charge for a vehicle once its terms change so, month by month: the month of today, and the next one. */
export function termsPreview(
  state: WithBilling,
  vehicle: Vehicle,
  { from, edit, on }: Omit<TermsChange, 'id'>,
): string[] {
  const account = state.accounts.entities[vehicle.accountId ?? ''];
  if (!account) return [];
  const changed = { ...vehicle };
  putTerms(changed, { from, edit, on });
  return [on, monthsAfter(on, 1)].map((day) => chargeWords(state, changed, account, day));
}
