import type { LeftOut } from './port/model';

/** How many are named one by one: more of them than anybody reads. */
const NAMED = 5;

/** What was left out of something, such as `entry 7`, and why, in a few sentences for the person who may look for it. */
export function leftOutReason(of: string, leftOut: readonly LeftOut[]): string {
  const named = leftOut.slice(0, NAMED).map(({ reason }) => reason);
  const more = leftOut.length > NAMED ? ` And ${leftOut.length - NAMED} more.` : '';
  return `Skipped in ${of}, as it does not fit. ${named.join(' ')}${more}`;
}
