import { PLAN_MONTHS, type AccountRow } from '@/store/clients/accounts/account';
import { accountOn } from '@/store/clients/accounts/clientCorrection';
import type { LineDraft } from '@/store/billing/bills/billAmounts';
import { lineKey, liveLines } from '@/store/billing/bills/billedLines';
import type { Company } from '@/store/billing/company/company';
import { monthsAfter } from '@/store/kit/dates';
import { monthsBetween } from './months';
import { dueLeaseLines, hardwareLines } from '@/store/billing/proformas/quotation';
import { stintsOf } from '@/store/billing/bills/ownedSpans';
import { fitmentsIn, vehiclesEverOf, type WithUse } from './runContext';
import type { WithBilling } from './runAccount';

/** The first fitting of an account's: its ISO date, and all vehicles that were fitted on that day. */
interface FirstFitting {
  from: string;
  vehicleIds: readonly string[];
}

/** When vehicles of an account first had devices while they were that account's. */
export function firstFitting(state: WithUse, accountId: string): FirstFitting | undefined {
  const begun = vehiclesEverOf(state, accountId).flatMap((vehicle) =>
    stintsOf({ vehicle, accountId, fitments: fitmentsIn(state, vehicle.id) })
      .slice(0, 1)
      .map(({ from }) => ({ from, vehicleId: vehicle.id })),
  );
  const [first] = begun.map(({ from }) => from).toSorted();
  if (first === undefined) return undefined;
  return { from: first, vehicleIds: begun.flatMap(({ from, vehicleId }) => (from === first ? [vehicleId] : [])) };
}

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

/**
 * The lines of the package that fall due in a month: hardware once, from the month of the first fitting on until it is billed, unless it was credited as a mistake, as the
 * package was on the day of the first fitting; a lease in the first month of each period until its months are over, as the package was on its first day in that month.
 */
export function packageLines(
  state: WithBilling,
  company: Company,
  account: AccountRow,
  month: string,
): { hardware: LineDraft[]; lease: LineDraft[] } {
  const first = firstFitting(state, account.id);
  if (first === undefined || first.from.slice(0, 7) > month) return { hardware: [], lease: [] };
  const { from: fitted } = first;
  const since = monthsBetween(fitted.slice(0, 7), month);
  const [then, atFitting] = [accountOn(account, since === 0 ? fitted : `${month}-01`), accountOn(account, fitted)];
  const live = liveLines(state, account.id);
  const isDue =
    since < then.package.leaseMonths &&
    beginsPeriod(account, fitted, since) &&
    !live.has(lineKey(month, { kind: 'Lease' }));
  // Hardware is billed once, whatever the month of its bill.
  const isOpen = ({ kind }: LineDraft) => ![...live].some(([key, bill]) => key === lineKey(bill.month, { kind }));
  return {
    hardware:
      since === 0 || isFittedHere(account, fitted)
        ? hardwareLines(atFitting, company, fittedDevices(state, first)).filter(isOpen)
        : [],
    lease: isDue ? dueLeaseLines(then, company) : [],
  };
}
