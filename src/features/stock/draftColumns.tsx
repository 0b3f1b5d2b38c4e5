import { DeleteOutlined } from '@ant-design/icons';
import { paths } from '@/paths';
import type { ShownLine } from '@/store/stock/challans/challanLines';
import { DEVICE_STATUSES, type DeviceStatus } from '@/store/stock/challans/challan';
import { columnsOf } from '@/ui/columns';
import { IconButton } from '@/ui/IconButton';
import { TextLink } from '@/ui/links';
import { LinkedText } from '@/ui/linkedText';
import { ChoiceCell } from '@/ui/ChoiceCell';
import styles from './draftColumns.module.css';

/** A line of a challan that is being written. */
export interface DraftedLine extends ShownLine {
  /** Why it cannot go from there. */
  problem?: string | undefined;
}

interface DraftedCells {
  /** Whether it brings devices back, each of which says why. */
  isBack: boolean;
  setStatus: (line: DraftedLine, status: DeviceStatus) => void;
  remove: (line: DraftedLine) => void;
}

const { identifier, onCard, pinned, shown, text } = columnsOf<DraftedLine>();

/** The columns of what was scanned for a challan. */
export const draftColumns = ({ isBack, setStatus, remove }: DraftedCells) => [
  {
    ...identifier('number', 'Number', ({ mark }) => mark),
    cell: ({ line, mark, problem }: DraftedLine) => (
      <>
        {line.device === undefined ? mark : <TextLink to={paths.stocks.deviceOf(line.device)}>{mark}</TextLink>}
        {problem !== undefined && (
          <p className={styles.problem}>
            <LinkedText text={problem} />
          </p>
        )}
      </>
    ),
  },
  text('product', 'Product', ({ name }) => name),
  identifier('sim', 'SIM', ({ sim }) => sim),
  ...(isBack
    ? [
        onCard(
          'action',
          shown(
            'text',
            'comes-back-for',
            'Reason for Return',
            ({ line }) => line.status,
            (row) =>
              row.line.status === undefined || row.line.device === undefined ? undefined : (
                <ChoiceCell
                  label={`Why ${row.mark} comes back`}
                  choices={DEVICE_STATUSES}
                  value={row.line.status}
                  onChange={(status) => setStatus(row, status)}
                />
              ),
          ),
        ),
      ]
    : []),
  pinned('remove', 'Remove', (row) => (
    <IconButton icon={DeleteOutlined} name={`Remove ${row.mark}`} onClick={() => remove(row)} />
  )),
];
