import type { Fact } from '@/store/business/store';
import type { Subscription } from '@/store/clients/subscriptions/subscription';
import {
  subscriptionEnded,
  subscriptionOpened,
  subscriptionPaused,
  subscriptionResumed,
} from '@/store/facts/subscriptions';
import type { SubscriptionStep } from '@/store/clients/subscriptions/subscriptionSteps';
import {
  subscriptionStepSchema,
  type SubscriptionStepValues,
} from '@/store/clients/subscriptions/subscriptionStepSchema';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { DateInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { SUBSCRIPTION_ACTIONS } from './subscriptionActions';
import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';

const Field = fieldsOf<SubscriptionStepValues>();

export interface SubscriptionDialogProps {
  vehicle: Vehicle;
  /** Its last subscription. */
  last: Subscription | undefined;
  step: SubscriptionStep;
  onClose: () => void;
}

function factOf(step: SubscriptionStep, vehicle: Vehicle, id: string, { on, until }: SubscriptionStepValues): Fact {
  if (step === 'begin') return subscriptionOpened(vehicle.id, on);
  if (step === 'pause') return subscriptionPaused([id], until, on);
  return step === 'resume' ? subscriptionResumed([id], on) : subscriptionEnded([id], on);
}

/** Asks on which day the subscription of a vehicle begins, rests, goes on or ends. */
export default function SubscriptionDialog({ vehicle, last, step, onClose }: SubscriptionDialogProps) {
  const say = useSay();
  const today = useToday();
  const { label, does, done } = SUBSCRIPTION_ACTIONS[step];
  return (
    <FormDialog
      title={`${label}: ${vehicle.vehicleNo}`}
      does={does}
      save={label}
      schema={subscriptionStepSchema(last, step, today)}
      initialValues={{ on: today }}
      onSubmit={(values) => say(factOf(step, vehicle, last?.id ?? '', values), `${vehicle.vehicleNo} ${done}`)}
      onClose={onClose}
    >
      <Field name="on" label="On">
        <DateInput />
      </Field>
      {step === 'pause' && (
        <Field
          name="until"
          label="Until"
          hint="From that day it is listed in Leaks until somebody resumes it. The pause goes on till then."
        >
          <DateInput />
        </Field>
      )}
    </FormDialog>
  );
}
