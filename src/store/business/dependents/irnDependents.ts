import { isObject } from '@/journal/kit/isObject';
import type { Refusal } from '@/journal/port/model';
import type { Change } from '@/journal/undo/undo';
import { isLive } from '@/store/billing/bills/bill';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { WithDebitNotes } from '@/store/billing/debitNotes/debitNote';
import { isIrnCancelled } from '@/store/billing/eInvoices/eInvoice';
import { documentNamed, reportedName } from '@/store/billing/eInvoices/reported';

/** Whether an Undo gives a document the answer of the portal back: the value, or all that there was, before what it takes back. */
const isAnsweredAgain = ({ path: [, , , part], was }: Change): boolean =>
  part === undefined ? isObject(was) && 'registration' in was : part === 'registration' && was !== undefined;

/** Why what became of a document at the e-invoice portal cannot be taken back: it was cancelled there, or here, since. */
export function irnDependents(books: WithBills & WithDebitNotes, changes: readonly Change[]): Refusal | undefined {
  for (const change of changes) {
    const [, id = '', field, part] = change.path;
    const named = field === 'eInvoice' ? documentNamed(books, id) : undefined;
    if (!named) continue;
    if ((part === 'cancelled' || isAnsweredAgain(change)) && !isLive(named.document))
      return { reason: `Not undone: the ${reportedName(named)} is cancelled by now.` };
    if (part !== 'cancelled' && isIrnCancelled(named.document))
      return { reason: `Not undone: the IRN of ${reportedName(named)} is cancelled by now.` };
  }
  return undefined;
}
