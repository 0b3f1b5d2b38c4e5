import { factCheck } from '@/store/kit/schema/factCheck';
import { identity, part } from '@/store/kit/schema/rowRules';
import { careRequestRowSchema } from './careRequestSchema';
import { stockApproved, stockAsked } from './careRequestsSlice';

/** What the facts of customer care's stock requests say. */
export const careRequestFacts = [
  factCheck(stockAsked, careRequestRowSchema.omit(['number', 'approved'])),
  factCheck(stockApproved, part('It', { id: identity })),
];
