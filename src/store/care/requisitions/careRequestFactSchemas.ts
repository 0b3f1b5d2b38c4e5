import { identity, part } from '@/store/kit/schema/rowRules';
import { careRequestRowSchema } from './careRequestSchema';

/** What each fact of customer care's stock requests says. */
export const careRequestFactSchemas = {
  stockAsked: careRequestRowSchema.omit(['number', 'approved']),
  stockApproved: part('It', { id: identity }),
};
