import { useAppSelector } from '@/parts/hooks';
import { selectBooks } from '@/store/billing/receivables/selectBooks';
import type { Account } from '@/store/billing/accounts/account';
import { documentOf, pageOf, type Sendable } from '@/store/billing/sentDocuments/sendable';
import { sentToAccount, type SentDocument } from '@/store/billing/sentDocuments/sentDocument';
import { columnsOf } from '@/ui/columns';
import { letterColumns } from '@/parts/letters/letterColumns';
import { LetterTable } from '@/parts/letters/LetterTable';

interface Sent extends SentDocument {
  document: Sendable | undefined;
}

const COLUMNS = letterColumns([
  columnsOf<Sent>().linkedIdentifier(
    'document',
    'Document',
    ({ document }) => document?.row.docNo ?? '',
    ({ document }) => document && pageOf(document),
  ),
]);
const KEPT = ['account', 'tab'];

/** Which documents were sent to a client. */
export function ClientSentDocuments({ account }: { account: Account }) {
  const table = useAppSelector((state) => state.sentDocuments);
  const books = useAppSelector(selectBooks);
  const rows = sentToAccount(table, account.id).map((sent) => ({
    ...sent,
    document: documentOf(books, sent.kind, sent.documentId),
  }));
  return <LetterTable title="Documents" name="sent" rows={rows} columns={COLUMNS} alsoKept={KEPT} />;
}
