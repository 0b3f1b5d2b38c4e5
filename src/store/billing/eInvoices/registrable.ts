import { challanOfDocument } from '@/store/stock/challans/consignment';
import { documentNamed, reportedName, type WithReported } from './reported';

/** What a fact says of a document that is registered at the portal: one over a transfer is no client's, and its challan finds it. */
export interface Registrable {
  id: string;
  accountId?: string | undefined;
}

/** What is said of such a document, without an account where it is nobody's. */
export const registrable = <Said extends Registrable>({ accountId, ...said }: Said) => ({
  ...said,
  ...(accountId && { accountId }),
});

/** The record by which such a document is found. */
export const foundBy = ({ id, accountId }: Registrable): string => accountId ?? challanOfDocument(id);

/** How such a document is spoken of, also where it is gone, or nothing is told of it here. */
export function reportedWords(state: WithReported, { id, accountId }: Registrable): string {
  const named = documentNamed(state, id);
  if (named) return reportedName(named);
  return accountId === undefined ? 'a document over a transfer' : 'a document that is gone';
}
