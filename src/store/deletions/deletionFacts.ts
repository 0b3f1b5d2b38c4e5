import { factCheck } from '@/store/factCheck';
import { identity, part } from '@/store/rowRules';
import { deletionSchema } from './deletionSchema';
import { vehicleDeleted } from './deletionsSlice';

/** What the facts of the deletions say. */
export const deletionFacts = [
  factCheck(vehicleDeleted, part('It', { id: identity, draft: part('Its answers', deletionSchema.fields) })),
];
