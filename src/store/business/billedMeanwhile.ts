import type { Refusal } from '@/journal/port/model';
import { billsOfAccount } from '@/store/billing/bills/accountBills';
import { billName, isLive } from '@/store/billing/bills/bill';
import { daysBilled, standingDays } from '@/store/billing/billRun/billedAhead';
import { daysOwned } from '@/store/billing/billRun/chargeableDays';
import { daysOfMonth } from '@/store/billing/billRun/months';
import { idsIn, type Turn } from './turn';

/** The lines of the bills that count again, or of which more does: those brought back, and those credited no more. */
function linesAgain({ now, changes }: Turn) {
  const ids = [
    ...idsIn(changes, 'bills'),
    ...[...idsIn(changes, 'creditNotes')].map((id) => now.creditNotes.entities[id]?.billId ?? ''),
  ];
  return ids.flatMap((id) => {
    const bill = now.bills.entities[id];
    return (bill?.lines ?? []).map(({ vehicleId = '' }) => ({ month: bill?.month ?? '', vehicleId }));
  });
}

/** A vehicle that moved may be billed to its other client by now, for the days that would be billed again. */
export function daysTaken(turn: Turn): Refusal | undefined {
  const { now, after } = turn;
  for (const { month, vehicleId } of linesAgain(turn)) {
    const vehicle = now.vehicles.entities[vehicleId];
    if (!vehicle) continue;
    const days = daysBilled(after, vehicle, month);
    if (days > daysOfMonth(month) && days > daysBilled(now, vehicle, month))
      return { reason: `Not undone: ${vehicle.vehicleNo} is billed to another client by now.` };
  }
  return undefined;
}

/** A vehicle that goes back to its client before may be billed by now to the one that it came to, for days that it never was there then. */
export function moveBilled({ now, after, changes }: Turn): Refusal | undefined {
  for (const id of idsIn(changes, 'vehicles')) {
    const [vehicle, back] = [now.vehicles.entities[id], after.vehicles.entities[id]];
    const accountId = vehicle?.accountId;
    if (!vehicle || !back || accountId === undefined || back.accountId === accountId) continue;
    const bill = billsOfAccount(now.bills, accountId).find(
      (one) =>
        isLive(one) &&
        one.lines.some(
          (line) =>
            line.vehicleId === id &&
            Math.min(standingDays(now, one, line), daysOwned({ vehicle, accountId }, one.month)) >
              daysOwned({ vehicle: back, accountId }, one.month),
        ),
    );
    if (bill) return { reason: `Not undone: ${vehicle.vehicleNo} is on ${billName(bill)} by now.` };
  }
  return undefined;
}
