import type { ReactNode } from 'react';
import { formatCount } from '@/format';
import type { Column } from '@/ui/column';
import { DataTable } from '@/ui/DataTable';
import { Section } from '@/ui/Section';
import styles from './ReturnSections.module.css';

interface ReturnPartProps<Row extends { id: string }> {
  title: string;
  /** What its words in the query string begin with. */
  name: string;
  note: ReactNode;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** What stands there where there are none; without it the section is left out then. */
  empty?: string;
  searchHint?: string;
}

/** One section of the return; its rows are in the file that the whole is exported as. */
export function ReturnPart<Row extends { id: string }>({ title, note, ...table }: ReturnPartProps<Row>) {
  const { rows, empty } = table;
  if (rows.length === 0 && empty === undefined) return null;
  return (
    <Section title={`${title} (${formatCount(rows.length)})`}>
      <p className={styles.note}>{rows.length === 0 ? empty : note}</p>
      {rows.length > 0 && <DataTable {...table} empty={empty ?? ''} label={title} unexported dense />}
    </Section>
  );
}
