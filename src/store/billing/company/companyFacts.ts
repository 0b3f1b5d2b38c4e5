import { factCheck } from '@/store/kit/schema/factCheck';
import { editOf, identity, part } from '@/store/kit/schema/rowRules';
import { companyChanged } from './companySlice';
import { companyEditFields } from './companySchema';

/** What the facts of the company's details say. */
export const companyFacts = [factCheck(companyChanged, part('It', { id: identity, edit: editOf(companyEditFields) }))];
