import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { selectBillingBegun } from '@/store/clients/onboarding/onboardingSlice';
import { gstinTyped } from '@/store/clients/onboarding/gstinTyped';
import { accountOpened } from '@/store/facts/accounts';
import { fieldsOf } from '@/ui/Field';
import { FormActions } from '@/ui/FormGrid';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';
import { SchemaForm } from '@/ui/SchemaForm';
import { Section } from '@/ui/Section';
import { AttachmentInput } from '@/parts/AttachmentInput';
import { billingSchema, type BillingValues } from '@/store/clients/accounts/billingSchema';
import { BillingDetailFields } from './BillingDetailFields';
import { WizardSimilarClients } from './WizardSimilarClients';
import { useWizardStep } from './useWizardStep';
import { WizardGstin } from './WizardGstin';
import { WizardPage } from './WizardPage';
import { wizardPaths } from './wizardPaths';

const Field = fieldsOf<BillingValues>();

/** Step 2 of 3: whom and how we bill. */
export default function BillingScreen() {
  const dispatch = useAppDispatch();
  return (
    <WizardPage step="billing" title="Billing Information">
      <SchemaForm
        schema={billingSchema}
        {...useWizardStep('billing')}
        initialValues={useAppSelector(selectBillingBegun)}
      >
        <Section title="Billing">
          <BillingDetailFields onGstNo={(gstNo) => dispatch(gstinTyped(gstNo))} help={<WizardGstin />} />
          <Field name="poOfficial" label="PO (Official)">
            <AttachmentInput />
          </Field>
        </Section>
        <WizardSimilarClients />
        <FormActions>
          <LinkButton to={wizardPaths.client}>Back</LinkButton>
          <LimitedButton does={accountOpened} type="primary" htmlType="submit">
            Submit
          </LimitedButton>
        </FormActions>
      </SchemaForm>
    </WizardPage>
  );
}
