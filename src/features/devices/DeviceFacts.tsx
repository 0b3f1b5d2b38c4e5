import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { selectStock } from '@/store/stock/onHand/selectStock';
import { whereabouts } from '@/store/stock/onHand/holderWords';
import type { DeviceUse } from '@/store/business/deviceUse';
import { placeOfHolder } from '@/store/business/holderPlace';
import { itgcIdOf, type Device } from '@/store/stock/devices/device';
import { custodyOf } from '@/store/kit/movements/holder';
import { holderOf, lastMovedOn } from '@/store/kit/movements/move';
import { formatDate } from '@/format';
import { Badge } from '@/ui/Badge';
import { Facts } from '@/ui/Facts';
import { OpenLink } from '@/ui/links';
import { BoughtFrom } from './BoughtFrom';
import { CONDITION_TONES, CUSTODY_TONES } from './custodyTones';

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const warrantyText = (until: string | undefined, today: string) => {
  if (until === undefined) return 'Not known';
  return until < today ? `Over since ${formatDate(until)}` : `Until ${formatDate(until)}`;
};

/** What there is to say of a device now; `use` tells on which vehicle it is. */
export function DeviceFacts({ device, use }: { device: Device; use: DeviceUse | undefined }) {
  const stock = useAppSelector(selectStock);
  const today = useToday();
  const holder = holderOf(device);
  const custody = custodyOf(holder);
  const where = sentence(whereabouts(stock, holder));
  return (
    <Facts
      facts={[
        { label: 'Where', value: <OpenLink to={placeOfHolder(stock, holder)}>{where}</OpenLink> },
        { label: 'Since', value: formatDate(lastMovedOn(device)) },
        { label: 'Custody', value: <Badge tone={CUSTODY_TONES[custody]}>{custody}</Badge> },
        { label: 'Condition', value: <Badge tone={CONDITION_TONES[device.condition]}>{device.condition}</Badge> },
        ...(use ? [{ label: 'Whose', value: `${use.company}, ${use.client}` }] : []),
        { label: 'Product', value: device.productName },
        { label: 'Model', value: device.model ?? '—' },
        { label: 'Serial No', value: device.serialNo ?? '—' },
        { label: 'Itgc Id', value: itgcIdOf(device) },
        { label: 'Warranty', value: warrantyText(device.warrantyUntil, today) },
        { label: 'Bought', value: <BoughtFrom device={device} /> },
      ]}
    />
  );
}
