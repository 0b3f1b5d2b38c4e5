import { canComeBack, statusWords, type Letter } from '@/store/billing/letters/letter';
import { Badge } from '@/ui/Badge';
import type { Column } from '@/ui/column';
import { columnsOf } from '@/ui/columns';
import { SmallLine } from '@/ui/SmallLine';
import { CameBackButton } from './CameBackButton';
import { MAIL_TONES } from './mailTones';

/** What became of it, with the words of the mail server or the provider; nothing of what a person sent. */
const SentLine = (letter: Letter) => {
  const { status, channel, answer } = letter;
  return (
    status && (
      <>
        <Badge tone={MAIL_TONES[status]}>{statusWords({ status, channel })}</Badge>
        {answer && <SmallLine>{answer}</SmallLine>}
        {canComeBack(letter) && <CameBackButton letter={letter} />}
      </>
    )
  );
};

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
        'Sent by the Office',
        (letter) => [statusWords(letter), letter.answer].filter(Boolean).join(': '),
        (letter) => <SentLine {...letter} />,
      ),
    ),
    longText('message', 'Message', (letter) => letter.text),
  ];
}
