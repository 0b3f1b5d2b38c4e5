import { mailHref, smsHref, whatsAppHref } from '@/parts/contactLinks';
import { useSay } from '@/parts/useSay';
import type { Channel } from '@/store/billing/letters/letter';
import type { Fact } from '@/store/business/store';
import type { Language } from '@/store/kit/language';
import { Badge } from '@/ui/Badge';
import { LimitedButton } from '@/ui/LimitedButton';
import type { LimitedAction } from '@/ui/limits';
import styles from './LettersDialog.module.css';
import { MAIL_TONES } from './mailTones';

const HREFS: Record<Channel, (to: string, subject: string, text: string) => string> = {
  Email: mailHref,
  WhatsApp: (to, _subject, text) => whatsAppHref(to, text),
  SMS: (to, _subject, text) => smsHref(to, text),
};

/** What is written to a client, and where each way leads; empty where nobody told. */
export interface LetterRow {
  id: string;
  company: string;
  to: Readonly<Record<Channel, string>>;
  subject: string;
  text: string;
  language: Language;
  /** Whether one waits for the office to mail it. */
  isMailing: boolean;
  /** Whether nothing is sent to it now. */
  held?: boolean;
}

/** What writes down a letter that goes by a way, under a subject where the office is asked to mail it; and what is told of that. */
export type WriteLetter<Row> = (row: Row, channel: Channel, subject?: string) => { fact: Fact; told: string };

interface LetterWayProps<Row> {
  row: Row;
  channel: Channel;
  /** Whether the office sends mail; undefined until that is known. */
  mails: boolean | undefined;
  does: LimitedAction;
  write: WriteLetter<Row>;
}

/** Begins the message to a client by one way, or has the office mail it, and writes it down. */
export function LetterWay<Row extends LetterRow>({ row, channel, mails, does, write }: LetterWayProps<Row>) {
  const say = useSay();
  const to = row.to[channel];
  if (to === '' || row.held) return null;
  // Until it is known who sends, nothing is begun that the office would do.
  const isMail = channel === 'Email' && mails !== false;
  if (isMail && row.isMailing) return <Badge tone={MAIL_TONES.Waiting}>Waiting</Badge>;
  const begin = (subject?: string) => {
    const { fact, told } = write(row, channel, subject);
    say(fact, told);
  };
  const way = isMail
    ? {
        disabled: mails === undefined,
        'aria-label': `Mail to ${to}`,
        onClick: () => begin(row.subject),
      }
    : {
        href: HREFS[channel](to, row.subject, row.text),
        ...(channel === 'WhatsApp' && { target: '_blank', rel: 'noopener noreferrer' }),
        onClick: () => begin(),
      };
  return (
    <LimitedButton does={does} type="link" size="small" className={styles.way ?? ''} {...way}>
      {to}
    </LimitedButton>
  );
}
