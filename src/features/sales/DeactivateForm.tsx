import type { AnyObject } from 'yup';
import { selectAccounts } from '@/store/accounts/accountsSlice';
import { DEACTIVATIONS } from '@/store/deactivations/deactivation';
import { accountDeactivated } from '@/store/deactivations/deactivationsSlice';
import { accountNamed, strangerWarning } from '@/store/accounts/sameClient';
import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { YES_NO } from '@/store/yesNo';
import { WordRadios, WordSelect } from '@/ui/Choices';
import { DateInput } from '@/ui/DateInput';
import { DigitsInput } from '@/ui/DigitsInput';
import { fieldsOf } from '@/ui/Field';
import { FormActions, FormGrid } from '@/ui/FormGrid';
import { LimitedButton } from '@/ui/LimitedButton';
import { SchemaForm } from '@/ui/SchemaForm';
import { TextArea } from '@/ui/TextArea';
import { deactivationSchema, type DeactivationValues } from '@/store/deactivations/deactivationSchema';
import { ClientNameInput } from './ClientNameInput';

const Field = fieldsOf<DeactivationValues>();

const namesIn = ({ userName, companyName }: AnyObject) => ({
  userName: String(userName ?? ''),
  companyName: String(companyName ?? ''),
});

/** What was done; it claims nothing of the list where the names are no client's. */
const said = ({ companyName, deactivate }: DeactivationValues, isClient: boolean) =>
  isClient || deactivate !== 'Delete From Debtors'
    ? `${companyName} deactivated: ${deactivate}`
    : `${companyName} recorded: no client has this name, so nobody was taken off the list.`;

/** Records that an account is deactivated (spec 5, D31). */
export function DeactivateForm() {
  const say = useSay();
  const accounts = useAppSelector(selectAccounts);
  const submit = (values: DeactivationValues) => {
    const accountId = accountNamed(accounts, values)?.id;
    return say(accountDeactivated({ ...values, accountId }), said(values, accountId !== undefined));
  };
  return (
    <SchemaForm schema={deactivationSchema} onSubmit={submit} resetAfterSubmit>
      <FormGrid>
        <Field
          name="userName"
          label="User Name"
          warn={(_name, values) => strangerWarning(accounts, 'userName', namesIn(values))}
        >
          <ClientNameInput name="userName" />
        </Field>
        <Field
          name="companyName"
          label="Company Name"
          warn={(_name, values) => strangerWarning(accounts, 'companyName', namesIn(values))}
        >
          <ClientNameInput name="companyName" />
        </Field>
        <Field name="totalNoOfVehicles" label="Total No of Vehicles">
          <DigitsInput />
        </Field>
        <Field name="deviceRemoved" label="Device Removed">
          <WordRadios label="Device Removed" choices={YES_NO} />
        </Field>
        <Field name="deactivate" label="Deactivate">
          <WordSelect choices={DEACTIVATIONS} placeholder="Select a type" />
        </Field>
        <Field name="noOfRemovedDevice" label="No of Removed Device">
          <DigitsInput />
        </Field>
        <Field name="alertDate" label="Alert Date">
          <DateInput />
        </Field>
        <Field name="remark" label="Remark">
          <TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
        </Field>
      </FormGrid>
      <FormActions>
        <LimitedButton does={accountDeactivated} type="primary" htmlType="submit">
          Submit
        </LimitedButton>
      </FormActions>
    </SchemaForm>
  );
}
