import { Namesake } from '@/parts/Namesake';
import { paths } from '@/paths';
import { companyOf, type ClientFields } from '@/store/clients/accounts/account';
import type { Account } from '@/store/billing/accounts/account';
import { personOf } from '@/store/clients/accounts/newAccount';
import { CLIENT_AMOUNTS, CLIENT_TITLES, clientFieldsOf } from '@/store/clients/accounts/clientChange';
import { totalAmount } from '@/store/clients/accounts/amounts';
import { balanceText, debtOf, DEBTS } from '@/store/billing/receivables/balances';
import { standingText, type Standing } from '@/store/clients/deactivations/standing';
import { Badge, type Tone } from '@/ui/Badge';
import type { ColumnKind } from '@/ui/column';
import { columnsOf } from '@/ui/columns';
import styles from './clientColumns.module.css';

const { shown, linkedText, money, onCard, badge, describing, onlyExported, text } = columnsOf<Account>();

const KINDS: Partial<Record<keyof ClientFields, ColumnKind>> = {
  accountNo: 'identifier',
  gstNo: 'identifier',
  panNo: 'identifier',
  leaseMonths: 'count',
  ...Object.fromEntries(CLIENT_AMOUNTS.map((key) => [key, 'money'])),
};

const TONES: Record<Exclude<Account['client']['potential'], ''> | '—', Tone> = {
  High: 'green',
  Medium: 'blue',
  Low: 'grey',
  '—': 'grey',
};
const STANDING_TONES: Record<Standing['is'], Tone> = {
  Active: 'green',
  Paused: 'orange',
  Ended: 'grey',
  'Deleted From Debtors': 'red',
};

/** A client's own name, as the onboarding took it. */
const clientName = ({ client }: Account) => personOf(client);

const alertOf = (standing: Standing | undefined) => (standing?.is === 'Paused' ? standing.alert : undefined);

const SHOWN = ['mobileNumber', 'emailAddress', 'state', 'potential'] as const satisfies (keyof ClientFields)[];

/** What an import reads of a client and the list does not show; a bill may call the company by another name. */
const OUT_OF_SIGHT = (Object.keys(CLIENT_TITLES) as (keyof ClientFields)[])
  .filter((key) => !SHOWN.some((shownKey) => shownKey === key))
  .map((key) =>
    onlyExported(KINDS[key] ?? 'text', `client-${key}`, CLIENT_TITLES[key], (account) => clientFieldsOf(account)[key]),
  );

/** The company, marked where it is not active. */
const companyColumn = (standings: ReadonlyMap<string, Standing>) =>
  describing(
    linkedText(
      'company',
      'Company',
      companyOf,
      ({ number }) => paths.sales.detailedClientOf(number),
      ({ id }) => {
        const standing = standings.get(id);
        return (
          <>
            <Namesake of={id} />
            {standing && standing.is !== 'Active' && (
              <div className={styles.standing}>
                <Badge tone={STANDING_TONES[standing.is]}>{standingText(standing)}</Badge>
              </div>
            )}
          </>
        );
      },
    ),
    // Whoever searches for "Active" means a company of that name.
    {
      key: 'standing',
      title: 'Status',
      kind: 'status',
      value: ({ id }) => standings.get(id)?.is ?? 'Active',
      among: Object.keys(STANDING_TONES),
      unsearched: true,
    },
    { key: 'alert-date', title: 'Alert Date', kind: 'date', value: ({ id }) => alertOf(standings.get(id)) },
    ...OUT_OF_SIGHT,
  );

/** Who is called there, and how. */
const clientColumn = describing(
  shown('text', 'client', 'Client', clientName, (account) => (
    <>
      {clientName(account)}
      <br />
      <span className={styles.contact}>
        {[account.client.mobileNumber, account.client.emailAddress].filter(Boolean).join(' · ')}
      </span>
    </>
  )),
  {
    key: 'mobile-number',
    title: CLIENT_TITLES.mobileNumber,
    kind: 'identifier',
    value: ({ client }) => client.mobileNumber,
  },
  {
    key: 'email-address',
    title: CLIENT_TITLES.emailAddress,
    kind: 'text',
    value: ({ client }) => client.emailAddress,
  },
);

/** The columns of all clients; whoever is not active is marked. */
export const clientColumns = (standings: ReadonlyMap<string, Standing>, balances: ReadonlyMap<string, number>) => [
  companyColumn(standings),
  clientColumn,
  text('state', 'State', ({ client }) => client.state),
  onCard(
    'rest',
    badge('potential', 'Potential', ({ client }) => client.potential || '—', TONES),
  ),
  money('total', 'Total', totalAmount),
  describing(
    {
      ...money('balance', 'Balance Due', ({ id }) => balances.get(id) ?? 0),
      cell: ({ id }) => balanceText(balances.get(id) ?? 0),
    },
    {
      key: 'debt',
      title: 'Debt',
      kind: 'status',
      value: ({ id }) => debtOf(balances.get(id) ?? 0),
      among: DEBTS,
      unsearched: true,
    },
  ),
];
