import type { AccountRow } from '@/store/clients/accounts/account';
import { accountOn } from '@/store/clients/accounts/clientCorrection';
import { amountsOf, takenOff, taxableSum, type Gst, type LineDraft } from './billAmounts';
import { isBilledFor } from './billedLines';
import type { Amounts, BillDraft } from './bill';
import { companyNow, type Company, type WithCompany } from '@/store/billing/company/company';
import { daysAfter } from '@/store/kit/dates';
import { paise, rupees } from '@/store/kit/money';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import type { WithBilledDays } from '@/store/billing/billRun/billedAhead';
import { isPaidIn, type MonthCharge } from '@/store/billing/billRun/monthCharge';
import type { Termed } from '@/store/vehicles/vehicles/terms';
import { whyNoneYet, whyNotIssued, type WholeMonth } from './notIssued';
import { gstFor, recipientOf } from './recipient';
import { subscriptionLine, type BilledVehicle } from './subscriptionLine';
import { wholeMonthCharge } from './wholeMonthDays';

/** A vehicle, as far as its price goes. */
export type Priced = Termed &
  Pick<Vehicle, 'id' | 'vehicleNo'> &
  Partial<Pick<Vehicle, 'accountId' | 'past' | 'billedUntil'>>;

/** A vehicle on a bill, and what is charged for it. */
interface ChargedVehicle {
  vehicle: BilledVehicle;
  charge: MonthCharge;
}

/** What a bill takes off, or was typed over with, in rupees without GST. */
export interface BillTerms {
  discount: number;
  totalAmount?: number | undefined;
}

/**
 * Lines with the discount as a line of its own under each HSN that it reduces, at most what they come to, and a total typed
 * over as an adjustment: what adds is the subscription's, what takes off is spread like a discount.
 */
export function withTerms(
  lines: readonly LineDraft[],
  { discount, totalAmount }: BillTerms,
  hsn: string,
  gst: Gst,
): Amounts {
  const gross = amountsOf(lines, gst);
  const off = Math.min(paise(discount), paise(taxableSum(gross)));
  const discounted = [...lines, ...takenOff('Discount', off, gross)];
  const amounts = off === 0 ? gross : amountsOf(discounted, gst);
  const adjustment = totalAmount === undefined ? 0 : paise(totalAmount) - paise(taxableSum(amounts));
  if (adjustment === 0) return amounts;
  const adjusting: LineDraft[] =
    adjustment < 0
      ? takenOff('Adjustment', -adjustment, amounts)
      : [{ kind: 'Adjustment', price: rupees(adjustment), hsn, paise: adjustment }];
  return amountsOf([...discounted, ...adjusting], gst);
}

/** What a whole month of vehicles comes to in the bill editor and by the Billed button. */
export function wholeMonthAmounts(
  vehicles: readonly ChargedVehicle[],
  terms: BillTerms,
  { subscriptionSac: hsn }: Pick<Company, 'subscriptionSac'>,
  gst: Gst,
): Amounts {
  return withTerms(
    vehicles.map(({ vehicle, charge }) => subscriptionLine(vehicle, charge, hsn, gst.rateOf(hsn))),
    terms,
    hsn,
    gst,
  );
}

/** By when an account is to pay what is issued on an ISO date: what was agreed with the client goes before what holds for all. */
export const dueOnOf = (state: WithCompany, { creditDays }: Pick<AccountRow, 'creditDays'>, on: string): string =>
  daysAfter(on, creditDays ?? companyNow(state).dueDays);

/** What every bill of an account says besides its amounts, on an ISO date. */
export function headOf(
  state: WithCompany,
  account: AccountRow,
  month: string,
  on: string,
): Pick<BillDraft, 'accountId' | 'month' | 'issuedOn' | 'dueOn' | 'recipient' | 'companyId' | 'prefix'> {
  const { id, billPrefix } = companyNow(state);
  return {
    accountId: account.id,
    month,
    issuedOn: on,
    dueOn: dueOnOf(state, account, on),
    recipient: recipientOf(account),
    ...(id !== undefined && { companyId: id }),
    prefix: billPrefix,
  };
}

/** What the whole month of some of an account's vehicles comes to on an ISO date: of those that are paid for and not billed for it yet; undefined where none is left. */
export function wholeMonthOf(
  state: WithCompany & WithBilledDays,
  account: AccountRow,
  vehicles: readonly Priced[],
  on: string,
): WholeMonth | undefined {
  const { monthYear: month, discount, totalAmount } = account.bill;
  const billed = vehicles
    .filter((vehicle) => isPaidIn(vehicle, account, month) && !isBilledFor(state, account.id, vehicle.id, month))
    .map((vehicle) => ({ vehicle, charge: wholeMonthCharge(state, vehicle, account, month) }))
    .filter(({ charge }) => charge.days > 0);
  if (billed.length === 0) return undefined;
  const amounts = wholeMonthAmounts(billed, { discount, totalAmount }, companyNow(state), gstFor(state, account, on));
  return { account, amounts };
}

/** The bill of a whole month; undefined where there is none, or it comes to nothing. */
export function wholeMonthBill(
  state: WithCompany & WithBilledDays,
  account: AccountRow,
  vehicles: readonly Priced[],
  { id, on }: { id: string; on: string },
): BillDraft | undefined {
  const then = accountOn(account, on);
  const offer = wholeMonthOf(state, then, vehicles, on);
  if (!offer || (whyNoneYet(companyNow(state)) ?? whyNotIssued(offer)) !== undefined) return undefined;
  return { id, part: 'Subscription', ...headOf(state, then, account.bill.monthYear, on), ...offer.amounts };
}
