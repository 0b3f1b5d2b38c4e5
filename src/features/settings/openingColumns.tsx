import { OPENING_COLUMNS, type OpeningSort } from '@/store/stock/opening/openingCells';
import type { ValidatedLine } from '@/store/stock/opening/openingCount';
import { Badge, type Tone } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';

const WORDS: Record<ValidatedLine['tone'], readonly [word: string, tone: Tone]> = {
  good: ['Good', 'green'],
  warning: ['Warning', 'orange'],
  wrong: ['Wrong', 'red'],
};

const { count, onCard, reason, shown, text } = columnsOf<ValidatedLine>();

/** The columns of the lines of a count: what becomes of each and why, and what it says. */
export const openingColumns = (sort: OpeningSort) => [
  count('line', 'Line', ({ id }) => id),
  shown(
    'status',
    'result',
    'Result',
    ({ tone }) => WORDS[tone][0],
    ({ tone: validation }) => {
      const [word, tone] = WORDS[validation];
      return <Badge tone={tone}>{word}</Badge>;
    },
  ),
  onCard(
    'fact',
    reason('why', 'Why', ({ says }) => says),
  ),
  ...OPENING_COLUMNS[sort].map(({ key, title }) => text(key, title, ({ cells }) => cells[key])),
];
