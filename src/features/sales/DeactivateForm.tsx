import { Button, Input } from 'antd';
import { companyOf, userOf } from '@/store/accounts/account';
import { selectAccounts } from '@/store/accounts/accountsSlice';
import { DEACTIVATIONS } from '@/store/deactivations/deactivation';
import { accountDeactivated } from '@/store/deactivations/deactivationsSlice';
import { accountNamed } from '@/store/accounts/sameClient';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { sayUndoable } from '@/store/undo/sayUndoable';
import { YES_NO } from '@/store/yesNo';
import { WordRadios, WordSelect } from '@/ui/Choices';
import { DigitsInput } from '@/ui/DigitsInput';
import { fieldsOf } from '@/ui/Field';
import { FormActions, FormGrid } from '@/ui/FormGrid';
import { SchemaForm } from '@/ui/SchemaForm';
import { SuggestInput } from '@/ui/SuggestInput';
import { useToast } from '@/ui/toast';
import { deactivationSchema, type DeactivationValues } from '@/store/deactivations/deactivationSchema';

const Field = fieldsOf<DeactivationValues>();

/** Records that an account is deactivated (spec 5, D31). */
export function DeactivateForm() {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const accounts = useAppSelector(selectAccounts);
  const submit = (values: DeactivationValues) => {
    const accountId = accountNamed(accounts, values)?.id;
    const undo = dispatch(sayUndoable(accountDeactivated({ ...values, accountId })));
    toast({ text: `${values.companyName} deactivated: ${values.deactivate}`, undo });
  };
  return (
    <SchemaForm schema={deactivationSchema} onSubmit={submit} resetAfterSubmit>
      <FormGrid>
        <Field name="userName" label="User Name">
          <SuggestInput suggestions={accounts.map(userOf)} />
        </Field>
        <Field name="companyName" label="Company Name">
          <SuggestInput suggestions={accounts.map(companyOf)} />
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
          <Input type="date" />
        </Field>
        <Field name="remark" label="Remark">
          <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
        </Field>
      </FormGrid>
      <FormActions>
        <Button type="primary" htmlType="submit">
          Submit
        </Button>
      </FormActions>
    </SchemaForm>
  );
}
