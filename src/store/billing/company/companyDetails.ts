import type { Numbered } from '@/store/kit/table';
import type { Company } from './company';

/** What a version of the company's details says, without what names it. */
export function detailsOf({ id: _id, number: _number, ...details }: Company & Partial<Numbered>): Company {
  return { ...details, logo: details.logo };
}
