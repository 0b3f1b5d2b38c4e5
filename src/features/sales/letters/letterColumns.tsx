import { MAIL_WORDS, type Letter } from '@/store/billing/letters/letter';
import { Badge } from '@/ui/Badge';
import type { Column } from '@/ui/column';
import { columnsOf } from '@/ui/columns';
import { SmallLine } from '@/ui/SmallLine';
import { MAIL_TONES } from './mailTones';

/** What became of it, with the words of the mail server; nothing of what a person sent. */
const MailedLine = ({ status, answer }: Letter) =>
  status && (
    <>
      <Badge tone={MAIL_TONES[status]}>{MAIL_WORDS[status]}</Badge>
      {answer && <SmallLine>{answer}</SmallLine>}
    </>
  );

/** The columns of what was written to a client: when and how, what it is, which `own` tells, what became of it, and its words. */
export function letterColumns<Row extends Letter>(own: readonly Column<Row>[]): readonly Column<Row>[] {
  const { date, text, longText, identifier, onCard, shown } = columnsOf<Row>();
  return [
    date('on', 'Date', ({ on }) => on),
    ...own,
    onCard(
      'fact',
      text('by', 'By', ({ channel }) => channel),
    ),
    onCard(
      'fact',
      identifier('to', 'To', ({ to }) => to),
    ),
    onCard(
      'fact',
      shown(
        'text',
        'mail',
        'Mail Server',
        ({ status, answer }) => [status && MAIL_WORDS[status], answer].filter(Boolean).join(': '),
        (letter) => <MailedLine {...letter} />,
      ),
    ),
    longText('message', 'Message', (letter) => letter.text),
  ];
}
