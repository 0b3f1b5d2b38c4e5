import { businessOf } from '@/store/business/business';
import { recordIndex } from '@/store/palette/palette';
import { followed } from '@/store/palette/recordIndex';
import type { AppStore } from '@/store/business/store';
import { whenIdle } from '@/ui/lazyWhenIdle';

/** The palette's index of this page: it outlives a change of the area. */
export const pageIndex = recordIndex();

/** Keeps the index up with the store, in idle moments only, until it is over. */
export function keepIndexed(
  { getState, subscribe }: Pick<AppStore, 'getState' | 'subscribe'>,
  over: AbortSignal,
): void {
  if (over.aborted) return;
  let pieces: Iterator<void> | undefined;
  const work = (deadline?: IdleDeadline) => {
    do {
      if (over.aborted || !pieces || pieces.next().done) {
        pieces = undefined;
        return;
      }
    } while ((deadline?.timeRemaining() ?? 0) > 1);
    whenIdle(work);
  };
  const begin = () => {
    const underWay = pieces !== undefined;
    pieces = followed(pageIndex, businessOf(getState()));
    if (!underWay) whenIdle(work);
  };
  begin();
  over.addEventListener('abort', subscribe(begin));
}
