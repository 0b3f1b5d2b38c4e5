import { DeleteOutlined, EditOutlined, EyeOutlined } from '@ant-design/icons';
import { paths } from '@/paths';
import { accountsBilled, accountsDeleted } from '@/store/accounts/accountsSlice';
import type { BilledRow } from '@/store/accounts/billedList';
import { BILLED_GST } from '@/store/accounts/salesDashboard';
import type { Tone } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';
import { Icon } from '@/ui/Icon';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';
import styles from './billedColumns.module.css';

const { linkedText, text, badge, count, money, pinned } = columnsOf<BilledRow>();

const TYPE_TONES: Record<BilledRow['accountType'], Tone> = { Foc: 'grey', Demo: 'blue', Paid: 'green' };

const detail = ({ number }: BilledRow) => paths.sales.detailedClientOf(number);

export interface RowActions {
  bill: (rows: readonly BilledRow[]) => void;
  remove: (rows: readonly BilledRow[]) => void;
}

/** The columns of the billed table (spec 2, display-billed; spec 9 for the GST in a header). */
export const billedColumns = ({ bill, remove }: RowActions) => [
  linkedText('Company', ({ company }) => company, detail),
  text('User', ({ user }) => user),
  badge('Account Type', ({ accountType }) => accountType, ({ accountType }) => TYPE_TONES[accountType]),
  count('No of Vehicles', ({ noOfVehicles }) => noOfVehicles),
  count('Billed Vehicles', ({ billedVehicles }) => billedVehicles),
  money('Hardware Amount', ({ hardwareAmount }) => hardwareAmount),
  money('Rent Amount', ({ rentAmount }) => rentAmount),
  money(`GST ${BILLED_GST}%`, ({ gst }) => gst),
  money('Total Amount', ({ totalAmount }) => totalAmount),
  pinned('Action', (row) => (
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
