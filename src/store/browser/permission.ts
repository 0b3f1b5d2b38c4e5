import { paths } from '@/paths';
import type { OfficeState } from './officeSlice';

/** What limits a person: what they may not say, and which addresses they have. */
export type Limiting = Pick<OfficeState, 'denied' | 'open'>;

/** Why the person may say none of these facts; undefined when they may say one of them, or there are none. */
export function allDenied(denied: Limiting['denied'], facts: readonly { type: string }[]): string | undefined {
  const reasons = facts.map(({ type }) => denied[type]);
  return reasons.includes(undefined) ? undefined : reasons[0];
}

/** What everybody has. */
const EVERYBODYS: readonly string[] = [paths.home, paths.login, paths.careLogin];

/** An address without its query string, in the letters that routes are compared in. */
export const pathOf = (to: string): string => to.toLowerCase().replace(/[?#].*/, '');

/** Whether somebody has an address: one that is open to them, or below one; without such ones all there are. */
export function isOpenAddress(open: Limiting['open'], to: string): boolean {
  const path = pathOf(to);
  return !open || EVERYBODYS.includes(path) || open.some((prefix) => `${path}/`.startsWith(`${prefix}/`));
}

/** What is about one record, and so leads nowhere by itself. */
const OF_ONE_RECORD: readonly string[] = [paths.care.vehicle];

/** Where Home leads somebody: an installer to his day. */
export const homeOf = (open: Limiting['open']): string =>
  open?.[0] === paths.installer ? paths.installer : paths.home;

const areaOf = (path: string) => path.split('/')[1];

/** The way into an area: the address itself if somebody has it, else the first that they have beside it; undefined when there is none. */
export const wayInto = (open: Limiting['open'], to: string): string | undefined =>
  isOpenAddress(open, to)
    ? to
    : open?.find((prefix) => areaOf(prefix) === areaOf(to) && !OF_ONE_RECORD.includes(prefix));

/** Where somebody lands after the sign-in who wanted to an address: there, in its area, or at the first that they have. */
export const landingOf = (open: Limiting['open'], wanted: string): string =>
  wanted === paths.home ? homeOf(open) : (wayInto(open, wanted) ?? open?.[0] ?? paths.home);
