/** In a tab, the address for which the page is being loaded anew. */
const RELOADED = 'trackyard.reloadedAt';

/** Of a page, what is read and done here; `tab` is what outlasts it there, `answers` whether its server does. */
interface ReloadedPage {
  tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  location: Pick<Location, 'href' | 'reload'>;
  answers: (href: string) => Promise<boolean>;
}

/**
 * For a page that begins, what loads it anew where the code of a screen is gone, as a newer program may be there. A page that came of
 * that is not loaded anew at its address; a later one, which the next release may outrun as well, is. Only while its server answers:
 * away from it, the page that is open is the better one.
 */
export function createReloading({ tab, location, answers }: ReloadedPage): () => Promise<void> {
  const cameOf = tab.getItem(RELOADED);
  tab.removeItem(RELOADED);
  return async () => {
    const { href } = location;
    // Whoever went on meanwhile is not called back.
    if (href === cameOf || !(await answers(href)) || location.href !== href) return;
    tab.setItem(RELOADED, href);
    location.reload();
  };
}
