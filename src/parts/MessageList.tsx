import { Fragment, useState, type ReactNode } from 'react';
import { spareTotal, type Sent } from '@/store/care/messages/message';
import { formatAgo, formatMoney } from '@/format';
import { Notice } from '@/ui/Notice';
import styles from './MessageList.module.css';
import { MessageWays } from './letters/MessageWays';
import { VehicleLink } from './VehicleLink';

const KINDS = { sms: 'SMS', mail: 'Mail' } as const;

const receivers = (sent: Sent) => (sent.kind === 'sms' ? sent.mobileNumbers : [...sent.to, ...sent.cc]).join(', ');

function contentOf(sent: Sent): ReactNode {
  if (sent.kind === 'sms') return sent.message;
  return (
    <>
      {sent.subject}:{' '}
      {sent.vehicles.map(({ vehicleNo }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- A mail's vehicles keep their places, and one may be there twice.
        <Fragment key={place}>
          {place > 0 && ', '}
          <VehicleLink vehicleNo={vehicleNo} />
        </Fragment>
      ))}{' '}
      ({formatMoney(spareTotal(sent.vehicles))})
    </>
  );
}

/** What was written down, in the order given: to whom, what about, how long ago, and how it goes. */
export function MessageList({ sent, empty }: { sent: readonly Sent[]; empty: string }) {
  const [now] = useState(() => new Date().toISOString());
  if (sent.length === 0) return <Notice text={empty} />;
  return (
    <ol className={styles.list} aria-label="Written messages">
      {sent.map((one) => (
        <li key={one.id}>
          <p className={styles.head}>
            <span className={styles.kind}>{KINDS[one.kind]}</span>
            <strong className={styles.to}>{receivers(one)}</strong>
            <time dateTime={one.sentAt}>{formatAgo(one.sentAt, now)}</time>
          </p>
          <p className={styles.content}>{contentOf(one)}</p>
          <div className={styles.ways}>
            <MessageWays sent={one} />
          </div>
        </li>
      ))}
    </ol>
  );
}
