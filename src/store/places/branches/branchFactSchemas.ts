import { editOf, identity, list, listed, part } from '@/store/kit/schema/rowRules';
import { branchSchema } from './branchSchema';

/** What each fact of the branches says. */
export const branchFactSchemas = {
  branchAdded: part('It', { id: identity, ...branchSchema.fields }),
  branchEdited: part('It', { id: identity, edit: editOf(branchSchema.fields) }),
  branchesImported: part('It', {
    added: listed('Branch', branchSchema.fields),
    edits: list(part('An edit', { id: identity, edit: editOf(branchSchema.fields) })),
  }),
};
