import { statusWords, wasOpened } from '@/store/billing/letters/letter';
import { noticesOfRecord } from '@/store/billing/notices/notice';
import type { Sent } from '@/store/care/messages/message';
import { useAppSelector } from '@/parts/hooks';
import { useOffice } from '@/parts/office';
import { OwnWays, WRITTEN_DOWN } from '@/parts/OwnWays';
import { Badge } from '@/ui/Badge';
import { MAIL_TONES } from './mailTones';
import styles from './MessageWays.module.css';
import { NoticeButton } from './NoticeButton';

/** What of a message a person is left to send: an SMS to numbers to which the office sends none, a mail that it does not send at all. */
function ownPart(sent: Sent, asked: readonly string[]): Sent | undefined {
  if (sent.kind === 'mail') return asked.length > 0 ? undefined : sent;
  const mobileNumbers = sent.mobileNumbers.filter((number) => !asked.includes(number));
  return mobileNumbers.length > 0 ? { ...sent, mobileNumbers } : undefined;
}

/** How a message that was written down goes: what became of it at the office, and the ways by which a person sends the rest. */
export function MessageWays({ sent }: { sent: Sent }) {
  const notices = useAppSelector((state) => state.notices);
  const office = useOffice();
  const asked = noticesOfRecord(notices, sent.id).filter((notice) => !wasOpened(notice));
  const own = ownPart(
    sent,
    asked.map(({ to }) => to),
  );
  return (
    <>
      {asked.length > 0 && (
        <ul className={styles.asked} aria-label="Sent by the office">
          {asked.map((notice) => (
            <li key={notice.id}>
              {notice.to} {notice.status && <Badge tone={MAIL_TONES[notice.status]}>{statusWords(notice)}</Badge>}{' '}
              {notice.answer}
            </li>
          ))}
        </ul>
      )}
      {own && (
        <>
          {WRITTEN_DOWN}
          <OwnWays sent={own} />
          {office && sent.kind === 'mail' && (
            <NoticeButton kind="Repair Done" ids={[sent.id]}>
              Tell Client
            </NoticeButton>
          )}
        </>
      )}
    </>
  );
}
