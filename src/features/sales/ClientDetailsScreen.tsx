import { accountOpened } from '@/store/facts/accounts';
import { FormActions } from '@/ui/FormGrid';
import { LimitedButton } from '@/ui/LimitedButton';
import { SchemaForm } from '@/ui/SchemaForm';
import { Section } from '@/ui/Section';
import { clientSchema } from '@/store/clients/accounts/clientSchema';
import { ClientDetailFields } from './ClientDetailFields';
import { WizardSimilarClients } from './WizardSimilarClients';
import { useWizardStep } from './useWizardStep';
import { WizardPage } from './WizardPage';

/** Step 1 of 3: who the client is. */
export default function ClientDetailsScreen() {
  return (
    <WizardPage step="client" title="New account creation">
      <SchemaForm schema={clientSchema} {...useWizardStep('client')}>
        <Section title="Client Details">
          <ClientDetailFields />
        </Section>
        <WizardSimilarClients />
        <FormActions>
          <LimitedButton does={accountOpened} type="primary" htmlType="submit">
            Submit
          </LimitedButton>
        </FormActions>
      </SchemaForm>
    </WizardPage>
  );
}
