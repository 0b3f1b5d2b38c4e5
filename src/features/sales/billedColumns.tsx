import { Namesake } from '@/parts/Namesake';
import { DeleteOutlined, EditOutlined, EyeOutlined } from '@ant-design/icons';
import { paths } from '@/paths';
import { accountsBilled, accountsDeleted } from '@/store/facts/accounts';
import type { BilledRow } from '@/store/billing/accounts/billedList';
import { BILLED_GST } from '@/store/clients/accounts/salesDashboard';
import type { Tone } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';
import { Icon } from '@/ui/Icon';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';
import styles from './billedColumns.module.css';

const { count, linkedText, money, party, pinned, badge } = columnsOf<BilledRow>();

const TYPE_TONES: Record<BilledRow['accountType'], Tone> = { Foc: 'grey', Demo: 'blue', Paid: 'green' };

const detail = ({ number }: BilledRow) => paths.sales.detailedClientOf(number);

export interface RowActions {
  /** They answer whether it was done. */
  bill: (rows: readonly BilledRow[]) => boolean;
  remove: (rows: readonly BilledRow[]) => boolean;
}

/** The columns of the billed table. */
export const billedColumns = ({ bill, remove }: RowActions) => [
  linkedText(
    'company',
    'Company',
    ({ company }) => company,
    detail,
    ({ id, number }) => <Namesake of={id} number={number} />,
  ),
  party('user', 'User', ({ user }) => user),
  badge('account-type', 'Account Type', ({ accountType }) => accountType, TYPE_TONES),
  count('no-of-vehicles', 'No of Vehicles', ({ noOfVehicles }) => noOfVehicles),
  count('billed-vehicles', 'Billed Vehicles', ({ billedVehicles }) => billedVehicles),
  money('hardware-amount', 'Hardware Amount', ({ hardwareAmount }) => hardwareAmount),
  money('rent-amount', 'Rent Amount', ({ rentAmount }) => rentAmount),
  money('gst', `GST ${BILLED_GST}%`, ({ gst }) => gst),
  money('total-amount', 'Total Amount', ({ totalAmount }) => totalAmount),
  pinned('action', 'Action', (row) => (
    <span className={styles.actions}>
      <LinkButton size="small" icon={<Icon of={EyeOutlined} />} aria-label={`View ${row.company}`} to={detail(row)} />
      <LinkButton
        size="small"
        icon={<Icon of={EditOutlined} />}
        aria-label={`Edit ${row.company}`}
        to={paths.sales.editBillOf(row.number)}
      />
      <LimitedButton
        does={accountsDeleted}
        size="small"
        icon={<Icon of={DeleteOutlined} />}
        aria-label={`Delete ${row.company}`}
        onClick={() => remove([row])}
      />
      <LimitedButton does={accountsBilled} size="small" disabled={row.tab === 'billed'} onClick={() => bill([row])}>
        Billed
      </LimitedButton>
      <LinkButton size="small" to={paths.sales.proformaOf(row.number)}>
        PI
      </LinkButton>
    </span>
  )),
];
