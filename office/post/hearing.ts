import { MINUTE_MS } from '@/journal/kit/durations';
import type { Notice } from '@/store/billing/notices/notice';
import { contactsHeard, heardSlice, type Heard, type HeardContact } from '@/store/browser/heardSlice';
import type { AppStore, RootState } from '@/store/business/store';

/** Whether it waits to tell of silence. */
const tellsOfSilence = ({ kind, status }: Notice) => kind === 'Vehicle Silent' && status === 'Waiting';

/**
 * The business with what its devices told last, so that of a vehicle that is heard again nobody is told that it is silent.
 * @param contacts gives what the office hears
 * @param now gives milliseconds
 */
export function hearing(
  store: Pick<AppStore, 'getState'>,
  contacts: () => Promise<readonly HeardContact[]>,
  now: () => number,
) {
  let heard: Heard = {};
  let heardAt: number | undefined;
  const isLately = () => heardAt !== undefined && Math.abs(now() - heardAt) < MINUTE_MS;
  return {
    state: (): RootState => ({ ...store.getState(), heard }),
    /**
     * Takes in what devices told meanwhile, where something waits for which that counts.
     * @param isShut whether nothing goes now: what is only decided then is so by what was heard within a minute
     */
    hear: async (isShut: boolean): Promise<void> => {
      if (!Object.values(store.getState().notices.entities).some(tellsOfSilence) || (isShut && isLately())) return;
      heard = heardSlice.reducer(heard, contactsHeard(await contacts()));
      heardAt = now();
    },
  };
}
