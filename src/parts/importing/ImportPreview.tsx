import { Alert, Button } from 'antd';
import { formatCount } from '@/format';
import type { Importable } from '@/store/sheets/importable';
import type { JudgedRow, Verdict } from '@/store/sheets/judging';
import { mendedKey, type Mended } from '@/store/sheets/toldRow';
import { Badge, type Tone } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';
import { DataTable } from '@/ui/DataTable';
import { TextActions } from '@/ui/FormGrid';
import { LimitedButton } from '@/ui/LimitedButton';
import type { Deed } from '@/ui/limits';
import { ImportCell } from './ImportCell';
import styles from './ImportPreview.module.css';
import { saveWrongRows } from './saveImportSheets';

const TONES: Record<Verdict, Tone> = { New: 'green', Changed: 'blue', Same: 'grey', Wrong: 'red' };
const VERDICTS: readonly Verdict[] = ['New', 'Changed', 'Same', 'Wrong'];

export interface ImportPreviewProps<Draft extends object, Known extends object> {
  importable: Importable<Draft, Known>;
  rows: readonly JudgedRow<Draft, Known>[];
  mended: Mended;
  does: Deed;
  busy: boolean;
  reason: string | undefined;
  onMend: (cell: string, text: string) => void;
  onColumns: () => void;
  onConfirm: () => void;
}

/** Each row of the file with what an import makes of it, and how many are skipped. */
export function ImportPreview<Draft extends object, Known extends object>(props: ImportPreviewProps<Draft, Known>) {
  const { importable, rows, mended, does, busy, reason, onMend, onColumns, onConfirm } = props;
  const { count, shown } = columnsOf<JudgedRow<Draft, Known>>();
  const countOf = (verdict: Verdict) => rows.filter((row) => row.verdict === verdict).length;
  const good = new Set(rows.filter(({ verdict }) => verdict === 'New' || verdict === 'Changed').map(({ record }) => record)).size;
  const wrong = countOf('Wrong');
  const columns = [
    count('row', 'Row', ({ id }) => id),
    shown('status', 'result', 'Result', ({ verdict }) => verdict, ({ verdict, reasons }) => (
      <>
        <Badge tone={TONES[verdict]}>{verdict}</Badge>
        {/* The cell itself may be out of sight. */}
        <div className={styles.wrong}>{importable.columns.flatMap(({ key, title }) => (reasons[key] === undefined ? [] : [title])).join(', ')}</div>
      </>
    )),
    ...importable.columns.map((column) =>
      shown('text', column.key, column.title, ({ texts }) => texts[column.key], (row) => (
        <ImportCell
          row={row}
          column={column}
          isMended={mended[mendedKey(row.id, column.key)] !== undefined}
          onMend={(text) => onMend(mendedKey(row.id, column.key), text)}
        />
      )),
    ),
  ];
  return (
    <>
      {reason !== undefined && <Alert type="error" showIcon role="alert" title={reason} />}
      <p role="status">
        {`${formatCount(rows.length)} ${rows.length === 1 ? 'row' : 'rows'}: ${VERDICTS.map((verdict) => `${formatCount(countOf(verdict))} ${verdict.toLowerCase()}`).join(', ')}.`}
        {wrong > 0 && ` ${formatCount(wrong)} will be skipped unless mended.`}
      </p>
      <DataTable
        label={`Rows of ${importable.many}`}
        name="import"
        rows={rows}
        columns={columns}
        parts={Object.fromEntries(VERDICTS.map((verdict) => [verdict, (row: JudgedRow<Draft, Known>) => row.verdict === verdict]))}
        empty="There are no rows below the headings."
        nothingFound="No row is so."
        unexported
      />
      <TextActions>
        {wrong > 0 && <Button onClick={() => void saveWrongRows(importable, rows)}>Download wrong rows</Button>}
        <Button onClick={onColumns}>Change columns</Button>
        <LimitedButton does={does} type="primary" loading={busy} disabled={good === 0} onClick={onConfirm}>
          {`Import ${formatCount(good)} ${good === 1 ? importable.one : importable.many}${wrong > 0 ? `, skip ${formatCount(wrong)}` : ''}`}
        </LimitedButton>
      </TextActions>
    </>
  );
}
