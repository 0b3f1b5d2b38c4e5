import { issuerRule, recipientRule } from '@/store/billing/bills/billRowSchema';
import { factCheck } from '@/store/kit/schema/factCheck';
import { movedOn } from '@/store/kit/movements/moveSchema';
import { identity, part } from '@/store/kit/schema/rowRules';
import { allocationsRule, receiptFields } from './receiptSchema';
import { receiptAllocated, receiptBounced, receiptRecorded } from './receiptsSlice';

/** What the facts of the receipts say. */
export const receiptFacts = [
  factCheck(
    receiptRecorded,
    part('It', { id: identity, recordedOn: movedOn, ...receiptFields, issuer: issuerRule, recipient: recipientRule }),
  ),
  factCheck(receiptAllocated, part('It', { id: identity, allocations: allocationsRule })),
  factCheck(receiptBounced, part('It', { id: identity, on: movedOn })),
];
