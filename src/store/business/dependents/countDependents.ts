import type { Refusal } from '@/journal/port/model';
import type { Change } from '@/journal/undo/undo';
import type { Business } from '@/store/business/business';
import { settledRefusal } from '@/store/stock/counts/countRules';
import { goingAt, isGoing, type StockCount } from '@/store/stock/counts/stockCount';

/** The count that goes on again once a change is taken back. */
function goingAgain({ counts }: Pick<Business, 'counts'>, { path: [, id = '', field], was }: Change) {
  if (field === 'status') return was === 'Begun' ? counts.entities[id] : undefined;
  const gone = field === undefined ? (was as StockCount | undefined) : undefined;
  return gone && isGoing(gone) ? gone : undefined;
}

/** Why what was said of a count cannot be taken back: the count is over, another one of its place goes on, or it cannot be settled again as it was. */
export function countDependents(business: Business, changes: readonly Change[]): Refusal | undefined {
  for (const change of changes) {
    const {
      path: [table, id = '', field],
      was,
    } = change;
    if (table !== 'counts') continue;
    const count = business.counts.entities[id];
    if (count && !isGoing(count) && (field === 'scanned' || field === 'corrected'))
      return { reason: `Not undone: count ${count.number} is ${count.status} now.` };
    const again = goingAgain(business, change);
    const other = again && goingAt(business, again.place);
    if (other) return { reason: `Not undone: count ${other.number} of the same place goes on by now.` };
    const unsettled =
      count && field === 'found' && typeof was === 'number'
        ? settledRefusal(business, count, was, count.begunOn)
        : undefined;
    if (unsettled) return { reason: `Not undone. ${unsettled.reason}` };
  }
  return undefined;
}
