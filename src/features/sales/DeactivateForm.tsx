import type { ReactNode } from 'react';
import type { AnyObject } from 'yup';
import { formatCount } from '@/format';
import { paths } from '@/paths';
import { companyOf, type Account } from '@/store/accounts/account';
import { deactivationFollows, liveVehiclesOf } from '@/store/business/deactivationFollows';
import { selectVehicleGround, type VehicleGround } from '@/store/business/vehicleGround';
import { selectAccounts } from '@/store/accounts/accounts';
import { DEACTIVATIONS } from '@/store/deactivations/deactivation';
import { accountDeactivated } from '@/store/deactivations/deactivationsSlice';
import { accountNamed, strangerWarning } from '@/store/accounts/sameClient';
import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import { YES_NO } from '@/store/yesNo';
import { WordRadios, WordSelect } from '@/ui/Choices';
import { DateInput } from '@/ui/DateInput';
import { DigitsInput } from '@/ui/DigitsInput';
import { fieldsOf } from '@/ui/Field';
import { FormActions, FormGrid } from '@/ui/FormGrid';
import { LimitedButton } from '@/ui/LimitedButton';
import { OpenLink } from '@/ui/links';
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

/** That devices are fitted at a client who is deactivated, with the way to the client. */
function liveWarning(business: VehicleGround, account: Account | undefined): ReactNode {
  const live = account ? liveVehiclesOf(business, account.id).length : 0;
  if (!account || live === 0) return undefined;
  return (
    <>
      <OpenLink to={paths.sales.detailedClientOf(account.number)}>{companyOf(account)}</OpenLink> is live:{' '}
      {live === 1 ? '1 device is' : `${formatCount(live)} devices are`} fitted.
    </>
  );
}

/** Records that an account is deactivated (spec 5, D31). */
export function DeactivateForm() {
  const say = useSay();
  const accounts = useAppSelector(selectAccounts);
  const business = useAppSelector(selectVehicleGround);
  const today = useToday();
  const submit = (values: DeactivationValues) => {
    const accountId = accountNamed(accounts, values)?.id;
    return say(accountDeactivated({ ...values, accountId }, deactivationFollows(business, accountId, values, today)), said(values, accountId !== undefined));
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
          warn={(_name, values) => strangerWarning(accounts, 'companyName', namesIn(values)) ?? liveWarning(business, accountNamed(accounts, namesIn(values)))}
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
