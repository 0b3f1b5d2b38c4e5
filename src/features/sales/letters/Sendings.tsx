import { useAppSelector } from '@/parts/hooks';
import { sendingsOf, type SentDocument } from '@/store/billing/sentDocuments/sentDocument';
import { letterColumns } from '@/parts/letters/letterColumns';
import { LetterTable } from '@/parts/letters/LetterTable';

const COLUMNS = letterColumns<SentDocument>([]);
const KEPT = ['no'];

/** How often a document was sent, and what became of each mail. */
export function Sendings({ of }: { of: string }) {
  const table = useAppSelector((state) => state.sentDocuments);
  const rows = sendingsOf(table, of);
  return <LetterTable title="Messages" name="sent" rows={rows} columns={COLUMNS} alsoKept={KEPT} />;
}
