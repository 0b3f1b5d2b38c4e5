import { editOf, identity, list, listed, part } from '@/store/kit/schema/rowRules';
import { branchFields } from './branchSchema';

/** What each fact of the branches says. */
export const branchFactSchemas = {
  branchAdded: part('It', { id: identity, ...branchFields }),
  branchEdited: part('It', { id: identity, edit: editOf(branchFields) }),
  branchesImported: part('It', {
    added: listed('Branch', branchFields),
    edits: list(part('An edit', { id: identity, edit: editOf(branchFields) })),
  }),
};
