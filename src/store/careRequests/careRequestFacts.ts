import { factCheck } from '@/store/factCheck';
import { identity, part } from '@/store/rowRules';
import { careRequestRowSchema } from './careRequestSchema';
import { stockApproved, stockAsked } from './careRequestsSlice';

/** What the facts of customer care's stock requests say. */
export const careRequestFacts = [
  factCheck(stockAsked, careRequestRowSchema.omit(['number', 'approved'])),
  factCheck(stockApproved, part('It', { id: identity })),
];
