import type { AccountRow } from '@/store/clients/accounts/account';
import { billsOfAccount, creditNotesOfAccount } from './accountBills';
import type { WithBills } from './withBills';
import { companyNow, type WithCompany } from '@/store/billing/company/company';
import { shortened } from '@/store/kit/shortened';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { otherBillsOf } from '@/store/billing/billRun/billedAhead';
import { fitmentsIn, type WithUse } from '@/store/billing/billRun/runContext';
import { subscriptionsOf } from '@/store/clients/subscriptions/subscriptionsSlice';

const vehiclePart = ({ id, price, gst, charge, accountId, past = [], closedOn, billedUntil, pastTerms }: Vehicle) => [
  id,
  price,
  gst,
  charge,
  accountId,
  past.map(({ until, accountId: owner }) => [until, owner]),
  closedOn,
  // Without it the text is what it was before there was any.
  ...(billedUntil === undefined ? [] : [billedUntil]),
  ...(pastTerms ?? []).map((then) => [then.until, then.price, then.gst, then.charge]),
];

/** For how long a vehicle was in use: the days of its fitments and of its subscriptions. */
const usePart = ({ id }: Vehicle, use: WithUse) => [
  fitmentsIn(use, id).map(({ from, to }) => [from, to]),
  subscriptionsOf(use.subscriptions, id).map(({ from, to, pauses }) => [
    from,
    to,
    pauses.map((one) => [one.from, one.until, one.to]),
  ]),
];

/**
 * What a bill of an account is counted from, as one short text: the terms of the account and of the vehicles given, the bills
 * that it has for the month, and whose details it shows; of a run the use of the vehicles as well. A fact carries the text beside
 * the bill, and the rule compares the two where the fact stands in the journal. So a bill is refused that somebody made another one
 * meanwhile, and one that an older arithmetic counted stays what it was: nothing is counted here. Which fields stand in the text,
 * and in which order, never changes for that reason.
 */
export function basisOf(
  state: WithBills & WithCompany,
  account: AccountRow,
  month: string,
  vehicles: readonly Vehicle[],
  use?: WithUse,
): string {
  const { bill, billing, client, package: agreed, corrections = [], creditDays } = account;
  // Hardware is billed once, whatever the month.
  const bills = billsOfAccount(state.bills, account.id).filter((one) => one.month === month || one.part === 'Hardware');
  const notes = creditNotesOfAccount(state.creditNotes, account.id);
  return shortened(
    JSON.stringify([
      companyNow(state).id,
      // A run has a month of its own, whatever the editor's is.
      [account.accountType, account.proration, use ? undefined : bill.monthYear, bill.discount, bill.totalAmount],
      [billing.gstNo, client.state],
      [agreed.hardware, agreed.hardwareGstIncluded, agreed.installation, agreed.installationGstIncluded],
      [agreed.hardwareOnLease, agreed.leasePlan, agreed.leaseMonths, agreed.leaseGstIncluded],
      vehicles.map((vehicle) => [vehiclePart(vehicle), use && usePart(vehicle, use)]),
      bills.map(({ id, status }) => [id, status]),
      vehicles.flatMap((vehicle) => otherBillsOf(state, vehicle, account.id, month).map((other) => other.bill.id)),
      notes.flatMap(({ id, billId }) => (bills.some((one) => one.id === billId) ? [id] : [])),
      // Whose name and address it bears; without a correction the text is what it was before there were any.
      ...corrections.map(({ id }) => id),
      // By which it is due; not agreed, the text is what it was before anything could be.
      ...(creditDays === undefined ? [] : [creditDays]),
      // By which GST counts; not said, the text is what it was before anything could be.
      ...(billing.gstTreatment === undefined ? [] : [billing.gstTreatment]),
    ]),
  );
}
