import { factCheck } from '@/store/factCheck';
import { movedOn } from '@/store/movements/moveSchema';
import { identity, part } from '@/store/rowRules';
import { allocationsRule, receiptFields } from './receiptSchema';
import { receiptAllocated, receiptBounced, receiptRecorded } from './receiptsSlice';

/** What the facts of the receipts say. */
export const receiptFacts = [
  factCheck(receiptRecorded, part('It', { id: identity, recordedOn: movedOn, ...receiptFields })),
  factCheck(receiptAllocated, part('It', { id: identity, allocations: allocationsRule })),
  factCheck(receiptBounced, part('It', { id: identity, on: movedOn })),
];
