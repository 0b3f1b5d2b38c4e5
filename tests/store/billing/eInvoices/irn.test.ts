import { expect, test } from 'vitest';
import { irnOf } from '@/store/billing/eInvoices/irn';

// Of the formats page, the last one with the answer that the portal gave.
test.each([
  [
    '27AAPFU0939F1ZV',
    'INV',
    'INV/26-27/000123',
    '2026-09-05',
    'f14180bd903710e1d34c37396667e7673a9cf7e5d3a9207f7506cb60c1fb8c37',
  ],
  [
    '27AAPFU0939F1ZV',
    'CRN',
    'CN/26-27/000007',
    '2027-03-31',
    '655b9ba5c4239afb4f0d0063d61375b51a41fc92fa9c25772cc8e44c6d17868f',
  ],
  // Of SHA-256 by another program.
  [
    '27AAPFU0939F1ZV',
    'DBN',
    'DN/26-27/000004',
    '2026-09-25',
    'ea96d0ef1ee4233774c41954e154129b9440c8d6b65888a1de53eac3084d788f',
  ],
  [
    '01AMBPG7773M002',
    'INV',
    'SINV-CFY-00067',
    '2022-09-17',
    '706daeccda0ef6f818da78f3a2a05a1288731057373002289b46c3229289a2e7',
  ],
] as const)('the IRN of %s %s %s is known before the portal gives it', (gstin, kind, docNo, issuedOn, irn) => {
  expect(irnOf({ gstin, kind, docNo, issuedOn })).toBe(irn);
});

test('small letters of a number count as capitals, and the year is that of the document’s day', () => {
  const parts = { gstin: '27AAPFU0939F1ZV', kind: 'INV', docNo: 'INV/26-27/000123', issuedOn: '2026-09-05' } as const;
  expect(irnOf({ ...parts, docNo: 'inv/26-27/000123' })).toBe(irnOf(parts));
  expect(irnOf({ ...parts, issuedOn: '2026-03-31' })).not.toBe(irnOf(parts));
});
