import { Input } from 'antd';
import { useAppSelector } from '@/parts/hooks';
import { plateWarning } from '@/parts/plateWarning';
import { useSay } from '@/parts/useSay';
import { companyOf, isListed, userOf } from '@/store/clients/accounts/account';
import { selectAccountRows } from '@/store/clients/accounts/accountsSlice';
import { selectTimelineContext } from '@/store/business/timeline/timelineContext';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { moveSchema, type MoveValues } from '@/store/vehicles/vehicles/vehicleFormSchema';
import { vehicleMoved } from '@/store/facts/vehicles';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { SearchSelect } from '@/ui/SearchSelect';

const Field = fieldsOf<MoveValues>();

/** Asks to which client, or to which number, a vehicle comes; its history comes with it. */
export default function MoveVehicleDialog({ vehicle, onClose }: { vehicle: Vehicle; onClose: () => void }) {
  const say = useSay();
  const context = useAppSelector(selectTimelineContext);
  const accounts = useAppSelector(selectAccountRows).filter(
    (account) => isListed(account) || account.id === vehicle.accountId,
  );
  const { id, vehicleNo, accountId, client, company } = vehicle;
  const save = (to: MoveValues) => {
    const owner = to.accountId === undefined ? { client, company } : {};
    return say(
      vehicleMoved({
        id,
        was: { vehicleNo, accountId },
        to: { ...owner, vehicleNo: to.vehicleNo, accountId: to.accountId },
      }),
      to.vehicleNo === vehicleNo ? `${vehicleNo} moved` : `${vehicleNo} has the number ${to.vehicleNo} now`,
    );
  };
  return (
    <FormDialog
      title={`Move Vehicle ${vehicleNo}`}
      does={vehicleMoved}
      save="Move"
      schema={moveSchema(context, vehicle)}
      initialValues={{ accountId, vehicleNo }}
      onSubmit={save}
      onClose={onClose}
    >
      <Field
        name="accountId"
        label="Client"
        hint="The vehicle keeps its history. The bill run charges the new client from today; days that are billed already, once the client before has the credit for them."
      >
        <SearchSelect
          options={accounts.map((account) => ({
            value: account.id,
            label: `${companyOf(account)}, ${userOf(account)}`,
          }))}
          placeholder={company ?? 'Type to search'}
          empty="No clients found."
        />
      </Field>
      <Field name="vehicleNo" label="Vehicle No" warn={(typed) => plateWarning(context, typed, vehicle)}>
        <Input autoComplete="off" autoCapitalize="characters" />
      </Field>
    </FormDialog>
  );
}
