import { paths } from '@/paths';
import { companyOf, type Account } from '@/store/accounts/account';
import { totalAmount } from '@/store/accounts/amounts';
import type { Tone } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';
import styles from './clientColumns.module.css';

const { linkedText, text, badge, money, custom } = columnsOf<Account>();

const TONES: Record<Account['client']['potential'], Tone> = { High: 'green', Medium: 'blue', Low: 'grey' };

/** A client's own name, as the onboarding took it. */
export const clientName = ({ client: { firstName, lastName } }: Account) => `${firstName} ${lastName}`;

/** The columns of all clients (D30). */
export const clientColumns = [
  linkedText('Company', companyOf, ({ id }) => paths.sales.detailedClientOf(id)),
  custom('Client', (account) => (
    <>
      {clientName(account)}
      <br />
      <span className={styles.contact}>
        {account.client.mobileNumber} · {account.client.emailAddress}
      </span>
    </>
  )),
  text('State', ({ client }) => client.state),
  badge('Potential', ({ client }) => client.potential, ({ client }) => TONES[client.potential]),
  money('Total', totalAmount),
];
