import { formatCountOf, formatDate, formatMoney } from '@/format';
import { dateIn } from '@/store/care/jobs/visitWords';
import type { Language } from '@/store/kit/language';
import { spareTotal, type MailDraft, type RepairedVehicle } from './message';

/** What became of a device, and its warranty, in Hindi. */
const HINDI: Readonly<Record<RepairedVehicle['status' | 'warranty'], string>> = {
  Repaired: 'मरम्मत हुई',
  Replaced: 'बदला गया',
  'Not Repairable': 'मरम्मत संभव नहीं',
  Warranty: 'वारंटी में',
  'Out of warranty': 'वारंटी के बाहर',
};

const LINES: Readonly<Record<Language, (vehicle: RepairedVehicle) => string>> = {
  en: ({ vehicleNo, receivingDate, status, warranty, spareChanged, spareCost }) =>
    `${vehicleNo}: ${status}, device received on ${formatDate(receivingDate)}, ${warranty}, spare changed: ${spareChanged}, ${formatMoney(spareCost)}`,
  hi: ({ vehicleNo, receivingDate, status, warranty, spareChanged, spareCost }) =>
    `${vehicleNo}: ${HINDI[status]}, डिवाइस मिला ${dateIn('hi', receivingDate)}, ${HINDI[warranty]}, बदला गया पुर्ज़ा: ${spareChanged}, ${formatMoney(spareCost)}`,
};

/** What was repaired at vehicles, a line each. */
export const repairLines = (vehicles: readonly RepairedVehicle[], language: Language): string =>
  vehicles.map(LINES[language]).join('\n');

/** What a Repair Done mail says: each vehicle in a line, and what the spares cost together. */
export const repairText = ({ vehicles }: Pick<MailDraft, 'vehicles'>): string =>
  [
    `Repair done at ${formatCountOf(vehicles.length, 'vehicle')}:`,
    repairLines(vehicles, 'en'),
    `Total spare cost: ${formatMoney(spareTotal(vehicles))}`,
  ].join('\n');
