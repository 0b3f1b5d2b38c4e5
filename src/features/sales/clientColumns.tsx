import { paths } from '@/paths';
import { companyOf, type Account } from '@/store/accounts/account';
import { totalAmount } from '@/store/accounts/amounts';
import { standingText, type Standing } from '@/store/deactivations/standing';
import { Badge, type Tone } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';
import styles from './clientColumns.module.css';

const { shown, linkedText, money, badge, text } = columnsOf<Account>();

const TONES: Record<Account['client']['potential'], Tone> = { High: 'green', Medium: 'blue', Low: 'grey' };
const STANDING_TONES: Record<Standing['is'], Tone> = {
  Active: 'green',
  Paused: 'orange',
  Ended: 'grey',
  'Deleted From Debtors': 'red',
};

/** A client's own name, as the onboarding took it. */
const clientName = ({ client: { firstName, lastName } }: Account) => `${firstName} ${lastName}`;

/** The columns of all clients (D30); whoever is not active is marked (D31). */
export const clientColumns = (standings: ReadonlyMap<string, Standing>) => [
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
  shown('text', 'client', 'Client', clientName, (account) => (
    <>
      {clientName(account)}
      <br />
      <span className={styles.contact}>
        {account.client.mobileNumber} · {account.client.emailAddress}
      </span>
    </>
  )),
  text('state', 'State', ({ client }) => client.state),
  badge('potential', 'Potential', ({ client }) => client.potential, ({ client }) => TONES[client.potential]),
  money('total', 'Total', totalAmount),
];
