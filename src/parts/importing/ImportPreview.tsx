import { Button, Progress } from 'antd';
import { useMemo, useState } from 'react';
import { formatCount, formatCountOf } from '@/format';
import { notTaken, type Mapping, type SheetTable } from '@/store/kit/sheets/headings';
import type { Importable } from '@/store/kit/sheets/importable';
import type { ValidatedRow, RowValidation } from '@/store/kit/sheets/validatedRow';
import type { LeftOutRow } from '@/store/kit/sheets/leftOutRows';
import type { Mended } from '@/store/kit/sheets/describedRow';
import { DataTable } from '@/ui/DataTable';
import { Message } from '@/ui/Message';
import { LinkedText } from '@/ui/linkedText';
import { TextActions } from '@/ui/FormGrid';
import { LimitedButton } from '@/ui/LimitedButton';
import type { LimitedAction } from '@/ui/limits';
import { importColumns } from './importColumns';
import { LeftOutRows } from './LeftOutRows';
import { NotTaken } from './NotTaken';
import styles from './ImportPreview.module.css';
import { saveWrongRows } from './saveImportSheets';
import { SavingButton } from './SavingButton';

const VALIDATIONS: readonly RowValidation[] = ['New', 'Changed', 'Same', 'Wrong'];

export interface ImportPreviewProps<Draft extends object, Known extends object> {
  importable: Importable<Draft, Known>;
  rows: readonly ValidatedRow<Draft, Known>[];
  table: SheetTable;
  /** Which column of the file each of ours is. */
  mapping: Mapping;
  mended: Mended;
  does: LimitedAction;
  busy: boolean;
  /** How much of the import is done, from 0 to 1. */
  share: number;
  reason: string | undefined;
  /** Where nothing was imported, because somebody was faster with each. */
  leftOut: readonly LeftOutRow[];
  onEdit: () => void;
  onMend: (cell: string, text: string) => void;
  onColumns: () => void;
  onOtherFile: () => void;
  onConfirm: () => void;
}

const isWrong = ({ validation }: { validation: RowValidation }) => validation === 'Wrong';

/** Each row of the file with what an import makes of it, the wrong ones first, and how many are skipped. */
export function ImportPreview<Draft extends object, Known extends object>(props: ImportPreviewProps<Draft, Known>) {
  const { importable, rows, table, mapping, does, busy, share, reason, leftOut, onColumns, onOtherFile, onConfirm } =
    props;
  const countOf = (validation: RowValidation) => rows.filter((row) => row.validation === validation).length;
  const good = new Set(
    rows.filter(({ validation }) => validation === 'New' || validation === 'Changed').map(({ record }) => record),
  ).size;
  const wrong = countOf('Wrong');
  // As they were at first: a row that is mended keeps its place.
  const [wrongFirst] = useState(() => new Set(rows.filter(isWrong).map(({ id }) => id)));
  const ordered = useMemo(
    () => [...rows.filter(({ id }) => wrongFirst.has(id)), ...rows.filter(({ id }) => !wrongFirst.has(id))],
    [rows, wrongFirst],
  );
  const isWarned = (row: ValidatedRow<Draft, Known>) => row.warning !== undefined;
  const warned = rows.filter(isWarned).length;
  const parts = VALIDATIONS.map(
    (validation) => [validation, (row: ValidatedRow<Draft, Known>) => row.validation === validation] as const,
  );
  return (
    <>
      {reason !== undefined && <Message tone="error" title={<LinkedText text={reason} />} />}
      {reason !== undefined && leftOut.length > 0 && <LeftOutRows rows={leftOut} />}
      <p role="status">
        {`${formatCountOf(rows.length, 'row')}: ${VALIDATIONS.map((validation) => `${formatCount(countOf(validation))} ${validation.toLowerCase()}`).join(', ')}.`}
        {wrong > 0 && ` ${formatCount(wrong)} will be skipped unless fixed.`}
        {warned > 0 && ` ${formatCount(warned)} with a warning.`}
      </p>
      <NotTaken headings={notTaken(table, mapping)} />
      <DataTable
        label={`Rows of ${importable.many}`}
        name="import"
        rows={ordered}
        columns={importColumns(importable, props)}
        parts={Object.fromEntries(warned > 0 ? [...parts, ['Warning', isWarned]] : parts)}
        empty="There are no rows below the headings."
        nothingFound="No such row."
        unexported
      />
      <div className={styles.foot}>
        {busy && <Progress percent={Math.floor(share * 100)} aria-label={`Importing ${importable.many}`} />}
        <TextActions>
          {wrong > 0 && (
            <SavingButton
              label="Download wrong rows"
              what="The file of wrong rows"
              save={() => saveWrongRows(importable, rows, mapping)}
            />
          )}
          <Button disabled={busy} onClick={onColumns}>
            Change columns
          </Button>
          <Button disabled={busy} onClick={onOtherFile}>
            Choose another file
          </Button>
          <LimitedButton does={does} type="primary" loading={busy} disabled={good === 0} onClick={onConfirm}>
            {`Import ${formatCount(good)} ${good === 1 ? importable.one : importable.many}${wrong > 0 ? `, skip ${formatCount(wrong)}` : ''}`}
          </LimitedButton>
        </TextActions>
      </div>
    </>
  );
}
