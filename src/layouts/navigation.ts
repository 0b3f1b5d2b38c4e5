import type { Glyph } from '@/ui/Icon';

export interface MenuLink {
  label: string;
  to: string;
  icon: Glyph;
  /** Current only at this very address, not below it. */
  exact?: boolean;
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

/** Whether a menu link stands for the address: its path matches, and all that its query string says. */
export function isCurrent({ to, exact }: MenuLink, at: { pathname: string; search: string }): boolean {
  const [path = '', query] = to.split('?');
  const wanted = new URLSearchParams(query);
  const actual = new URLSearchParams(at.search);
  const within = at.pathname === path || (!exact && at.pathname.startsWith(`${path}/`));
  return within && [...wanted].every(([name, value]) => actual.get(name) === value);
}
