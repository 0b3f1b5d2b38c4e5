import { editOf, identity, part } from '@/store/kit/schema/rowRules';
import { mailTextFields, templateOfFields } from './templateRowSchema';

/** What each fact of the templates says. */
export const templateFactSchemas = {
  templateChanged: part('It', { id: identity, ...templateOfFields, edit: editOf(mailTextFields) }),
};
