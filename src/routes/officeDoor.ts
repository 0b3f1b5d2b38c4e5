import type { createBrowserRouter } from 'react-router-dom';
import type { OfficeLink } from '@/office/officeLink';
import { isLogin, loginFor } from '@/office/returnAddress';
import { selectOffice, type WithOffice } from '@/store/browser/selectOffice';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'navigate'>;

interface Store {
  getState: () => WithOffice;
  subscribe: (look: () => void) => () => void;
}

/** Of the link to the office, what is needed at its door; and how the page is loaded anew. */
interface Door extends Pick<OfficeLink, 'signOut'> {
  reload: () => void;
}

/**
 * The door of a shared office: whoever is signed out is led to the login, and after it back to where they wanted to be;
 * whoever arrives at a login, by Logout or by address, is signed out, and a page that they worked in is loaded anew, so
 * that nothing of the person is left in memory. Gives what stops it.
 */
export function keepDoor(store: Store, router: Router, { signOut, reload }: Door): () => void {
  let stoodAt: string | undefined;
  const look = () => {
    const { location, navigation } = router.state;
    const out = selectOffice(store.getState())?.link === 'signed out';
    const cameFrom = stoodAt;
    stoodAt = location.pathname;
    const goingTo = navigation.location ?? location;
    if (out && !isLogin(goingTo.pathname)) void router.navigate(loginFor(goingTo), { replace: true });
    else if (!out && cameFrom !== location.pathname && isLogin(location.pathname)) {
      signOut();
      if (cameFrom !== undefined) reload();
    }
  };
  look();
  const stops = [router.subscribe(look), store.subscribe(look)];
  return () => {
    for (const stop of stops) stop();
  };
}
