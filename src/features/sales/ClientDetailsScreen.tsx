import { Input } from 'antd';
import { POTENTIALS, STATES } from '@/store/clients/accounts/account';
import { accountOpened } from '@/store/facts/accounts';
import { mobileWarning } from '@/store/kit/typed/numberWarnings';
import { WordSelect } from '@/ui/Choices';
import { fieldsOf } from '@/ui/Field';
import { FormActions, FormGrid } from '@/ui/FormGrid';
import { LimitedButton } from '@/ui/LimitedButton';
import { MobileInput } from '@/parts/MobileInput';
import { SchemaForm } from '@/ui/SchemaForm';
import { Section } from '@/ui/Section';
import { TextArea } from '@/ui/TextArea';
import { clientSchema, type ClientValues } from '@/store/clients/accounts/clientSchema';
import { SimilarClients } from './SimilarClients';
import { useWizardStep } from './useWizardStep';
import { WizardPage } from './WizardPage';

const Field = fieldsOf<ClientValues>();

/** Step 1 of 3: who the client is. */
export default function ClientDetailsScreen() {
  return (
    <WizardPage step="client" title="New account creation">
      <SchemaForm schema={clientSchema} {...useWizardStep('client')}>
        <Section title="Client Details">
          <FormGrid>
            <Field name="firstName" label="First Name">
              <Input autoComplete="off" />
            </Field>
            <Field name="lastName" label="Last Name">
              <Input autoComplete="off" />
            </Field>
            <Field name="emailAddress" label="Email Address">
              <Input inputMode="email" autoComplete="off" />
            </Field>
            <Field name="mobileNumber" label="Mobile Number" warn={mobileWarning}>
              <MobileInput />
            </Field>
            <Field name="companyName" label="Company Name">
              <Input autoComplete="off" />
            </Field>
            <Field name="state" label="State">
              <WordSelect choices={STATES} placeholder="Select a state" />
            </Field>
            <Field name="potential" label="Potential">
              <WordSelect choices={POTENTIALS} placeholder="Select potential" />
            </Field>
            <Field name="address" label="Address">
              <TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
            </Field>
          </FormGrid>
        </Section>
        <SimilarClients />
        <FormActions>
          <LimitedButton does={accountOpened} type="primary" htmlType="submit">
            Submit
          </LimitedButton>
        </FormActions>
      </SchemaForm>
    </WizardPage>
  );
}
