import { requisitionRowSchema } from './requisitionSchema';

/** What each fact of the requisitions says. */
export const requisitionFactSchemas = { requisitionRaised: requisitionRowSchema.omit(['number']) };
