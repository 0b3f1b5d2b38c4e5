import { isUserName } from '@/journal/adapters/nats/subjects';
import type { Business } from '@/store/business/business';
import { listedText } from '@/store/kit/words';
import { selectInstallers } from '@/store/places/installers/installersSlice';
import { installerNamed } from './readable';

/** So many installers are named to choose from. */
const MOST = 8;

const NOBODY = 'No installer is called so, or more than one is: no jobs and no bag are found by this name.';

/** That somebody of a name would have no work as an installer, and which names would; undefined where it is found, or there is no name yet. */
export function installerNameWarning(business: Pick<Business, 'installers'>, name: string): string | undefined {
  if (name.trim() === '' || installerNamed(business, name) !== undefined) return undefined;
  const fitting = selectInstallers(business)
    .map((installer) => installer.name.trim().replaceAll(/[^A-Za-z0-9]+/g, '-'))
    .filter((one) => isUserName(one) && installerNamed(business, one) !== undefined);
  if (fitting.length === 0) return `${NOBODY} Add the installer under Stock Settings.`;
  const more = fitting.length > MOST ? [`${fitting.length - MOST} more`] : [];
  return `${NOBODY} Names that fit: ${listedText([...fitting.slice(0, MOST), ...more])}.`;
}
