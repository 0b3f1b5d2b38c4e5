import type { SecondStep } from '@/office/signInProtocol';
import type { OfficeUser } from '@/store/browser/officeSlice';
import type { Factors } from './factors';

const outcome = (isRight: boolean) => (isRight ? 'passed' : 'wrong');

/**
 * What follows a password that is right: a code is asked for, or looked at. Whoever has no second factor, and is of a role of
 * which one is required, sets it up by the first code.
 */
export async function secondStep(
  factors: Factors,
  { name, role }: OfficeUser,
  code: string | undefined,
): Promise<'passed' | 'wrong' | SecondStep> {
  if ((await factors.since(name)) !== undefined)
    return code === undefined ? { asks: 'code' } : outcome(await factors.accepts(name, code));
  if (!(await factors.required()).includes(role)) return 'passed';
  if (code !== undefined) return outcome(await factors.confirm(name, code));
  const secret = await factors.begin(name);
  return { asks: 'code', ...(secret !== undefined && { secret }) };
}
