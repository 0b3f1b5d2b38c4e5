import { nanoid } from '@reduxjs/toolkit';
import { keptSession, type KeptSession, type OfficeSession } from './keptSession';
import { answerOtherTabs, sessionFromOtherTab } from './sessionHandover';

/** They are asked for each time, as a browser may refuse even that. */
const STORAGES = { browser: () => localStorage, tab: () => sessionStorage };

function read(storage: () => Storage, name: string): KeptSession | undefined {
  try {
    return keptSession(JSON.parse(storage().getItem(name) ?? 'null'));
  } catch {
    return undefined;
  }
}

function write(storage: () => Storage, name: string, kept: KeptSession | undefined): void {
  try {
    if (kept) storage().setItem(name, JSON.stringify(kept));
    else storage().removeItem(name);
  } catch {
    // Storage may be full or switched off; then the sign-in lasts as long as the page.
  }
}

/** Calls back when another tab may have changed what is kept under that name. Gives what stops it. */
function listenToStorage(name: string, changed: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // Without a key all of the storage was cleared.
    if (key === name || key === null) changed();
  };
  // A page that comes back from the browser's memory was told nothing while it lay there.
  const wake = ({ persisted }: PageTransitionEvent) => {
    if (persisted) changed();
  };
  addEventListener('storage', hear);
  addEventListener('pageshow', wake);
  return () => {
    removeEventListener('storage', hear);
    removeEventListener('pageshow', wake);
  };
}

const nameOf = (business: string) => `trackyard.office.${business}`;

/** Whose sign-in to an office this browser keeps, as far as this tab can tell. */
export const whoIsIn = (business: string): string | undefined =>
  (read(STORAGES.tab, nameOf(business)) ?? read(STORAGES.browser, nameOf(business)))?.session?.name;

/** Whether somebody is signed in to an office in this browser. */
export const isAnybodyIn = (business: string): boolean => read(STORAGES.browser, nameOf(business)) !== undefined;

/**
 * What this browser keeps of a sign-in to an office. Each tab keeps the session for itself; the browser keeps which
 * sign-in is its present one, and with Remember Me the session as well. A tab's session counts only while its sign-in is
 * the browser's, so that a sign-out is one in every tab, also in those that slept or are opened again.
 */
export function officeSession(business: string, { browser, tab }: Record<'browser' | 'tab', () => Storage> = STORAGES) {
  const name = nameOf(business);
  let own: KeptSession | undefined;

  const adopt = (kept: KeptSession | undefined): OfficeSession | undefined => {
    own = kept;
    write(tab, name, kept);
    return kept?.session;
  };

  const isPresent = () => own !== undefined && read(browser, name)?.signIn === own.signIn;

  const keep = (session: OfficeSession, remember: boolean): void => {
    const signIn = nanoid();
    adopt({ signIn, session });
    write(browser, name, remember ? { signIn, session } : { signIn });
  };

  return {
    /** Keeps a new sign-in. */
    keep,

    /** Who is signed in in this browser: as kept, or as another tab tells, which takes a moment. */
    async recall(): Promise<OfficeSession | undefined> {
      const current = read(browser, name);
      // An earlier version kept a key there, which is not to stay.
      if (current?.session) write(browser, name, current);
      if (!current || current.session) return adopt(current);
      const mine = read(tab, name);
      if (mine?.session && mine.signIn === current.signIn) return adopt(mine);
      const session = await sessionFromOtherTab(name, current.signIn);
      // Somebody may have signed in or out meanwhile.
      if (read(browser, name)?.signIn !== current.signIn) return own?.session;
      return adopt(session && { signIn: current.signIn, session });
    },

    /** The sign-in of this tab, as long as it is the browser's. */
    current: (): OfficeSession | undefined => (isPresent() ? own?.session : undefined),

    /** Signs out in every tab of this browser. */
    forget(): void {
      adopt(undefined);
      write(browser, name, undefined);
    },

    /** Answers other tabs that are opened; tells when another one has ended the sign-in of this one. Gives what stops both. */
    follow(left: () => void): () => void {
      const look = () => {
        if (!own || isPresent()) return;
        adopt(undefined);
        left();
      };
      const stops = [answerOtherTabs(name, () => own), listenToStorage(name, look)];
      return () => stops.forEach((stop) => stop());
    },
  };
}
