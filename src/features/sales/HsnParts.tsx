import type { HsnRow } from '@/store/billing/returns/hsnSummary';
import { hsnSheets } from './hsnSheets';
import { ReturnPart } from './ReturnPart';
import { hsnColumns } from './taxReturnColumns';

/** The HSN summary of a month, of registered buyers and of others as the portal asks for both. */
export function HsnParts({ rows }: { rows: readonly HsnRow[] }) {
  return hsnSheets(rows).map(({ name, title, rows: part }) => (
    <ReturnPart
      key={name}
      title={title}
      name={name}
      note="What was billed less what was credited, without round off."
      rows={part}
      columns={hsnColumns}
      empty="Nothing was billed."
    />
  ));
}
