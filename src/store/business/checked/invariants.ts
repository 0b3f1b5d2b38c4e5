import { oneByOne } from '@/journal/kit/takingTurns';
import { cleanLine } from '@/store/kit/typed/cleanText';
import type { Business } from '@/store/business/business';
import { checkingBusiness } from './checkedBusiness';

/** How many are named. */
const NAMED = 3;

/**
 * What is not as it must be in a business, in a few sentences; undefined where all is well: each row by its noun's
 * schema, each identity and each number once. Whatever else waits gets its turn meanwhile.
 */
export async function brokenInvariants(business: Business): Promise<string | undefined> {
  const { leftOut } = await oneByOne()(checkingBusiness(business, Number.MAX_SAFE_INTEGER));
  if (leftOut.length === 0) return undefined;
  const named = leftOut.slice(0, NAMED).map(({ table, reason }) => `${table}: ${cleanLine(reason)}`);
  return [...named, ...(leftOut.length > NAMED ? [`And ${leftOut.length - NAMED} more.`] : [])].join(' ');
}
