import { factCheck } from '@/store/factCheck';
import { editOf, identity, part } from '@/store/rowRules';
import { additionRowSchema, additionSchema } from './additionSchema';
import { additionEdited, additionRecorded } from './additionsSlice';

/** What the facts of the new devices say. */
export const additionFacts = [
  factCheck(additionRecorded, additionRowSchema.omit(['number'])),
  factCheck(additionEdited, part('It', { id: identity, edit: editOf(additionSchema.fields) })),
];
