import type { LeftOutRow } from '@/store/kit/sheets/leftOutRows';
import { columnsOf } from '@/ui/columns';
import { DataTable } from '@/ui/DataTable';

const { count, reason: reasonColumn } = columnsOf<LeftOutRow>();

const COLUMNS = [count('row', 'Row', ({ id }) => id), reasonColumn('reason', 'Reason', ({ reason }) => reason)];

/** The rows of a file that an import left out, with the reason of each; they can be exported, to be mended in the file. */
export const LeftOutRows = ({ rows }: { rows: readonly LeftOutRow[] }) => (
  <DataTable label="Skipped rows" name="left" rows={rows} columns={COLUMNS} empty="No row was skipped." />
);
