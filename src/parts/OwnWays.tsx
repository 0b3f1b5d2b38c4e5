import { mailHref, smsHref, whatsAppHref } from './contactLinks';
import type { Sent } from '@/store/care/messages/message';
import { repairText } from '@/store/care/messages/repairText';
import styles from './OwnWays.module.css';

/** What is said of a message that only was written down. */
export const WRITTEN_DOWN = 'Written down; send it yourself';

/** The links by which a person sends a message that was written down: each opens one with its text. */
export function OwnWays({ sent }: { sent: Sent }) {
  if (sent.kind === 'mail') {
    const { to, cc, subject } = sent;
    return (
      <p className={styles.ways}>
        <a href={mailHref(to, subject, repairText(sent), cc)}>Open Mail</a>
      </p>
    );
  }
  const { mobileNumbers, message } = sent;
  return (
    <div className={styles.ways}>
      {mobileNumbers.map((number) => (
        <span key={number}>
          {mobileNumbers.length > 1 && `${number}: `}
          <a href={smsHref(number, message)} aria-label={`Open SMS to ${number}`}>
            Open SMS
          </a>
          <a
            href={whatsAppHref(number, message)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Open WhatsApp to ${number}`}
          >
            Open WhatsApp
          </a>
        </span>
      ))}
    </div>
  );
}
