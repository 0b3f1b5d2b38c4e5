import { Namesake } from '@/parts/Namesake';
import { NodeIndexOutlined, RollbackOutlined, StopOutlined } from '@ant-design/icons';
import { paths } from '@/paths';
import type { ReceiptStatus } from '@/machines/receipt';
import type { ReceiptRow } from '@/store/billing/receipts/receiptRows';
import { receiptAllocated, receiptBounced, receiptRefunded } from '@/store/facts/receipts';
import type { Tone } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';
import { Icon } from '@/ui/Icon';
import { LimitedButton } from '@/ui/LimitedButton';
import { TextLink } from '@/ui/links';
import styles from './Receipts.module.css';

const { badge, date, identifier, linkedIdentifier, money, naming, onCard, pinned, shown, describing, text } =
  columnsOf<ReceiptRow>();

const TONES: Record<ReceiptStatus, Tone> = { Recorded: 'green', Bounced: 'red', Cancelled: 'grey' };

/** What bounced or was cancelled did not come in. */
const hasCome = ({ status }: ReceiptRow) => status === 'Recorded';

export interface ReceiptActions {
  allocate: (row: ReceiptRow) => void;
  refund: (row: ReceiptRow) => void;
  bounce: (row: ReceiptRow) => void;
}

/** The columns of the receipts; `nameOf` is what one is called. */
export const receiptColumns = ({ allocate, refund, bounce }: ReceiptActions, nameOf: (row: ReceiptRow) => string) => [
  naming(linkedIdentifier('receipt-no', 'Receipt No', nameOf, ({ number }) => paths.sales.receiptOf(number))),
  date('date', 'Date', ({ on }) => on),
  shown(
    'text',
    'client',
    'Client',
    ({ company }) => company,
    ({ company, accountNumber, accountId }) =>
      accountNumber === undefined ? (
        company
      ) : (
        <>
          <TextLink to={paths.sales.detailedClientOf(accountNumber)}>{company}</TextLink>
          <Namesake of={accountId} />
        </>
      ),
  ),
  text('mode', 'Mode', ({ mode }) => mode),
  identifier('reference', 'Reference', ({ reference }) => reference),
  onCard('amount', {
    ...money('amount', 'Amount', ({ cash }) => cash),
    total: (row) => (hasCome(row) ? row.cash : 0),
  }),
  describing(
    { ...money('tds', 'TDS', ({ tds }) => tds?.amount ?? 0), total: (row) => (hasCome(row) ? row.tds?.amount : 0) },
    { key: 'tds-section', title: 'TDS Section', kind: 'text', value: ({ tds }) => tds?.code },
  ),
  money('allocated', 'Allocated', ({ allocated }) => allocated),
  describing(
    money('on-account', 'On Account', ({ onAccount }) => onAccount),
    { key: 'refunded', title: 'Refunded', kind: 'money', value: ({ refunded }) => refunded },
  ),
  describing(
    badge('state', 'State', ({ status }) => status, TONES),
    {
      key: 'bounced-on',
      title: 'Bounced On',
      kind: 'date',
      value: ({ status, bouncedOn }) => (status === 'Bounced' ? bouncedOn : undefined),
    },
  ),
  pinned('action', 'Action', (row) => (
    <span className={styles.actions}>
      <LimitedButton
        does={receiptAllocated}
        size="small"
        icon={<Icon of={NodeIndexOutlined} />}
        aria-label={`Allocate ${nameOf(row)}`}
        disabled={row.onAccount <= 0}
        onClick={() => allocate(row)}
      />
      <LimitedButton
        does={receiptRefunded}
        size="small"
        icon={<Icon of={RollbackOutlined} />}
        aria-label={`Refund ${nameOf(row)}`}
        disabled={row.refundable <= 0}
        onClick={() => refund(row)}
      />
      <LimitedButton
        does={receiptBounced}
        size="small"
        icon={<Icon of={StopOutlined} />}
        aria-label={`${nameOf(row)} bounced`}
        disabled={row.status !== 'Recorded'}
        onClick={() => bounce(row)}
      />
    </span>
  )),
];
