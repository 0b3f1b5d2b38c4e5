import { formatCountOf, formatDate, formatMoney } from '@/format';
import { spareTotal, type MailDraft, type RepairedVehicle } from './message';

const lineOf = ({ vehicleNo, receivingDate, status, warranty, spareChanged, spareCost }: RepairedVehicle) =>
  `${vehicleNo}: ${status}, device received on ${formatDate(receivingDate)}, ${warranty}, spare changed: ${spareChanged}, ${formatMoney(spareCost)}`;

/** What a Repair Done mail says: each vehicle in a line, and what the spares cost together. */
export const repairText = ({ vehicles }: Pick<MailDraft, 'vehicles'>): string =>
  [
    `Repair done at ${formatCountOf(vehicles.length, 'vehicle')}:`,
    ...vehicles.map(lineOf),
    `Total spare cost: ${formatMoney(spareTotal(vehicles))}`,
  ].join('\n');
