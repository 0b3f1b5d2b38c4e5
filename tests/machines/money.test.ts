import { expect, test } from 'vitest';
import { advance, initialOf } from '@/machines/advance';
import { billMachine, type BillStatus } from '@/machines/bill';
import { documentMachine } from '@/machines/document';
import { receiptMachine, type ReceiptStatus } from '@/machines/receipt';

test('every document begins as one that is issued, and money as what is recorded', () => {
  expect([billMachine, documentMachine, receiptMachine].map(initialOf)).toEqual(['Issued', 'Issued', 'Recorded']);
});

test.each<[BillStatus, readonly (BillStatus | undefined)[]]>([
  ['Issued', ['Issued', 'Issued', 'Cancelled']],
  ['Cancelled', [undefined, undefined, undefined]],
])('a bill that is %s is settled, credited and cancelled as %j', (status, next) => {
  expect((['settle', 'credit', 'cancel'] as const).map((type) => advance(billMachine, status, { type }))).toEqual(next);
});

test.each<[ReceiptStatus, readonly (ReceiptStatus | undefined)[]]>([
  ['Recorded', ['Recorded', 'Bounced', 'Cancelled']],
  ['Bounced', [undefined, undefined, undefined]],
  ['Cancelled', [undefined, undefined, undefined]],
])('a receipt that is %s is allocated, bounces and is cancelled as %j', (status, next) => {
  expect((['allocate', 'bounce', 'cancel'] as const).map((type) => advance(receiptMachine, status, { type }))).toEqual(
    next,
  );
});

test('a credit note or a proforma invoice is cancelled once', () => {
  expect(advance(documentMachine, 'Issued', { type: 'cancel' })).toBe('Cancelled');
  expect(advance(documentMachine, 'Cancelled', { type: 'cancel' })).toBeUndefined();
});
