import { PLAN_MONTHS, type AccountRow } from '@/store/clients/accounts/account';
import { accountOn } from '@/store/clients/accounts/clientCorrection';
import type { LineDraft } from '@/store/billing/bills/billAmounts';
import type { IssuedBill, LineKind } from '@/store/billing/bills/bill';
import { lineKey, liveLines, takenBackLines } from '@/store/billing/bills/billedLines';
import type { Company } from '@/store/billing/company/company';
import { monthsAfter } from '@/store/kit/dates';
import { monthsBetween } from './months';
import { dueLeaseLines, hardwareLines } from '@/store/billing/proformas/quotation';
import { stintsOf } from '@/store/billing/bills/ownedSpans';
import type { Fitment } from '@/store/vehicles/fitments/fitments';
import { fitmentsIn, vehiclesEverOf, type WithUse } from './runContext';
import type { WithBilling } from './runAccount';
import { endedOn, type WithDeactivations } from '@/store/clients/deactivations/standing';

/** The first fitting of an account's: its ISO date, and all vehicles that were fitted on that day. */
interface FirstFitting {
  from: string;
  vehicleIds: readonly string[];
}

/** When vehicles of an account first had devices while they were that account's, before it ended: `begins` tells which days count as a first one. */
function firstBegun(
  state: WithUse & WithDeactivations,
  account: AccountRow,
  begins: (from: string, fitments: readonly Fitment[]) => boolean,
): FirstFitting | undefined {
  const { id: accountId } = account;
  const end = endedOn(state, account) ?? '9999';
  const begun = vehiclesEverOf(state, accountId).flatMap((vehicle) => {
    const fitments = fitmentsIn(state, vehicle.id);
    return stintsOf({ vehicle, accountId, fitments })
      .filter(({ from }) => from < end && begins(from, fitments))
      .slice(0, 1)
      .map(({ from }) => ({ from, vehicleId: vehicle.id }));
  });
  if (begun.length === 0) return undefined;
  const first = begun.reduce((least, { from }) => (from < least ? from : least), '9999');
  return { from: first, vehicleIds: begun.flatMap(({ from, vehicleId }) => (from === first ? [vehicleId] : [])) };
}

/** The first fitting by which an account pays for hardware: no vehicle that came with its device, as that is hardware of the client before. */
export const firstFitting = (state: WithUse & WithDeactivations, account: AccountRow): FirstFitting | undefined =>
  firstBegun(state, account, (day, fitments) => fitments.some(({ from }) => from === day));

/** The first use by which an account pays a lease: a vehicle that came with its device counts from then on. */
const firstUse = (state: WithUse & WithDeactivations, account: AccountRow): FirstFitting | undefined =>
  firstBegun(state, account, () => true);

/** The IMEIs of the devices that were in the vehicles from their first fitting on. */
const fittedDevices = (state: WithUse, { vehicleIds, from }: FirstFitting): string[] =>
  vehicleIds.flatMap(
    (vehicleId) =>
      fitmentsIn(state, vehicleId).find((one) => one.from <= from && (one.to === undefined || one.to > from))
        ?.deviceId ?? [],
  );

/** Whether a period of the lease begins so many months after the first fitting: each is as long as the plan of its first day says. */
function beginsPeriod(account: AccountRow, fitted: string, since: number): boolean {
  let begins = 0;
  for (let first = fitted; begins < since; first = `${monthsAfter(fitted, begins).slice(0, 7)}-01`)
    begins += PLAN_MONTHS[accountOn(account, first).package.leasePlan];
  return begins === since;
}

/** Whether hardware of a first fitting (ISO date) may be due in a later month as well: not where that was before the account was opened here, as it was billed elsewhere then. */
const isFittedHere = ({ openedOn }: AccountRow, fitted: string): boolean => fitted.slice(0, 7) >= openedOn.slice(0, 7);

/** Whether a kind of hardware is among lines of bills: it is billed once, whatever the month of its bill. */
const isAmong = (lines: ReadonlyMap<string, IssuedBill>, kind: LineKind) =>
  [...lines].some(([key, bill]) => key === lineKey(bill.month, { kind }));

/**
 * The hardware and installation that a run of a month, `YYYY-MM`, bills on an ISO date: once, from the month of the first fitting on,
 * as the package was on the day of that; what was credited as a mistake again, as the package is on the day of the run.
 */
function dueHardware(
  state: WithBilling,
  company: Company,
  account: AccountRow,
  month: string,
  on: string,
): LineDraft[] {
  const first = firstFitting(state, account);
  const fittedIn = first?.from.slice(0, 7);
  if (first === undefined || fittedIn === undefined || fittedIn > month) return [];
  if (fittedIn !== month && !isFittedHere(account, first.from)) return [];
  const takenBack = takenBackLines(state, account.id);
  const isAgain = isAmong(takenBack, 'Hardware') || isAmong(takenBack, 'Installation');
  const live = liveLines(state, account.id);
  const sold = accountOn(account, isAgain ? on : first.from);
  return hardwareLines(sold, company, fittedDevices(state, first)).filter(({ kind }) => !isAmong(live, kind));
}

/** The lease that is due in a month, `YYYY-MM`: in the first month of each period until its months are over or the client has ended, as the package was on its first day in that month. */
function dueLease(state: WithBilling, company: Company, account: AccountRow, month: string): LineDraft[] {
  const { hardwareOnLease, leaseMonths } = account.package;
  // Most clients lease nothing, and never did: nobody need look for their first use.
  if ((hardwareOnLease === 0 || leaseMonths === 0) && !account.corrections?.length) return [];
  const fitted = firstUse(state, account)?.from;
  const isOver = (endedOn(state, account)?.slice(0, 7) ?? month) < month;
  if (fitted === undefined || fitted.slice(0, 7) > month || isOver) return [];
  const since = monthsBetween(fitted.slice(0, 7), month);
  const then = accountOn(account, since === 0 ? fitted : `${month}-01`);
  const isDue =
    since < then.package.leaseMonths &&
    beginsPeriod(account, fitted, since) &&
    !liveLines(state, account.id).has(lineKey(month, { kind: 'Lease' }));
  return isDue ? dueLeaseLines(then, company) : [];
}

/** The lines of the package that a run of a month, `YYYY-MM`, bills on an ISO date; none of an account that pays nothing. */
export function packageLines(
  state: WithBilling,
  company: Company,
  account: AccountRow,
  month: string,
  on: string,
): { hardware: LineDraft[]; lease: LineDraft[] } {
  if (account.accountType !== 'Paid') return { hardware: [], lease: [] };
  return {
    hardware: dueHardware(state, company, account, month, on),
    lease: dueLease(state, company, account, month),
  };
}
