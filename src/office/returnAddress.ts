import { paths } from '@/paths';

/** Any origin will do: only what stays within it is our own. */
const HERE = 'https://here.invalid';

/** Whether the router takes an address for a login. */
export const isLogin = (pathname: string): boolean => {
  const plain = pathname.replace(/\/+$/, '').toLowerCase();
  return plain === paths.login || plain === paths.careLogin;
};

/** The login of the area that an address belongs to. */
export const loginOf = (pathname: string): string =>
  pathname === paths.care.requestStock || `${pathname}/`.startsWith(`${paths.care.home}/`)
    ? paths.careLogin
    : paths.login;

/** The login for whoever wants to be at an address, which it leads back to. */
export const loginFor = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  `${loginOf(pathname)}?${new URLSearchParams({ to: `${pathname}${search}${hash}` })}`;

/** The address that a login was asked to lead back to: one of our own, and no login; anybody may have written the link. */
export function returnAddress(search: URLSearchParams): string | undefined {
  const wanted = search.get('to');
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, HERE)) return undefined;
  const { origin, pathname, search: query, hash } = new URL(wanted, HERE);
  // Dots in a path may leave it with two slashes in front, which make another origin of what comes next.
  const isOwn = origin === HERE && !pathname.startsWith('//') && !isLogin(pathname);
  return isOwn ? `${pathname}${query}${hash}` : undefined;
}
