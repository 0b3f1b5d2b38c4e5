import { factCheck } from '@/store/kit/schema/factCheck';
import { editOf, identity, list, listed, part } from '@/store/kit/schema/rowRules';
import { branchSchema } from './branchSchema';
import { branchAdded, branchEdited, branchesImported } from './branchesSlice';

/** What the facts of the branches say. */
export const branchFacts = [
  factCheck(branchAdded, part('It', { id: identity, ...branchSchema.fields })),
  factCheck(branchEdited, part('It', { id: identity, edit: editOf(branchSchema.fields) })),
  factCheck(
    branchesImported,
    part('It', {
      added: listed('Branch', branchSchema.fields),
      edits: list(part('An edit', { id: identity, edit: editOf(branchSchema.fields) })),
    }),
  ),
];
