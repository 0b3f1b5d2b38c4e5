import { formatCount } from '@/format';
import { skippedByKind, type SkippedRow } from '@/store/billing/billRun/runRows';
import { DataTable } from '@/ui/DataTable';
import { Notice } from '@/ui/Notice';
import { Section } from '@/ui/Section';
import { skippedColumns } from './runColumns';

/** The vehicles that a run of a month leaves out, reason by reason. */
export function SkippedParts({ rows, month }: { rows: readonly SkippedRow[]; month: string }) {
  if (rows.length === 0) return <Notice text="Nothing is skipped." />;
  return skippedByKind(rows).map(({ kind, rows: own }) => (
    <Section key={kind} title={`${kind} (${formatCount(own.length)})`}>
      <DataTable
        label={`Skipped: ${kind}`}
        name={kind.replaceAll(/\W/g, '-').toLowerCase()}
        rows={own}
        columns={skippedColumns(kind, month)}
        dense
        searchHint="Vehicle or company"
        empty="Nothing is skipped."
      />
    </Section>
  ));
}
