import { EyeOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { formatDate } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { paths } from '@/paths';
import { PLANS } from '@/store/clients/accounts/account';
import type { Account } from '@/store/billing/accounts/account';
import { vehicleNoWarning } from '@/store/kit/typed/numberWarnings';
import { WordSelect } from '@/ui/Choices';
import { fieldsOf } from '@/ui/Field';
import { Icon } from '@/ui/Icon';
import { LinkButton } from '@/ui/links';
import { RemoveRow } from '@/ui/RemoveRow';
import { Rows } from '@/ui/Rows';
import { SmallLine } from '@/ui/SmallLine';
import { useToast } from '@/ui/toast';
import { useTyped } from '@/ui/typedValues';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import type { BillValues, TypedBill } from '@/store/billing/accounts/billSchema';
import { isWithGst, whyNotBilled } from '@/store/billing/bills/editorBill';
import { priceChangesFrom } from '@/store/billing/bills/priceDay';
import { PriceInput } from './PriceInput';
import { Tick } from './Tick';
import styles from './VehicleRows.module.css';

const Field = fieldsOf<BillValues['vehicles'][number]>();

const warning = (vehicleNo: string) => (isUnassigned(vehicleNo) ? undefined : vehicleNoWarning(vehicleNo));

interface VehicleRowProps {
  index: number;
  account: Account;
  remove: () => void;
}

/** The id of the vehicle in a row, which no field shows. */
function idAt({ vehicles }: TypedBill, index: number): string {
  const id = vehicles?.[index]?.id;
  return typeof id === 'string' ? id : '';
}

/** What a price that is typed holds for: whether GST is in it, and from which day on it changes. */
function PriceNote({ index, account }: Omit<VehicleRowProps, 'remove'>) {
  const typed = useTyped<TypedBill>();
  const id = idAt(typed, index);
  const price = typed.vehicles?.[index]?.price;
  const from = useAppSelector((state) => priceChangesFrom(state, account, { id, price }, typed));
  const withGst = useAppSelector((state) => isWithGst(state, account, typed, id));
  if (from === undefined && !withGst) return null;
  return (
    <div className={styles.change}>
      <SmallLine>
        {withGst && 'The price is with GST. '}
        {from !== undefined && `The price changes from ${formatDate(from)} on.`}
      </SmallLine>
    </div>
  );
}

function VehicleRow({ index, account, remove }: VehicleRowProps) {
  const typed = useTyped<TypedBill>();
  const id = idAt(typed, index);
  // As it is kept, whatever is being typed.
  const known = useAppSelector((state) => state.vehicles.entities[id]?.vehicleNo);
  const whyNot = useAppSelector((state) => whyNotBilled(state, account, id, typed.monthYear));
  return (
    <div role="group" aria-label={`Vehicle ${index + 1}`} className={styles.vehicle}>
      <div className={styles.row}>
        <Field name="selected" label="Selected">
          <Tick whyNot={whyNot} />
        </Field>
        <Field name="vehicleNo" label="Vehicle Number" warn={warning}>
          <Input autoComplete="off" autoCapitalize="characters" />
        </Field>
        <Field name="duration" label="Duration">
          <WordSelect choices={PLANS} />
        </Field>
        <Field name="price" label="Price">
          <PriceInput saved={account.bill} billed={whyNot === 'Billed'} />
        </Field>
        <div className={styles.ways}>
          {known !== undefined && !isUnassigned(known) && (
            <LinkButton
              type="text"
              icon={<Icon of={EyeOutlined} />}
              aria-label={`Open vehicle ${known}`}
              to={paths.care.vehicleOf(known)}
            />
          )}
          <RemoveRow row={`vehicle ${index + 1}`} onClick={remove} />
        </div>
      </div>
      <PriceNote index={index} account={account} />
    </div>
  );
}

/** The vehicles of a bill, each with its tick: they can be renamed, and more can be added. */
export function VehicleRows({ account }: { account: Account }) {
  const toast = useToast();
  return (
    <Rows
      name="vehicles"
      asBefore={['duration']}
      onRemoved={(putBack) => toast({ text: 'Vehicle removed', undo: putBack })}
      footer={(append) => (
        <Button icon={<Icon of={PlusOutlined} />} onClick={append}>
          Add Vehicle
        </Button>
      )}
    >
      {({ index, remove }) => <VehicleRow index={index} account={account} remove={remove} />}
    </Rows>
  );
}
