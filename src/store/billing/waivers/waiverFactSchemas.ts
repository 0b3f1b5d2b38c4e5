import { waiverRowSchema } from './waiverRowSchema';

/** What each fact of the waived credits says. */
export const waiverFactSchemas = { creditWaived: waiverRowSchema.omit(['number']) };
