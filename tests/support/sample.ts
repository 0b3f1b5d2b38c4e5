// The sample business, made once for all tests of a worker that only look at it.
import type { Business } from '@/store/business/business';
import { sampleBusiness } from '@/store/sample/sampleBusiness';

const made = new Map<string, Business>();

/** The sample business of a day (ISO date): the same one at each call, its identities marked `x`. */
export function sampleOn(day: string): Business {
  const business = made.get(day) ?? sampleBusiness(day, 'x');
  made.set(day, business);
  return business;
}
