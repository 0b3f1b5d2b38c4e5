import type { NilRow } from '@/store/billing/returns/nilRows';
import { nilColumns } from './nilColumns';
import { ReturnPart } from './ReturnPart';

/** What was sold without tax in a month, which GSTR-1 asks for in a table of its own. */
export const NilPart = ({ rows }: { rows: readonly NilRow[] }) => (
  <ReturnPart
    title="Nil rated and exempt"
    name="nil"
    note="What was sold without tax less what was credited of it, round off included."
    rows={rows}
    columns={nilColumns}
    empty="Nothing was sold without tax."
  />
);
