import { allDenied, isOpenAddress, pathOf, type Limiting } from '@/store/browser/permission';
import { formScreens } from './formScreens';

/** What is said of an address that somebody has not. */
export const NOT_YOURS = 'This screen is not part of your work.';

/** Says facts of these types, or goes to an address. */
type Intended = { type: string } | readonly { type: string }[] | string;

/** Why somebody with these limits may do nothing of it, in a sentence; undefined when they may. */
export function whyNot({ denied, open }: Limiting, intended: Intended): string | undefined {
  if (typeof intended !== 'string') return allDenied(denied, [intended].flat());
  return isOpenAddress(open, intended) ? allDenied(denied, formScreens[pathOf(intended)] ?? []) : NOT_YOURS;
}
