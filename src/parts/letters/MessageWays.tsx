import { statusWords, wasOpened } from '@/store/billing/letters/letter';
import { canStillBeSent, leftToSend } from '@/store/billing/notices/messageNotices';
import { noticesOfRecord } from '@/store/billing/notices/notice';
import type { Sent } from '@/store/care/messages/message';
import { useAppSelector } from '@/parts/hooks';
import { useOffice } from '@/parts/office';
import { OwnWays, WRITTEN_DOWN } from '@/parts/OwnWays';
import { Badge } from '@/ui/Badge';
import { MAIL_TONES } from './mailTones';
import styles from './MessageWays.module.css';
import { NoticeButton } from './NoticeButton';

/** How a message that was written down goes: what became of it at the office, and the ways by which a person sends the rest. */
export function MessageWays({ sent }: { sent: Sent }) {
  const notices = useAppSelector((state) => state.notices);
  const office = useOffice();
  const asked = noticesOfRecord(notices, sent.id).filter((notice) => !wasOpened(notice));
  const own = leftToSend(sent, asked);
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
          {own.kind === 'mail' &&
            asked.length > 0 &&
            `: ${[...own.to, ...own.cc].join(', ')}. It names all vehicles: take out another client’s.`}
          <OwnWays sent={own} />
          {office && sent.kind === 'mail' && canStillBeSent(asked) && (
            <NoticeButton kind="Repair Done" ids={[sent.id]}>
              Tell Client
            </NoticeButton>
          )}
        </>
      )}
    </>
  );
}
