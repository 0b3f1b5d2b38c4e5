import { createContext, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pageAt, paths } from '@/paths';
import { aboveOf } from './pagesAbove';

/** The pages above the one that is shown that somebody came from: by their paths the addresses as they left them. */
export type Trail = Readonly<Record<string, string>>;

const KEPT_AS = 'trackyard.trail';

/** All pages above an address, however far. */
const allAbove = (pathname: string): string[] => aboveOf(pathname).flatMap((path) => [path, ...allAbove(path)]);

/** The trail at an address: itself, and what it led over before that is above it; the very same one when nothing changes. */
export function trailAt(trail: Trail, { pathname, search }: { pathname: string; search: string }): Trail {
  const above = new Set(allAbove(pathname));
  const kept = Object.entries(trail).filter(([path]) => above.has(path));
  const isSame = trail[pathname] === pathname + search && kept.length === Object.keys(trail).length - 1;
  return isSame ? trail : { ...Object.fromEntries(kept), [pathname]: pathname + search };
}

/** The pages above an address from the top: of several the one that the trail led over, else the usual one. */
export function wayDown(trail: Trail, pathname: string): string[] {
  const above = aboveOf(pathname);
  const last = above.find((path) => Object.hasOwn(trail, path)) ?? above[0];
  return last === undefined ? [] : [...wayDown(trail, last), last];
}

/** The pages above an address from the top, a page that has two addresses only once: by that which the trail led over. */
export const pagesDown = (trail: Trail, pathname: string): string[] =>
  wayDown(trail, pathname).filter((path, index, pages) => pageAt(path) !== pageAt(pages[index + 1] ?? ''));

/** What a tab kept of its trail; anybody may have written it, and only an address of the very page counts. */
function keptTrail(): Trail {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT_AS) ?? '{}') as Record<string, unknown>;
    const addresses = Object.entries(kept).filter(
      ([path, to]) => typeof to === 'string' && to.split('?', 1)[0] === path,
    );
    return Object.fromEntries(addresses) as Trail;
  } catch {
    return {};
  }
}

/** The trail of this tab up to the address that is shown; a reload keeps it. */
export function useTrailKept(): Trail {
  const location = useLocation();
  const [trail, setTrail] = useState(keptTrail);
  const now = trailAt(trail, location);
  if (now !== trail) setTrail(now);
  useEffect(() => {
    try {
      sessionStorage.setItem(KEPT_AS, JSON.stringify(now));
    } catch {
      // Without storage Back leads to the plain list after a reload.
    }
  }, [now]);
  return now;
}

export const TrailContext = createContext<Trail>({});

/** The address of the page right above this one: of several the one that somebody came from, as they left it. */
export function useWayUp(): string {
  const trail = use(TrailContext);
  const last = wayDown(trail, useLocation().pathname).at(-1) ?? paths.home;
  return trail[last] ?? last;
}

/** The address of a page above: as somebody left it who came from it, else the plain one. */
export function useWayBack(to: string): string {
  const trail = use(TrailContext);
  return Object.hasOwn(trail, to) ? (trail[to] ?? to) : to;
}
