import { allDenied, isOpenAddress, pathOf, type Limiting } from '@/store/browser/permission';
import { formScreens } from './formScreens';

/** What is said of an address that somebody has not. */
export const NOT_YOURS = 'This screen is not part of your work.';

/** Says facts of these types, or goes to an address. */
type Said = { type: string } | readonly { type: string }[] | string;

/** Why somebody with these limits may do nothing of it, in a sentence; undefined when they may. */
export function whyNot({ denied, open }: Limiting, workDone: Said): string | undefined {
  if (typeof workDone !== 'string') return allDenied(denied, [workDone].flat());
  return isOpenAddress(open, workDone) ? allDenied(denied, formScreens[pathOf(workDone)] ?? []) : NOT_YOURS;
}
