import { canComeBack, statusWords, type Letter } from '@/store/billing/letters/letter';
import { Badge } from '@/ui/Badge';
import type { Column } from '@/ui/column';
import { columnsOf } from '@/ui/columns';
import { SmallLine } from '@/ui/SmallLine';
import { CameBackButton } from './CameBackButton';
import { MAIL_TONES, OPENED_TONE } from './mailTones';

/** What became of it, with the words of the mail server or the provider. */
const SentLine = (letter: Letter) => {
  const { status, channel, answer } = letter;
  return (
    <>
      <Badge tone={status ? MAIL_TONES[status] : OPENED_TONE}>{statusWords({ status, channel })}</Badge>
      {answer && <SmallLine>{answer}</SmallLine>}
      {canComeBack(letter) && <CameBackButton letter={letter} />}
    </>
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
        'Status',
        (letter) => [statusWords(letter), letter.answer].filter(Boolean).join(': '),
        (letter) => <SentLine {...letter} />,
      ),
    ),
    longText('message', 'Message', (letter) => letter.text),
  ];
}
