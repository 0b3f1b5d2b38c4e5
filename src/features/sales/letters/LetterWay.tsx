import { mailHref, smsHref, whatsAppHref } from '@/parts/contactLinks';
import { useSay } from '@/parts/useSay';
import type { Channel } from '@/store/billing/letters/letter';
import { mobileIn } from '@/store/kit/typed/mobile';
import { Badge } from '@/ui/Badge';
import { LimitedButton } from '@/ui/LimitedButton';
import type { LimitedAction } from '@/ui/limits';
import { SmallLine } from '@/ui/SmallLine';
import { smsTrouble, type LetterRow, type WriteLetter } from './letterRow';
import styles from './LettersDialog.module.css';
import { MAIL_TONES } from './mailTones';
import type { OfficeSends } from './useOfficeSends';

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
  const byOffice = sends[channel] !== false;
  if (byOffice && row.isWaiting) return <Badge tone={MAIL_TONES.Waiting}>Waiting</Badge>;
  if (byOffice && channel === 'SMS' && mobileIn(to) === undefined)
    return <SmallLine>{`${to}: no mobile number of 10 digits`}</SmallLine>;
  const trouble = channel === 'SMS' ? smsTrouble(row, sends.SMS) : undefined;
  const begin = () => {
    const { fact, told } = write(row, channel, byOffice);
    say(fact, told);
  };
  const way = byOffice
    ? {
        disabled: sends[channel] === undefined || trouble !== undefined,
        'aria-label': `${channel === 'SMS' ? 'SMS' : 'Mail'} to ${to}`,
        ...(trouble !== undefined && { title: trouble }),
      }
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
