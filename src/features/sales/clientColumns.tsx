import { paths } from '@/paths';
import { companyOf } from '@/store/clients/accounts/account';
import type { Account } from '@/store/billing/accounts/account';
import { personOf } from '@/store/clients/accounts/newAccount';
import { CLIENT_TITLES } from '@/store/clients/accounts/clientChange';
import { totalAmount } from '@/store/clients/accounts/amounts';
import { balanceText, debtOf } from '@/store/billing/receivables/balances';
import { standingText, type Standing } from '@/store/clients/deactivations/standing';
import { Badge, type Tone } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';
import styles from './clientColumns.module.css';

const { shown, linkedText, money, badge, describing, text } = columnsOf<Account>();

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

const pausedUntil = (standing: Standing | undefined) => (standing?.is === 'Paused' ? standing.until : undefined);

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
        if (!standing || standing.is === 'Active') return null;
        return (
          <div className={styles.standing}>
            <Badge tone={STANDING_TONES[standing.is]}>{standingText(standing)}</Badge>
          </div>
        );
      },
    ),
    // Whoever searches for "Active" means a company of that name.
    {
      key: 'standing',
      title: 'Standing',
      kind: 'status',
      value: ({ id }) => standings.get(id)?.is ?? 'Active',
      unsearched: true,
    },
    { key: 'paused-until', title: 'Paused Until', kind: 'date', value: ({ id }) => pausedUntil(standings.get(id)) },
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
  badge('potential', 'Potential', ({ client }) => client.potential || '—', TONES),
  money('total', 'Total', totalAmount),
  describing(
    shown(
      'money',
      'balance',
      'Balance Due',
      ({ id }) => balances.get(id) ?? 0,
      ({ id }) => balanceText(balances.get(id) ?? 0),
    ),
    { key: 'debt', title: 'Debt', kind: 'status', value: ({ id }) => debtOf(balances.get(id) ?? 0), unsearched: true },
  ),
];
