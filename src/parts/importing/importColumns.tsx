import { mendedKey, type Mended } from '@/store/kit/sheets/describedRow';
import type { Importable } from '@/store/kit/sheets/importable';
import type { RowValidation, ValidatedRow } from '@/store/kit/sheets/validatedRow';
import { Badge, type Tone } from '@/ui/Badge';
import type { Column } from '@/ui/column';
import { columnsOf } from '@/ui/columns';
import { LinkedText } from '@/ui/linkedText';
import { OpenLink } from '@/ui/links';
import { ImportCell } from './ImportCell';
import styles from './ImportPreview.module.css';

const TONES: Record<RowValidation, Tone> = { New: 'green', Changed: 'blue', Same: 'grey', Wrong: 'red' };

interface Mending {
  mended: Mended;
  /** An import of these rows is under way: what is typed now would not be taken. */
  busy: boolean;
  onEdit: () => void;
  onMend: (cell: string, text: string) => void;
}

/** The columns of a file's rows: what becomes of each row, and its cells, which can be mended. */
export function importColumns<Draft extends object, Known extends object>(
  importable: Importable<Draft, Known>,
  { mended, busy, onEdit, onMend }: Mending,
): Column<ValidatedRow<Draft, Known>>[] {
  const { count, shown } = columnsOf<ValidatedRow<Draft, Known>>();
  return [
    count('row', 'Row', ({ id }) => id),
    shown(
      'status',
      'result',
      'Result',
      ({ validation }) => validation,
      ({ validation, reasons, warning, known }) => (
        <>
          <Badge tone={TONES[validation]}>{validation}</Badge>
          {/* The cell itself may be out of sight. */}
          <div className={styles.wrong}>
            {importable.columns.flatMap(({ key, title }) => (reasons[key] === undefined ? [] : [title])).join(', ') ||
              (warning !== undefined && (
                <OpenLink to={known && importable.pathOf?.(known.record)} beside>
                  <LinkedText text={warning} />
                </OpenLink>
              ))}
          </div>
        </>
      ),
    ),
    ...importable.columns.map((column) => ({
      ...shown(
        'text',
        column.key,
        column.title,
        ({ texts }) => texts[column.key],
        (row) => (
          <ImportCell
            row={row}
            column={column}
            isMended={mended[mendedKey(row.id, column.key)] !== undefined}
            disabled={busy}
            onEdit={onEdit}
            onMend={(text) => onMend(mendedKey(row.id, column.key), text)}
          />
        ),
      ),
      isField: true,
    })),
  ];
}
