import { isObject } from '@/journal/kit/isObject';
import type { Refusal } from '@/journal/port/model';
import type { Change } from '@/journal/undo/undo';
import { isLive } from '@/store/billing/bills/bill';
import { isIrnCancelled } from '@/store/kit/eInvoices/eInvoice';
import { documentNamed, reportedName, type WithReported } from '@/store/billing/eInvoices/reported';
import { transferCreditId } from '@/store/stock/challans/consignment';

/** The document whose standing at the portal a change is of, and the part of that; undefined of any other change. */
function changedIn({ path }: Change): { id: string; part?: string | undefined } | undefined {
  const place = path.indexOf('eInvoice');
  if (place < 2) return undefined;
  const [table, id = '', field] = path;
  return { id: table === 'challans' && field === 'credit' ? transferCreditId(id) : id, part: path[place + 1] };
}

/** Whether an Undo gives a document the answer of the portal back: the value, or all that there was, before what it takes back. */
const isAnsweredAgain = (part: string | undefined, { was }: Change): boolean =>
  part === undefined ? isObject(was) && 'registration' in was : part === 'registration' && was !== undefined;

/** Why what became of a document at the e-invoice portal cannot be taken back: it was cancelled there, or here, since. */
export function irnDependents(books: WithReported, changes: readonly Change[]): Refusal | undefined {
  for (const change of changes) {
    const changed = changedIn(change);
    const named = changed && documentNamed(books, changed.id);
    if (!named) continue;
    const { part } = changed;
    if ((part === 'cancelled' || isAnsweredAgain(part, change)) && !isLive(named.document))
      return { reason: `Not undone: the ${reportedName(named)} is cancelled by now.` };
    if (part !== 'cancelled' && isIrnCancelled(named.document))
      return { reason: `Not undone: the IRN of ${reportedName(named)} is cancelled by now.` };
  }
  return undefined;
}
