import { whyLeftOut, type OfficeSends } from '@/office/officeSends';
import { mailHref, smsHref, whatsAppHref } from '@/parts/contactLinks';
import { useSay } from '@/parts/useSay';
import type { Channel } from '@/store/billing/letters/letter';
import type { LetterRow } from '@/store/billing/letters/letterRow';
import { Badge } from '@/ui/Badge';
import { LimitedButton } from '@/ui/LimitedButton';
import type { LimitedAction } from '@/ui/limits';
import { SmallLine } from '@/ui/SmallLine';
import styles from './LettersDialog.module.css';
import { MAIL_TONES } from './mailTones';
import { willBe, type WriteLetter } from './writeLetter';

const HREFS: Record<Channel, (to: string, subject: string, text: string) => string> = {
  Email: mailHref,
  WhatsApp: (to, _subject, text) => whatsAppHref(to, text),
  SMS: (to, _subject, text) => smsHref(to, text),
};

interface LetterWayProps<Row> {
  row: Row;
  channel: Channel;
  sends: OfficeSends;
  does: LimitedAction;
  write: WriteLetter<Row>;
}

/** Begins the message to a client by one way, or has the office send it, and writes it down. */
export function LetterWay<Row extends LetterRow>({ row, channel, sends, does, write }: LetterWayProps<Row>) {
  const say = useSay();
  const to = row.to[channel];
  if (to === '' || row.held !== undefined) return null;
  // Until it is known who sends, nothing is begun that the office would do.
  const byOffice = channel !== 'WhatsApp' && sends[channel] !== false;
  if (byOffice && row.isWaiting) return <Badge tone={MAIL_TONES.Waiting}>Waiting</Badge>;
  const why =
    channel !== 'WhatsApp' && (byOffice || row.unwanted.includes(channel))
      ? whyLeftOut(row, channel, sends)
      : undefined;
  if (why !== undefined) return <SmallLine>{`${to}: ${why}`}</SmallLine>;
  const begin = () =>
    say(write.fact(row, channel, byOffice), write.words(row, byOffice ? willBe(sends, channel) : undefined));
  const way = byOffice
    ? { disabled: sends[channel] === undefined, 'aria-label': `${channel === 'SMS' ? 'SMS' : 'Mail'} to ${to}` }
    : {
        href: HREFS[channel](to, row.subject, row.text),
        ...(channel === 'WhatsApp' && { target: '_blank', rel: 'noopener noreferrer' }),
      };
  return (
    <LimitedButton does={does} type="link" size="small" className={styles.way ?? ''} {...way} onClick={begin}>
      {to}
    </LimitedButton>
  );
}
