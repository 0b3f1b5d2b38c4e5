import type { Letter } from '@/store/billing/letters/letter';
import type { Column } from '@/ui/column';
import { DataTable } from '@/ui/DataTable';
import { Section } from '@/ui/Section';

interface LetterTableProps<Row extends Letter> {
  title: string;
  /** What keeps its state in the address. */
  name: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** Words of the address that stay. */
  alsoKept: readonly string[];
}

/** What was written to a client, newest first; nothing where there is nothing. */
export function LetterTable<Row extends Letter>({ title, name, rows, columns, alsoKept }: LetterTableProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <Section title={title}>
      <DataTable
        label={title}
        name={name}
        rows={rows.toReversed()}
        columns={columns}
        alsoKept={alsoKept}
        {...(rows.length > 1 && { searchHint: 'Message' })}
        empty={`No ${title.toLowerCase()} yet.`}
      />
    </Section>
  );
}
