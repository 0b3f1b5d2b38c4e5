import { Suspense, useState } from 'react';
import { formatDate, formatMoney, formatMonth } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { NoticeButton } from '@/parts/letters/NoticeButton';
import { pauseText } from '@/parts/subscriptions/pauseText';
import { SubscriptionSteps } from '@/parts/subscriptions/SubscriptionSteps';
import { SUBSCRIPTION_TONES } from '@/parts/vehicleTones';
import { paths } from '@/paths';
import { isBilledFor } from '@/store/billing/bills/billedLines';
import { selectWhyWithheld } from '@/store/business/feeds/withheldWords';
import { subscriptionStatus, type Subscription } from '@/store/clients/subscriptions/subscription';
import { selectSubscriptionOf } from '@/store/clients/subscriptions/subscriptionsSlice';
import { termsOf } from '@/store/vehicles/vehicles/vehicleTermsSchema';
import { termsOn, termsSince } from '@/store/vehicles/vehicles/terms';
import type { AccountRow } from '@/store/clients/accounts/account';
import { useToday } from '@/parts/useToday';
import { vehicleTermsChanged } from '@/store/facts/vehicles';
import { isOpenVehicle, type Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { Badge } from '@/ui/Badge';
import { Facts } from '@/ui/Facts';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { OpenLink } from '@/ui/links';
import { Section } from '@/ui/Section';

const TermsDialog = lazyWhenIdle(() => import('@/parts/subscriptions/TermsDialog'));

const subscriptionFacts = (subscription: Subscription) => {
  const status = subscriptionStatus(subscription);
  const { from, to, pauses } = subscription;
  return [
    { label: 'Subscription', value: <Badge tone={SUBSCRIPTION_TONES[status]}>{status}</Badge> },
    { label: 'From', value: formatDate(from) },
    { label: 'To', value: to === undefined ? '—' : formatDate(to) },
    { label: 'Pauses', value: pauses.map(pauseText).join('; ') || '—' },
  ];
};

/** The terms that were agreed last, in words. */
function agreedWords(vehicle: Vehicle, account: AccountRow | undefined): string {
  const { price, gst, charge } = termsOf(vehicle, account);
  return `${formatMoney(price)} ${gst === 'Including' ? 'with GST' : '+ GST'}, ${charge}`;
}

/** For how long a vehicle is paid for, and how it stands on the bill. */
export function VehicleBilling({ vehicle }: { vehicle: Vehicle }) {
  const subscription = useAppSelector((state) => selectSubscriptionOf(state).get(vehicle.id));
  const account = useAppSelector((state) => state.accounts.entities[vehicle.accountId ?? '']);
  const month = account && formatMonth(account.bill.monthYear);
  const billed = useAppSelector(
    (state) => account !== undefined && isBilledFor(state, account.id, vehicle.id, account.bill.monthYear),
  );
  const today = useToday();
  const { price, duration, gst, charge } = termsOf({ ...vehicle, ...termsOn(vehicle, today) }, account);
  const since = termsSince(vehicle);
  const notBilled = charge === 'Paid' ? 'Not billed yet' : `None: ${charge}`;
  const billText = billed && month ? `Billed for ${month}` : notBilled;
  const why = useAppSelector((state) => selectWhyWithheld(state, 'bills'));
  const [editing, setEditing] = useState(false);
  return (
    <Section
      title="Subscription and bill"
      actions={
        <>
          {isOpenVehicle(vehicle) && (
            <LimitedButton does={vehicleTermsChanged} onClick={() => setEditing(true)}>
              Edit Terms
            </LimitedButton>
          )}
          <SubscriptionSteps vehicle={vehicle} />
          {subscription?.to !== undefined && (
            <NoticeButton kind="Subscription Ends" ids={[vehicle.id]}>
              Tell Client
            </NoticeButton>
          )}
        </>
      }
    >
      <Facts
        facts={[
          ...(subscription ? subscriptionFacts(subscription) : [{ label: 'Subscription', value: 'None yet' }]),
          ...(why === undefined
            ? [
                {
                  label: 'Bill',
                  value: <OpenLink to={account && paths.sales.editBillOf(account.number)}>{billText}</OpenLink>,
                },
                { label: 'Price', value: formatMoney(price) },
                { label: 'GST', value: gst },
                { label: 'Type', value: charge },
                { label: 'Duration', value: duration },
                ...(since !== undefined && since > today
                  ? [{ label: `From ${formatDate(since)}`, value: agreedWords(vehicle, account) }]
                  : []),
              ]
            : [{ label: 'Bill', value: why }]),
        ]}
      />
      <Suspense>{editing && <TermsDialog vehicle={vehicle} onClose={() => setEditing(false)} />}</Suspense>
    </Section>
  );
}
