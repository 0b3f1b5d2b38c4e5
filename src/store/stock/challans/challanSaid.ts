import { formatCountOf } from '@/format';
import type { Holder } from '@/store/kit/movements/holder';
import type { Table } from '@/store/kit/table';
import { sumOfQuantities } from '@/store/purchasing/requests/pricing';
import { binId } from '@/store/stock/bins/bin';
import type { Device } from '@/store/stock/devices/device';
import type { Challan, HandoverStep, OfferedLine } from './challan';

/** What the words of a challan's facts look into. */
export interface WithChallans {
  challans: Table<Challan>;
  devices: Table<Device>;
}

/** The records of what moves between places: the things, and the bins of what is counted. */
export const movedOf = (lines: readonly OfferedLine[], ...places: readonly Holder[]) => [
  ...lines.flatMap(({ device, sim }) => device ?? sim ?? []),
  ...lines.flatMap(({ goods }) => (goods ? places.map((place) => binId(place, goods)) : [])),
];

/** How a challan is spoken of. */
export const nameOf = ({ challans }: WithChallans, id: string) => {
  const challan = challans.entities[id];
  return challan ? `challan ${challan.number}` : 'a challan that is gone';
};

/** How much some lines hand over, in words. */
export const pieces = (lines: readonly OfferedLine[]) => {
  const count = sumOfQuantities(lines.map(({ qty }) => qty));
  return formatCountOf(count, 'piece');
};

/** What became of a returned device by a step, in words. */
export const HANDED_OVER: Record<HandoverStep, string> = { pending: 'accepted', accepted: 'received' };
