import { formatCount } from '@/format';
import { paths } from '@/paths';
import type { ShownLine } from '@/store/stock/challans/challanLines';
import type { ChallanLine } from '@/store/stock/challans/challan';
import { Badge } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';
import { TextLink } from '@/ui/links';
import { SmallLine } from '@/ui/SmallLine';
import { AnswerCell } from '@/parts/challans/AnswerCell';
import { OUTCOME_TONES } from './challanTones';
import type { ChallanAnswers } from '@/parts/challans/useChallanAnswers';

/** A line of a challan with how it stands. */
export interface ChallanRow extends ShownLine {
  line: ChallanLine;
}

const { identifier, count, onCard, shown, describing } = columnsOf<ChallanRow>();

/** How a line stands, in words. */
const standing = ({ line: { outcome, accepted, qty } }: ChallanRow) =>
  accepted === undefined || accepted === 0 || accepted === qty
    ? outcome
    : `${outcome}, ${formatCount(accepted)} accepted`;

/** The columns of a challan's lines; those that wait for its receiver are answered in their cells. */
export const challanLineColumns = ({
  open,
  typed,
  answer,
  refused,
  language,
}: Pick<ChallanAnswers, 'open' | 'typed' | 'answer' | 'refused' | 'language'>) => [
  describing(
    {
      ...identifier('item', 'Item', ({ mark, name }) => mark || name),
      cell: ({ line, mark, name }: ChallanRow) => (
        <>
          {line.device === undefined ? (
            mark || name
          ) : (
            <TextLink to={paths.stocks.deviceOf(line.device)}>{mark}</TextLink>
          )}
          {mark !== '' && <SmallLine>{name}</SmallLine>}
        </>
      ),
    },
    { key: 'product', title: 'Product', kind: 'text', value: ({ name }) => name },
  ),
  onCard(
    'action',
    shown('status', 'outcome', 'Outcome', standing, (row) =>
      open.includes(row.id) ? (
        <AnswerCell
          line={row.line}
          mark={row.mark || row.name}
          answer={typed[row.id]}
          onAnswer={(given) => answer(row.id, given)}
          refused={refused}
          language={language}
        />
      ) : (
        <>
          <Badge tone={OUTCOME_TONES[row.line.outcome]}>{standing(row)}</Badge>
          {row.line.reason && <SmallLine>{row.line.reason}</SmallLine>}
        </>
      ),
    ),
  ),
  identifier('sim', 'SIM', ({ sim }) => sim),
  count('qty', 'Qty', ({ qty }) => qty),
];
