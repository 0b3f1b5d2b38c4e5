import { formatMinute, formatMoney, formatMonth } from '@/format';
import { isLive } from '@/store/billing/bills/bill';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import type { VehiclePapers } from '@/store/care/jobs/vehiclePapers';
import type { TimelineContext } from './timelineContext';
import { words, type VehicleEvent } from './vehicleEvent';

/** What a vehicle was before each of its moves, and what it became by it. */
export function moves({ accounts }: TimelineContext, { past = [], ...now }: Vehicle): VehicleEvent[] {
  const ownerAt = (accountId: string | undefined) =>
    accounts.entities[accountId ?? '']?.bill.companyName ?? now.company ?? 'a client without an account';
  return past.map((before, place) => {
    const after = past[place + 1] ?? now;
    const isRenamed = before.vehicleNo !== after.vehicleNo;
    return {
      on: before.until,
      what: isRenamed ? 'New number' : 'Moved to another client',
      lines: words(
        isRenamed ? `${before.vehicleNo} → ${after.vehicleNo}` : undefined,
        before.accountId === after.accountId ? undefined : `${ownerAt(before.accountId)} → ${ownerAt(after.accountId)}`,
      ),
    };
  });
}

/** What its own record tells: its last service and contact, the month that is billed, and its end. */
export function ownEvents({ bills }: TimelineContext, vehicle: Vehicle, { outcomes }: VehiclePapers): VehicleEvent[] {
  const { contact, serviced, closedOn } = vehicle;
  const billed = Object.values(bills.entities).filter(
    (bill) => isLive(bill) && bill.lines.some(({ vehicleId }) => vehicleId === vehicle.id),
  );
  const isDescribed = outcomes.some(({ outcome: { on } }) => on === serviced?.on);
  return [
    ...billed.map(({ month, issuedOn, docNo, lines }) => ({
      on: issuedOn,
      what: `Billed for ${formatMonth(month)}`,
      lines: words(
        docNo,
        ...lines
          .filter(({ vehicleId }) => vehicleId === vehicle.id)
          .map(({ taxable, why = '' }) => `${formatMoney(taxable)} ${why}`.trim()),
      ),
    })),
    ...(serviced && !isDescribed ? [{ on: serviced.on, what: 'Last service', lines: words(serviced.reason) }] : []),
    ...(contact
      ? [
          {
            on: contact.at.slice(0, 10),
            at: contact.at,
            what: 'Last contact',
            lines: words(formatMinute(contact.at), contact.latLong),
          },
        ]
      : []),
    ...(closedOn === undefined ? [] : [{ on: closedOn, what: 'Closed', lines: [] }]),
  ];
}
