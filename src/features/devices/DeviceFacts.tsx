import { useAppSelector } from '@/parts/hooks';
import { liveFacts } from '@/parts/liveFacts';
import { useToday } from '@/parts/useToday';
import { VehicleLink } from '@/parts/VehicleLink';
import { VehicleStanding } from '@/parts/VehicleStanding';
import { selectStock } from '@/store/stock/onHand/selectStock';
import { whereabouts } from '@/store/stock/onHand/holderWords';
import type { DeviceUse } from '@/store/business/deviceUse';
import { placeOfHolder } from '@/store/business/holderPlace';
import { itgcIdOf, type Device } from '@/store/stock/devices/device';
import { custodyOf } from '@/store/kit/movements/holder';
import { holderOf, lastMovedOn } from '@/store/kit/movements/move';
import { selectHeard } from '@/store/browser/selectHeard';
import { selectLastContact } from '@/store/vehicles/vehicles/vehicleRows';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { formatDate, formatMinute } from '@/format';
import { Badge } from '@/ui/Badge';
import { Facts } from '@/ui/Facts';
import { OpenLink } from '@/ui/links';
import { BoughtFrom } from './BoughtFrom';
import { CONDITION_TONES, CUSTODY_TONES } from './custodyTones';

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const warrantyText = (until: string | undefined, today: string) => {
  if (until === undefined) return 'Not known';
  return until < today ? `Expired on ${formatDate(until)}` : `Until ${formatDate(until)}`;
};

interface DeviceFactsProps {
  device: Device;
  /** The vehicle that it is in, and whose that is. */
  vehicle: Vehicle | undefined;
  use: DeviceUse | undefined;
}

/** What there is to say of a device now: of a fitted one first its vehicle, and when it reported last. */
export function DeviceFacts({ device, vehicle, use }: DeviceFactsProps) {
  const stock = useAppSelector(selectStock);
  const contact = useAppSelector((state) =>
    vehicle ? selectLastContact(state, vehicle) : selectHeard(state)[device.id],
  );
  const today = useToday();
  const holder = holderOf(device);
  const custody = custodyOf(holder);
  const where = sentence(whereabouts(stock, holder));
  return (
    <Facts
      facts={[
        ...(vehicle
          ? [
              { label: 'Vehicle', value: <VehicleLink vehicleNo={vehicle.vehicleNo} /> },
              { label: 'Last Contact', value: contact ? formatMinute(contact.at) : 'None yet' },
              ...liveFacts(contact),
              { label: 'Status', value: <VehicleStanding vehicle={vehicle} hasDevice /> },
            ]
          : [
              { label: 'Where', value: <OpenLink to={placeOfHolder(stock, holder)}>{where}</OpenLink> },
              ...(contact ? [{ label: 'Last Contact', value: formatMinute(contact.at) }] : []),
            ]),
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
