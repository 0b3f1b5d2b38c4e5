import { ACCOUNTS, BILLED_DEVICE_TYPES, PAYMENT_METHODS, PLANS } from '@/store/clients/accounts/account';
import type { PackageValues } from '@/store/clients/accounts/packageSchema';
import { WordSelect } from '@/ui/Choices';
import { DigitsInput } from '@/ui/DigitsInput';
import { fieldsOf } from '@/ui/Field';
import { FormGrid } from '@/ui/FormGrid';
import { AmountRow, type AmountRowProps } from './AmountRow';
import { ModelSelect } from './ModelSelect';

const ONCE = 'Once, for the first fitting.';

const Field = fieldsOf<PackageValues>();

/** What a client gets: in the wizard, and where it is corrected. */
export const DeviceFields = () => (
  <FormGrid>
    <Field name="deviceType" label="Device Type">
      <WordSelect choices={BILLED_DEVICE_TYPES} placeholder="Select a device type" />
    </Field>
    <Field name="model" label="Model">
      <ModelSelect />
    </Field>
    <Field name="account" label="Account">
      <WordSelect choices={ACCOUNTS} placeholder="Select an account" />
    </Field>
    <Field name="paymentMethod" label="Payment Method">
      <WordSelect choices={PAYMENT_METHODS} />
    </Field>
  </FormGrid>
);

/** What it was quoted for that; GST as the client stands towards the tax office. */
export const AmountFields = ({ billing }: Pick<AmountRowProps, 'billing'>) => (
  <>
    <AmountRow name="hardware" label="Hardware" hint={ONCE} billing={billing} />
    <AmountRow name="installation" label="Installation" hint={ONCE} billing={billing} />
    <AmountRow name="hardwareOnLease" label="Hardware on Lease" billing={billing}>
      <Field name="leasePlan" label="Lease Plan">
        <WordSelect choices={PLANS} />
      </Field>
      <Field name="leaseMonths" label="Lease Months">
        <DigitsInput />
      </Field>
    </AmountRow>
    <AmountRow name="subscription" label="Subscription" billing={billing}>
      <Field name="subscriptionPlan" label="Subscription Plan">
        <WordSelect choices={PLANS} />
      </Field>
    </AmountRow>
  </>
);
