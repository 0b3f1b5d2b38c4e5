import type { ReactNode } from 'react';
import type { AnyObject } from 'yup';
import { paths } from '@/paths';
import { selectBooks } from '@/store/billing/receivables/selectBooks';
import { companyOf, type AccountRow } from '@/store/clients/accounts/account';
import { deactivationFollows } from '@/store/vehicles/deletions/deactivationFollows';
import { stillOpen, type WithOpenEnds } from '@/store/billing/receivables/stillOpen';
import { selectVehicleContext } from '@/store/vehicles/vehicles/vehicleContext';
import { selectAccountRows } from '@/store/clients/accounts/accountsSlice';
import { DEACTIVATIONS } from '@/store/clients/deactivations/deactivation';
import { accountDeactivated } from '@/store/facts/deactivations';
import { accountNamed, strangerWarning } from '@/store/clients/accounts/sameClient';
import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import { YES_NO } from '@/store/kit/yesNo';
import { WordRadios, WordSelect } from '@/ui/Choices';
import { DateInput } from '@/ui/DateInput';
import { DigitsInput } from '@/ui/DigitsInput';
import { fieldsOf } from '@/ui/Field';
import { FormActions, FormGrid } from '@/ui/FormGrid';
import { LimitedButton } from '@/ui/LimitedButton';
import { OpenLink } from '@/ui/links';
import { SchemaForm } from '@/ui/SchemaForm';
import { TextArea } from '@/ui/TextArea';
import { deactivationSchema, type DeactivationValues } from '@/store/clients/deactivations/deactivationSchema';
import { ClientNameInput } from './ClientNameInput';
import { useFormDraft } from '@/parts/useFormDraft';

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

/** That a client who is deactivated owes, or has devices fitted, with the way to the client. */
function openWarning(state: WithOpenEnds, account: AccountRow | undefined): ReactNode {
  const open = account && stillOpen(state, [account.id]);
  if (!account || open === undefined) return undefined;
  return (
    <>
      <OpenLink to={paths.sales.detailedClientOf(account.number)}>{companyOf(account)}</OpenLink> {open}.
    </>
  );
}

/** Records that an account is deactivated. */
export function DeactivateForm() {
  const say = useSay();
  const draft = useFormDraft('deactivate');
  const accounts = useAppSelector(selectAccountRows);
  const business = useAppSelector(selectVehicleContext);
  const books = useAppSelector(selectBooks);
  const today = useToday();
  const submit = (values: DeactivationValues) => {
    const accountId = accountNamed(accounts, values)?.id;
    return say(
      accountDeactivated({ ...values, accountId }, deactivationFollows(business, accountId, values, today)),
      said(values, accountId !== undefined),
    );
  };
  return (
    <SchemaForm schema={deactivationSchema} draft={draft} onSubmit={submit} resetAfterSubmit>
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
          warn={(_name, values) =>
            strangerWarning(accounts, 'companyName', namesIn(values)) ??
            openWarning({ ...business, ...books }, accountNamed(accounts, namesIn(values)))
          }
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
