import type { ReactNode } from 'react';
import { formatCount } from '@/format';
import { DataTable, type DataTableProps } from '@/ui/DataTable';
import { Section } from '@/ui/Section';
import { useFocusKept } from '@/ui/useFocusKept';

const APART = { marginTop: 24 };

type RunSectionProps<Row extends { id: string }> = Pick<DataTableProps<Row>, 'rows' | 'columns'> & {
  title: string;
  /** Of the list, in the address. */
  name: string;
  /** What follows the list, whether or not there is anything in it. */
  children?: ReactNode;
};

/** What stands below a bill run besides its bills, with how many there are; nothing where there are none. */
export function RunSection<Row extends { id: string }>({ title, name, rows, columns, children }: RunSectionProps<Row>) {
  const place = useFocusKept<HTMLDivElement>(rows.length, 'tbody button');
  return (
    <div ref={place} tabIndex={-1}>
      {rows.length > 0 && (
        <div style={APART}>
          <Section title={`${title} (${formatCount(rows.length)})`}>
            <DataTable label={title} name={name} rows={rows} columns={columns} dense totals empty="None." />
          </Section>
        </div>
      )}
      {children}
    </div>
  );
}
