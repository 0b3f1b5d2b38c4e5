import type { Replica } from '@/journal/replica';
import type { RootState } from '@/store/business/store';

/** How soon it is noticed that the journal does not answer. */
const LOOK_EVERY_MS = 50;

const later = () => new Promise<false>((resolve) => setTimeout(resolve, LOOK_EVERY_MS, false));

/** Resolves once the store shows all that the journal says, or as soon as it is known that this will take a while. */
export async function caughtUp(replica: Replica, journal: () => RootState['journal']): Promise<void> {
  const isTroubled = () => journal().trouble !== undefined || journal().waiting > 0;
  let isOver = false;
  while (!isOver && !isTroubled()) isOver = await Promise.race([replica.caughtUp().then(() => true), later()]);
}
