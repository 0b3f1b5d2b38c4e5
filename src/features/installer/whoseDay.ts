import type { Installer } from '@/store/places/installers/installer';
import { comparedName } from '@/store/kit/typed/cleanText';

interface Known {
  /** The name in the address; empty where it names nobody. */
  named: string;
  /** The identity of the installer who is signed in to the office, if one is. */
  own?: string | undefined;
  /** The identity of the installer that this browser remembers. */
  here?: string | undefined;
}

/**
 * Whose day is shown: an installer who is signed in has his own; others have the one that the address
 * names, else the one that this browser remembers. `isOwn` says that nobody else's can be chosen.
 */
export function whoseDay(
  installers: readonly Installer[],
  { named, own: ownId, here }: Known,
): { installer: Installer | undefined; isOwn: boolean } {
  const called = (wanted: string) => installers.find(({ name }) => comparedName(name) === comparedName(wanted));
  const own = installers.find(({ id }) => id === ownId);
  if (own) return { installer: own, isOwn: true };
  return { installer: named === '' ? installers.find(({ id }) => id === here) : called(named), isOwn: false };
}
