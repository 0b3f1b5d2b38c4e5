import { EditOutlined, PlusOutlined } from '@ant-design/icons';
import { formatDate, formatMinute } from '@/format';
import { deviceColumn } from '@/parts/deviceColumn';
import { pauseText } from '@/parts/subscriptions/pauseText';
import { vehicleColumn } from '@/parts/vehicleColumn';
import { SUBSCRIPTION_TONES } from '@/parts/vehicleTones';
import { paths } from '@/paths';
import { chargeOf, type AccountRow, type Charge } from '@/store/clients/accounts/account';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import type { ClientVehicle } from '@/store/billing/papers/accountPapers';
import { subscriptionStatus as subscriptionStatusOf } from '@/store/clients/subscriptions/subscription';
import { isOpenVehicle } from '@/store/vehicles/vehicles/vehicle';
import { vehicleTermsChanged } from '@/store/facts/vehicles';
import { Badge, type Tone } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';
import { Icon } from '@/ui/Icon';
import { LinkButton } from '@/ui/links';
import { SmallLine } from '@/ui/SmallLine';
import { standingColumn } from './standingColumn';
import { termsThen, vehiclePriceColumn } from './vehiclePriceColumn';

const { action, badge, date, onCard, pinned, shown, describing } = columnsOf<ClientVehicle>();
const imeiOf = ({ device }: ClientVehicle) => device?.id;

const BILLED_TONES: Record<'Billed' | 'Pending' | 'No bill', Tone> = {
  Billed: 'green',
  Pending: 'orange',
  'No bill': 'grey',
};

const CHARGE_TONES: Record<Charge, Tone> = { Foc: 'grey', Demo: 'grey', Paid: 'green' };

const from = ({ subscription }: ClientVehicle) => subscription?.from;
const to = ({ subscription }: ClientVehicle) => subscription?.to;
const pauses = ({ subscription }: ClientVehicle) => subscription?.pauses.map(pauseText).join('; ') || undefined;

/** From when to when a vehicle is subscribed, and when it rested. */
function span(vehicle: ClientVehicle) {
  const [begun, ended, rests] = [from(vehicle), to(vehicle), pauses(vehicle)];
  if (begun === undefined) return null;
  return (
    <>
      <SmallLine>
        {ended === undefined ? `from ${formatDate(begun)}` : `${formatDate(begun)} – ${formatDate(ended)}`}
      </SmallLine>
      {rests !== undefined && <SmallLine>paused {rests}</SmallLine>}
    </>
  );
}

const paid = ({ subscription }: ClientVehicle) => subscription && subscriptionStatusOf(subscription);

/** Whether a vehicle is subscribed. */
const subscriptionColumn = describing(
  shown('status', 'subscription', 'Subscription', paid, (vehicle) => {
    const status = paid(vehicle);
    return status ? (
      <>
        <Badge tone={SUBSCRIPTION_TONES[status]}>{status}</Badge>
        {span(vehicle)}
      </>
    ) : (
      '—'
    );
  }),
  date('from', 'From', from),
  date('to', 'To', to),
  { key: 'pauses', title: 'Pauses', kind: 'text', value: pauses, filtered: false },
);

const serviceColumn = pinned('service', 'Service', (vehicle) =>
  isOpenVehicle(vehicle) && !isUnassigned(vehicle.vehicleNo) ? (
    <LinkButton
      size="small"
      icon={<Icon of={PlusOutlined} />}
      aria-label={`Raise service for ${vehicle.vehicleNo}`}
      to={paths.care.raiseServiceFor(vehicle.vehicleNo)}
    />
  ) : (
    '—'
  ),
);

/** The columns of a client's vehicles at `now` (ISO minute); `edit` opens the terms of one. */
export const clientVehicleColumns = (
  account: Pick<AccountRow, 'accountType'>,
  now: string,
  edit: (vehicle: ClientVehicle) => void,
) => {
  const today = now.slice(0, 10);
  const charge = (vehicle: ClientVehicle) => chargeOf(termsThen(vehicle, today), account);
  const billing = (vehicle: ClientVehicle) =>
    vehicle.billed ? 'Billed' : charge(vehicle) === 'Paid' ? 'Pending' : 'No bill';
  return [
    vehicleColumn<ClientVehicle>('vehicle-no', 'Vehicle No', ({ vehicleNo }) => vehicleNo),
    deviceColumn<ClientVehicle>('imei', 'IMEI', imeiOf, imeiOf),
    {
      ...date('last-contact-time', 'Last Contact Time', ({ contact }) => contact?.at),
      cell: ({ contact }: ClientVehicle) => (contact ? formatMinute(contact.at) : '—'),
    },
    standingColumn(now),
    onCard('rest', subscriptionColumn),
    vehiclePriceColumn(today),
    onCard('rest', badge('type', 'Type', charge, CHARGE_TONES)),
    badge('billed', 'Billed', billing, BILLED_TONES),
    action(
      'terms',
      'Terms',
      <Icon of={EditOutlined} />,
      ({ vehicleNo }) => `Edit terms of ${vehicleNo}`,
      edit,
      vehicleTermsChanged,
    ),
    serviceColumn,
  ];
};
