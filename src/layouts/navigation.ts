import type { Glyph } from '@/ui/Icon';

export interface MenuLink {
  label: string;
  to: string;
  icon: Glyph;
  /** Current only at this very address, not below it. */
  exact?: boolean;
  /** Whether its page shows what the link's query string asks for without being asked, too. */
  usual?: boolean;
}

/** An item that offers several addresses. */
export interface MenuChoice {
  label: string;
  icon: Glyph;
  choices: readonly { label: string; to: string }[];
}

type MenuItem = MenuLink | MenuChoice;

export interface MenuGroup {
  title?: string;
  items: readonly MenuItem[];
}

/** The menu without what is not for the person; `whyNot` tells of an address why. */
export function openMenu(groups: readonly MenuGroup[], whyNot: (to: string) => string | undefined): MenuGroup[] {
  const isOpen = ({ to }: { to: string }) => !whyNot(to);
  const open = (item: MenuItem): MenuItem => ('to' in item ? item : { ...item, choices: item.choices.filter(isOpen) });
  const leadsOn = (item: MenuItem) => ('to' in item ? isOpen(item) : item.choices.length > 0);
  return groups
    .map((group) => ({ ...group, items: group.items.map(open).filter(leadsOn) }))
    .filter(({ items }) => items.length > 0);
}

interface Place {
  pathname: string;
  /** Unknown of a page that only stands above the one that is shown. */
  search?: string;
}

/** Whether a menu link stands for the address: its path matches, and all that its query string says. */
function isCurrent({ to, exact, usual }: MenuLink, at: Place): boolean {
  const [path = '', query] = to.split('?');
  const wanted = new URLSearchParams(query);
  const actual = new URLSearchParams(at.search);
  const isUsual = usual && at.search !== undefined;
  const within = at.pathname === path || (!exact && at.pathname.startsWith(`${path}/`));
  return within && [...wanted].every(([name, value]) => (actual.get(name) ?? (isUsual ? value : null)) === value);
}

/**
 * The menu's links that stand for an address; where none does, those of the page above it, as a vendor's page belongs to
 * the vendor list: `at` tells which address they are for.
 */
export function currentLinks(
  groups: readonly MenuGroup[],
  at: Place,
  above: readonly string[],
): { links: readonly MenuLink[]; at: string } {
  const links = groups.flatMap(({ items }) => items.filter((item): item is MenuLink => 'to' in item));
  const own = links.filter((link) => isCurrent(link, at));
  const next = above.at(-1);
  if (own.length > 0 || next === undefined) return { links: own, at: at.pathname };
  return currentLinks(groups, { pathname: next }, above.slice(0, -1));
}
