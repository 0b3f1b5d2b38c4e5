import { Input } from 'antd';
import { MobileInput } from '@/parts/MobileInput';
import { POTENTIALS } from '@/store/clients/accounts/account';
import { STATES } from '@/store/clients/accounts/taxState';
import type { ClientValues } from '@/store/clients/accounts/clientSchema';
import { mobileWarning } from '@/store/kit/typed/numberWarnings';
import { WordSelect } from '@/ui/Choices';
import { fieldsOf } from '@/ui/Field';
import { FormGrid } from '@/ui/FormGrid';
import { SearchSelect } from '@/ui/SearchSelect';
import { TextArea } from '@/ui/TextArea';

const Field = fieldsOf<ClientValues>();

const STATE_OPTIONS = STATES.map((state) => ({ value: state, label: state }));

/** Who a client is: in the wizard, and where it is corrected. */
export const ClientDetailFields = () => (
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
      <SearchSelect options={STATE_OPTIONS} placeholder="Select a state" empty="No state matches." />
    </Field>
    <Field name="potential" label="Potential">
      <WordSelect choices={POTENTIALS} placeholder="Select potential" />
    </Field>
    <Field name="address" label="Address">
      <TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
    </Field>
  </FormGrid>
);
