import type { OfficeSession } from './keptSession';
import type { officeSession } from './officeSession';

export type SignedIn = Pick<ReturnType<typeof officeSession>, 'current'>;

/** The first screens have other work. */
const AFTER_MS = 2_000;

/** Does that work once the first screens are shown. */
export const later = (work: () => void): void => void setTimeout(work, AFTER_MS);

/**
 * What a browser keeps for whoever is signed in, and as long as they are, by code that is fetched when it is needed. What is
 * being kept comes to nothing once there is something newer, or all is removed. What cannot be kept a later start goes without.
 */
export function sealedKeeping<Shelf>(session: SignedIn, shelf: () => Promise<Shelf>) {
  let newest: object | undefined;
  const onShelf = (work: (shelf: Shelf) => Promise<void>) =>
    void shelf()
      .then(work)
      .catch(() => {});
  return {
    /** Takes the place of what is being kept now; gives what writes it, which asks `isCurrent` before it puts anything down. */
    begin: (write: (shelf: Shelf, signedIn: OfficeSession, isCurrent: () => boolean) => Promise<void>) => {
      const signedIn = session.current();
      const turn = (newest = {});
      const isCurrent = () => newest === turn && session.current() === signedIn;
      return () => {
        if (signedIn) onShelf((kept) => write(kept, signedIn, isCurrent));
      };
    },
    /** Removes what is kept, whoever it is for; where it stays it is sealed, so that nobody else can read it. */
    remove: (clear: (shelf: Shelf) => Promise<void>) => {
      newest = undefined;
      onShelf(clear);
    },
  };
}
