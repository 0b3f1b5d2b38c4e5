import type { Refusal } from '@/journal/port/model';
import { isLive } from '@/store/billing/bills/bill';
import type { WithBills } from '@/store/billing/bills/withBills';
import { documentNamed, reportedName } from './reported';

interface Filed {
  id: string;
  accountId: string;
}

const notThere = { reason: 'One of the documents is not there any more: make the file again.' };

/** Why documents cannot go into a file for the portal: one is gone, was cancelled, or is another client's. */
export function fileRefusal(state: WithBills, { documents }: { documents: readonly Filed[] }): Refusal | undefined {
  if (documents.length === 0) return { reason: 'There is no document to be sent.' };
  for (const { id, accountId } of documents) {
    const named = documentNamed(state, id);
    if (!named || named.document.accountId !== accountId) return notThere;
    if (!isLive(named.document)) return { reason: `The ${reportedName(named)} was cancelled: make the file again.` };
  }
  return undefined;
}
