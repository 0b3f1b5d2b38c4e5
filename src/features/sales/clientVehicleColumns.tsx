import { PlusOutlined } from '@ant-design/icons';
import { formatMinute } from '@/format';
import { deviceColumn } from '@/parts/deviceColumn';
import { vehicleColumn } from '@/parts/vehicleColumn';
import { SUBSCRIPTION_TONES, VEHICLE_TONES } from '@/parts/vehicleTones';
import { paths } from '@/paths';
import { isUnassigned } from '@/store/accounts/newAccount';
import type { ClientVehicle } from '@/store/business/accountPapers';
import { statusOf as subscriptionStatusOf } from '@/store/subscriptions/subscription';
import { isOpen } from '@/store/vehicles/vehicle';
import { statusOf } from '@/store/fleet/vehicleStatus';
import { Badge } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';
import { Icon } from '@/ui/Icon';
import { LinkButton } from '@/ui/links';

const { badge, date, money, pinned, shown } = columnsOf<ClientVehicle>();
const imeiOf = ({ device }: ClientVehicle) => device?.id;
const standing = (vehicle: ClientVehicle) => statusOf(vehicle, vehicle.device !== undefined);
const billing = ({ billed }: ClientVehicle) => (billed ? 'Billed' : 'Pending');

/** The columns of a client's vehicles on `today` (ISO date). */
export const clientVehicleColumns = (today: string) => {
  const paid = ({ subscription }: ClientVehicle) => subscription && subscriptionStatusOf(subscription, today);
  return [
    vehicleColumn<ClientVehicle>('vehicle-no', 'Vehicle No', ({ vehicleNo }) => vehicleNo),
    deviceColumn<ClientVehicle>('imei', 'IMEI', imeiOf, imeiOf),
    {
      ...date('last-contact-time', 'Last Contact Time', ({ contact }) => contact?.at),
      cell: ({ contact }: ClientVehicle) => (contact ? formatMinute(contact.at) : '—'),
    },
    badge('status', 'Status', standing, (vehicle) => VEHICLE_TONES[standing(vehicle)]),
    shown('status', 'subscription', 'Subscription', paid, (vehicle) => {
      const status = paid(vehicle);
      return status ? <Badge tone={SUBSCRIPTION_TONES[status]}>{status}</Badge> : '—';
    }),
    money('price', 'Price', ({ price }) => price),
    badge('billed', 'Billed', billing, ({ billed }) => (billed ? 'green' : 'orange')),
    pinned('service', 'Service', (vehicle) =>
      isOpen(vehicle) && !isUnassigned(vehicle.vehicleNo) ? (
        <LinkButton
          size="small"
          icon={<Icon of={PlusOutlined} />}
          aria-label={`Raise service for ${vehicle.vehicleNo}`}
          to={paths.care.raiseServiceFor(vehicle.vehicleNo)}
        />
      ) : (
        '—'
      ),
    ),
  ];
};
