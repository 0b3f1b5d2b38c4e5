import type { NilRow } from '@/store/billing/returns/nilRows';
import type { Column } from '@/ui/column';
import { columnsOf } from '@/ui/columns';

const nil = columnsOf<NilRow>();
/** What was sold without tax. */
export const nilColumns: Column<NilRow>[] = [
  nil.text('supplies', 'Supplies to', ({ supplies }) => supplies),
  nil.money('nil', 'Nil Rated', (row) => row.nil),
  nil.money('exempt', 'Exempt', ({ exempt }) => exempt),
  nil.money('round-off', 'Round off', ({ roundOff }) => roundOff),
  nil.money('total', 'Value', ({ total }) => total),
];
