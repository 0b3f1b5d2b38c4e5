import { editOf, identity, part } from '@/store/kit/schema/rowRules';
import { companyEditFields } from './companySchema';

/** What each fact of the company's details says. */
export const companyFactSchemas = { companyChanged: part('It', { id: identity, edit: editOf(companyEditFields) }) };
