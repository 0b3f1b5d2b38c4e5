import { Input } from 'antd';
import { accountOpened } from '@/store/facts/accounts';
import { fieldsOf } from '@/ui/Field';
import { FormActions, FormGrid } from '@/ui/FormGrid';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';
import { SchemaForm } from '@/ui/SchemaForm';
import { Section } from '@/ui/Section';
import { TextArea } from '@/ui/TextArea';
import { AttachmentInput } from '@/parts/AttachmentInput';
import { billingSchema, type BillingValues } from '@/store/clients/accounts/billingSchema';
import { GstinOffers } from './GstinOffers';
import { SimilarClients } from './SimilarClients';
import { gstNoWarning, panNoWarning } from '@/store/clients/accounts/taxHelp';
import { useWizardStep } from './useWizardStep';
import { WizardPage } from './WizardPage';
import { wizardPaths } from './wizardPaths';

const Field = fieldsOf<BillingValues>();

/** Step 2 of 3: whom and how we bill. */
export default function BillingScreen() {
  return (
    <WizardPage step="billing" title="Billing Information">
      <SchemaForm schema={billingSchema} {...useWizardStep('billing')}>
        <Section title="Billing">
          <FormGrid>
            <Field name="billingName" label="Billing Name">
              <Input autoComplete="off" />
            </Field>
            <Field name="accountNo" label="Account Number">
              <Input inputMode="numeric" autoComplete="off" />
            </Field>
            <Field name="email" label="Email">
              <Input inputMode="email" autoComplete="off" />
            </Field>
            <div>
              <Field name="gstNo" label="GST Number" warn={gstNoWarning}>
                <Input autoComplete="off" autoCapitalize="characters" />
              </Field>
              <GstinOffers />
            </div>
            <Field name="panNo" label="PAN Number" warn={panNoWarning}>
              <Input autoComplete="off" autoCapitalize="characters" />
            </Field>
            <Field name="billingAddress" label="Billing Address">
              <TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
            </Field>
          </FormGrid>
          <Field name="poOfficial" label="PO (Official)">
            <AttachmentInput />
          </Field>
        </Section>
        <SimilarClients />
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
