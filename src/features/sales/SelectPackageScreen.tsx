import { Suspense } from 'react';
import { accountOpened } from '@/store/facts/accounts';
import { useAppSelector } from '@/parts/hooks';
import { selectDraft, selectStep } from '@/store/clients/onboarding/onboardingSlice';
import { FormActions } from '@/ui/FormGrid';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';
import { SchemaForm } from '@/ui/SchemaForm';
import { Section } from '@/ui/Section';
import { AmountFields, DeviceFields } from './PackageFields';
import { logConfirmation, type OnConfirm } from './handOff';
import { packageSchema } from '@/store/clients/accounts/packageSchema';
import { WizardSimilarClients } from './WizardSimilarClients';
import { useWizardStep } from './useWizardStep';
import { WizardPage } from './WizardPage';
import { wizardPaths } from './wizardPaths';

const ConfirmDialog = lazyWhenIdle(() => import('./ConfirmDialog'));

/** Step 3 of 3: what the client gets and pays; then the confirmation, whose answer `onConfirm` is told. */
export default function SelectPackageScreen({ onConfirm = logConfirmation }: { onConfirm?: OnConfirm }) {
  const confirming = useAppSelector(selectStep) === 'confirming';
  const billing = useAppSelector((state) => selectDraft(state, 'billing'));
  return (
    <WizardPage step="package" title="Package Selection">
      <SchemaForm schema={packageSchema} {...useWizardStep('package')}>
        <Section title="Device">
          <DeviceFields />
        </Section>
        <Section title="Amounts">
          <AmountFields billing={billing} />
        </Section>
        <WizardSimilarClients />
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
