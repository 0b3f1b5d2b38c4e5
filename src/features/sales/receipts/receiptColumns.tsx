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
import { Money } from '@/ui/Money';
import { SmallLine } from '@/ui/SmallLine';
import styles from './Receipts.module.css';
import { hasCome } from '@/store/billing/receipts/receipt';

const { badge, date, identifier, linkedIdentifier, money, naming, onCard, pinned, roomy, shown, describing, text } =
  columnsOf<ReceiptRow>();

const TONES: Record<ReceiptStatus, Tone> = { Recorded: 'green', Bounced: 'red', Cancelled: 'grey' };

export interface ReceiptActions {
  allocate: (row: ReceiptRow) => void;
  refund: (row: ReceiptRow) => void;
  bounce: (row: ReceiptRow) => void;
}

/** What can be done with a receipt that is called so. */
const waysOf = ({ allocate, refund, bounce }: ReceiptActions, name: string, row: ReceiptRow) => (
  <span className={styles.actions}>
    {row.onAccount > 0 && (
      <LimitedButton
        does={receiptAllocated}
        size="small"
        icon={<Icon of={NodeIndexOutlined} />}
        aria-label={`Allocate ${name}`}
        onClick={() => allocate(row)}
      />
    )}
    {row.refundable > 0 && (
      <LimitedButton
        does={receiptRefunded}
        size="small"
        icon={<Icon of={RollbackOutlined} />}
        aria-label={`Refund ${name}`}
        onClick={() => refund(row)}
      />
    )}
    {hasCome(row) && (
      <LimitedButton
        does={receiptBounced}
        size="small"
        icon={<Icon of={StopOutlined} />}
        aria-label={`${name} bounced`}
        onClick={() => bounce(row)}
      />
    )}
  </span>
);

/** The columns of the receipts; `nameOf` is what one is called. */
export const receiptColumns = (actions: ReceiptActions, nameOf: (row: ReceiptRow) => string) => [
  naming(linkedIdentifier('receipt-no', 'Receipt No', nameOf, ({ number }) => paths.sales.receiptOf(number))),
  date('date', 'Date', ({ on }) => on),
  roomy(
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
  ),
  text('mode', 'Mode', ({ mode }) => mode),
  identifier('reference', 'Reference', ({ reference }) => reference),
  describing(
    onCard('amount', {
      ...money('amount', 'Amount', ({ cash }) => cash),
      cell: ({ cash, tds }, hasPaise) => (
        <>
          <Money amount={cash} hasPaise={hasPaise} />
          {tds && (
            <SmallLine>
              TDS <Money amount={tds.amount} hasPaise={hasPaise} />
            </SmallLine>
          )}
        </>
      ),
      total: (row) => (hasCome(row) ? row.cash : 0),
    }),
    { key: 'tds', title: 'TDS', kind: 'money', value: ({ tds }) => tds?.amount ?? 0 },
    { key: 'tds-section', title: 'TDS Section', kind: 'text', value: ({ tds }) => tds?.code },
  ),
  money('allocated', 'Allocated', ({ allocated }) => allocated),
  describing(
    money('on-account', 'On Account', ({ onAccount }) => onAccount),
    { key: 'refunded', title: 'Refunded', kind: 'money', value: ({ refunded }) => refunded },
  ),
  describing(
    badge('state', 'Status', ({ status }) => status, TONES),
    {
      key: 'bounced-on',
      title: 'Bounced On',
      kind: 'date',
      value: ({ status, bouncedOn }) => (status === 'Bounced' ? bouncedOn : undefined),
    },
  ),
  pinned('action', 'Action', (row) => waysOf(actions, nameOf(row), row)),
];
