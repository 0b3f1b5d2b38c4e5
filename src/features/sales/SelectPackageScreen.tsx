import { Suspense } from 'react';
import { ACCOUNTS, BILLED_DEVICE_TYPES, PAYMENT_METHODS, PLANS } from '@/store/clients/accounts/account';
import { accountOpened } from '@/store/facts/accounts';
import { useAppSelector } from '@/parts/hooks';
import { selectStep } from '@/store/clients/onboarding/onboardingSlice';
import { WordSelect } from '@/ui/Choices';
import { DigitsInput } from '@/ui/DigitsInput';
import { fieldsOf } from '@/ui/Field';
import { FormActions, FormGrid } from '@/ui/FormGrid';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';
import { SchemaForm } from '@/ui/SchemaForm';
import { Section } from '@/ui/Section';
import { AmountRow } from './AmountRow';
import { logConfirmation, type OnConfirm } from './handOff';
import { ModelSelect } from './ModelSelect';
import { packageSchema, type PackageValues } from '@/store/clients/accounts/packageSchema';
import { SimilarClients } from './SimilarClients';
import { useWizardStep } from './useWizardStep';
import { WizardPage } from './WizardPage';
import { wizardPaths } from './wizardPaths';

const ConfirmDialog = lazyWhenIdle(() => import('./ConfirmDialog'));

const Field = fieldsOf<PackageValues>();

/** Step 3 of 3: what the client gets and pays; then the confirmation, whose answer `onConfirm` is told. */
export default function SelectPackageScreen({ onConfirm = logConfirmation }: { onConfirm?: OnConfirm }) {
  const confirming = useAppSelector(selectStep) === 'confirming';
  return (
    <WizardPage step="package" title="Package Selection">
      <SchemaForm schema={packageSchema} {...useWizardStep('package')}>
        <Section title="Device">
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
        </Section>
        <Section title="Amounts">
          <AmountRow name="hardware" label="Hardware" />
          <AmountRow name="installation" label="Installation" />
          <AmountRow name="hardwareOnLease" label="Hardware on Lease">
            <Field name="leasePlan" label="Lease Plan">
              <WordSelect choices={PLANS} />
            </Field>
            <Field name="leaseMonths" label="Lease Months">
              <DigitsInput />
            </Field>
          </AmountRow>
          <AmountRow name="subscription" label="Subscription">
            <Field name="subscriptionPlan" label="Subscription Plan">
              <WordSelect choices={PLANS} />
            </Field>
          </AmountRow>
        </Section>
        <SimilarClients />
        <FormActions>
          <LinkButton to={wizardPaths.billing}>Back</LinkButton>
          <LimitedButton does={accountOpened} type="primary" htmlType="submit">
            Submit
          </LimitedButton>
        </FormActions>
      </SchemaForm>
      <Suspense>{confirming && <ConfirmDialog onConfirm={onConfirm} />}</Suspense>
    </WizardPage>
  );
}
