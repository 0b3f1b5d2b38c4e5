import type { Notice } from '@/store/billing/notices/notice';
import { columnsOf } from '@/ui/columns';
import { letterColumns } from './letterColumns';
import { LetterTable } from './LetterTable';

const { text } = columnsOf<Notice>();
const COLUMNS = letterColumns<Notice>([
  text('kind', 'About', ({ kind }) => kind),
  text('tells', 'Told', ({ tells }) => tells),
]);

interface NoticeTableProps {
  rows: readonly Notice[];
  /** Words of the address that stay. */
  alsoKept: readonly string[];
}

/** What clients were told of the work for them, and what became of each message. */
export const NoticeTable = ({ rows, alsoKept }: NoticeTableProps) => (
  <LetterTable title="Told to Clients" name="notices" rows={rows} columns={COLUMNS} alsoKept={alsoKept} />
);
