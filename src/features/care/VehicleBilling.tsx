import { formatDate, formatMoney, formatMonth } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { SubscriptionSteps } from '@/parts/subscriptions/SubscriptionSteps';
import { useToday } from '@/parts/useToday';
import { SUBSCRIPTION_TONES } from '@/parts/vehicleTones';
import { paths } from '@/paths';
import { statusOf, type Pause, type Subscription } from '@/store/subscriptions/subscription';
import { selectSubscriptionOf } from '@/store/subscriptions/subscriptionsSlice';
import type { Vehicle } from '@/store/vehicles/vehicle';
import { Badge } from '@/ui/Badge';
import { Facts } from '@/ui/Facts';
import { OpenLink } from '@/ui/links';
import { Section } from '@/ui/Section';

const pauseText = ({ from, to, until }: Pause) => {
  const end = to ?? until;
  return end === undefined ? `since ${formatDate(from)}` : `${formatDate(from)} – ${formatDate(end)}`;
};

const subscriptionFacts = (subscription: Subscription, today: string) => {
  const status = statusOf(subscription, today);
  const { from, to, pauses } = subscription;
  return [
    { label: 'Subscription', value: <Badge tone={SUBSCRIPTION_TONES[status]}>{status}</Badge> },
    { label: 'From', value: formatDate(from) },
    { label: 'To', value: to === undefined ? '—' : formatDate(to) },
    { label: 'Pauses', value: pauses.map(pauseText).join('; ') || '—' },
  ];
};

/** For how long a vehicle is paid for, and how it stands on the bill. */
export function VehicleBilling({ vehicle }: { vehicle: Vehicle }) {
  const today = useToday();
  const subscription = useAppSelector((state) => selectSubscriptionOf(state).get(vehicle.id));
  const account = useAppSelector((state) => state.accounts.entities[vehicle.accountId ?? '']);
  const month = account && formatMonth(account.bill.monthYear);
  return (
    <Section title="Subscription and bill" actions={<SubscriptionSteps vehicle={vehicle} />}>
      <Facts
        facts={[
          ...(subscription ? subscriptionFacts(subscription, today) : [{ label: 'Subscription', value: 'None yet' }]),
          {
            label: 'Bill',
            value: <OpenLink to={account && paths.sales.editBillOf(account.number)}>{vehicle.billed && month ? `Billed for ${month}` : 'Not billed yet'}</OpenLink>,
          },
          { label: 'Price', value: formatMoney(vehicle.price) },
          { label: 'Duration', value: vehicle.duration },
        ]}
      />
    </Section>
  );
}
