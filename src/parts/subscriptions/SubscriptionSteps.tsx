import { Suspense, useState } from 'react';
import {
  SUBSCRIPTION_STEPS,
  subscriptionSteps,
  type SubscriptionStep,
} from '@/store/clients/subscriptions/subscriptionSteps';
import { selectSubscriptionOf } from '@/store/clients/subscriptions/subscriptionsSlice';
import { isOpenVehicle, type Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { useAppSelector } from '@/parts/hooks';
import { SUBSCRIPTION_ACTIONS } from './subscriptionActions';
import { useAsked } from '@/parts/useAsked';

const SubscriptionDialog = lazyWhenIdle(() => import('./SubscriptionDialog'));

/** What can be done with the subscription of a vehicle; an address may ask for a step of it, such as `do=resume-billing`. */
export function SubscriptionSteps({ vehicle }: { vehicle: Vehicle }) {
  const last = useAppSelector((state) => selectSubscriptionOf(state).get(vehicle.id));
  const asked = useAsked();
  const [chosen, setChosen] = useState<SubscriptionStep>();
  const steps = subscriptionSteps(last).filter((step) => step !== 'begin' || isOpenVehicle(vehicle));
  const step = chosen ?? SUBSCRIPTION_STEPS.find((one) => SUBSCRIPTION_ACTIONS[one].asked === asked.what);
  const close = () => {
    setChosen(undefined);
    asked.done();
  };
  return (
    <>
      {steps.map((one) => (
        <LimitedButton key={one} does={SUBSCRIPTION_ACTIONS[one].does} onClick={() => setChosen(one)}>
          {SUBSCRIPTION_ACTIONS[one].label}
        </LimitedButton>
      ))}
      <Suspense>
        {step && <SubscriptionDialog key={step} vehicle={vehicle} last={last} step={step} onClose={close} />}
      </Suspense>
    </>
  );
}
