import { describe, expect, test } from 'vitest';
import { answerable, answerImportable, answersOf } from '@/store/billing/eInvoices/answerImport';
import { ackDateRead } from '@/store/billing/eInvoices/answerRow';
import { irnCancellingFields, registrationFields } from '@/store/kit/eInvoices/eInvoiceRowSchema';
import { record } from '@/store/kit/schema/formRules';
import { billPaper } from '@/store/billing/papers/billPaper';
import { createStore } from '@/store/business/store';
import { billCancelled, eInvoiceRegistered } from '@/store/facts/bills';
import { readSheet } from '@/store/kit/sheets/readSheet';
import { selectEInvoiceRows } from '@/store/billing/eInvoices/eInvoiceRows';
import { answerAbout, portalBill, portalBusiness } from '../../../support/eInvoices';
import { done, reasonOf } from '../../../support/said';
import { validated } from '../../../support/sheets';

const business = portalBusiness();
const answer = answerAbout(business, 'bill-123');

test('an answer of the portal is kept, is on the paper, and its bill is not cancelled any more', () => {
  const store = createStore(business);
  done(store.dispatch(eInvoiceRegistered(answer)));
  const bill = store.getState().bills.entities['bill-123'];
  if (!bill) throw new Error('The bill is gone.');
  const paper = billPaper(store.getState(), bill);
  expect(paper.signed?.text).toBe(answer.qr);
  expect(paper.remarks).toEqual(
    expect.arrayContaining([`IRN ${answer.irn}`, 'Ack No 112610000000001 of 05 Sep 2026 14:03:11']),
  );
  expect(reasonOf(store.dispatch(billCancelled(bill)))).toBe(
    'Not cancelled: bill INV/26-27/000123 is registered as an e-invoice. Cancel its IRN first, within 24 hours of its Ack; later issue a credit note instead.',
  );
  expect(reasonOf(store.dispatch(eInvoiceRegistered(answer)))).toBe('The bill INV/26-27/000123 is registered already.');
});

describe('an answer is refused in words', () => {
  const refusedBy = (given: typeof answer, of = business) =>
    reasonOf(createStore(of).dispatch(eInvoiceRegistered(given)));

  test.each([
    ['of another total', { TotInvVal: 6300 }, 'The portal has a total of ₹6,300 for bill INV/26-27/000123'],
    ['of another number', { DocNo: 'INV/1' }, 'The QR code is of INV/1, not of bill INV/26-27/000123.'],
    ['of another supplier', { SellerGstin: '24AIDPG5043J1ZJ' }, 'The QR code is of another supplier than ours.'],
    ['of another IRN', { Irn: 'a' }, 'The QR code is of another IRN than that of bill INV/26-27/000123.'],
  ])('where its code is %s', (_which, data, reason) => {
    expect(refusedBy(answerAbout(business, 'bill-123', data))).toContain(reason);
  });

  test('where its IRN is another, its code cannot be read, or the bill was cancelled', () => {
    expect(refusedBy({ ...answer, irn: 'f'.repeat(64) })).toContain('This IRN is not that of bill INV/26-27/000123');
    expect(refusedBy({ ...answer, qr: 'a.b.c' })).toContain('The signed QR code cannot be read.');
    expect(refusedBy(answer, portalBusiness({}, portalBill({ status: 'Cancelled' })))).toContain('was cancelled here');
  });
});

test('the portal’s JSON is read as rows, a single record as well, and what is damaged is told', async () => {
  const { irn: Irn, qr: SignedQRCode } = answer;
  const one = { AckNo: 112610000000001, AckDt: '2026-09-05 14:03:11', Irn, SignedQRCode, EwbNo: null, Status: 'ACT' };
  const bytes = (text: string) => new TextEncoder().encode(text);
  for (const value of [one, [one], { data: [one] }])
    expect((await readSheet(bytes(JSON.stringify(value)))).rows[1]).toEqual([
      112610000000001,
      '2026-09-05 14:03:11',
      Irn,
      SignedQRCode,
      undefined,
      'ACT',
    ]);
  await expect(readSheet(bytes('[{"AckNo":1'))).rejects.toThrow('This JSON file is damaged');
});

test('a row that fits no document says so, one that the portal refused tells its words', () => {
  const { refused, passedOver } = answerImportable(business, answerable(business));
  expect(refused?.({ ...answer, irn: 'a'.repeat(64), qr: 'x.y.z' }, undefined).irn).toContain('No bill and no note');
  expect(refused?.({ ...answer, irn: 'a'.repeat(64) }, undefined).irn).toContain('This IRN is not that of bill');
  expect(passedOver?.({ irn: '', error: '2150 Duplicate IRN' })).toBe('The portal refused it: 2150 Duplicate IRN');
  expect(passedOver?.({ irn: answer.irn, status: 'CNL' })).toBe(
    'It was cancelled at the portal: say so on its page, under Cancel IRN.',
  );
});

test.each([
  ['2026-09-05T14:03', '2026-09-05 14:03:00'],
  ['05/09/2026 02:03:11 PM', '2026-09-05 14:03:11'],
  ['5-9-2026 12:03 AM', '2026-09-05 00:03:00'],
  ['soon', 'soon'],
  ['2026-09-05T14:03:11+05:30', '2026-09-05 14:03:11'],
  ['2026-09-05T08:33:11Z', '2026-09-05T08:33:11Z'],
])('an Ack Date %s is read as %s', (typed, read) => {
  expect(ackDateRead(typed)).toBe(read);
});

describe('what the portal has already it tells with its IRN and without a code', () => {
  const { irn: Irn } = answer;
  const error = {
    Status: '0',
    ErrorDetails: [{ ErrorCode: '2150', ErrorMessage: 'Duplicate IRN' }],
    InfoDtls: [{ InfCd: 'DUPIRN', Desc: { AckNo: 112610000000001, AckDt: '2026-09-05 14:03:11', Irn } }],
  };
  const taken = async (...records: readonly object[]) => {
    const bytes = new TextEncoder().encode(JSON.stringify(records));
    const known = answerable(business);
    return validated(answerImportable(business, known), known, bytes);
  };

  test('and it is taken in as registered', async () => {
    const rows = await taken(error);
    const { edits } = answersOf(rows);
    expect(edits).toEqual([{ ...answer, qr: '' }]);
    const store = createStore(business);
    for (const edit of edits) done(store.dispatch(eInvoiceRegistered(edit)));
    const [row] = selectEInvoiceRows(store.getState(), '2026-09-01', '2026-09-30', new Set());
    expect([row?.standing, row?.gaps[0]?.what]).toEqual(['Registered', expect.stringContaining('signed QR code')]);
  });

  test('and its code is taken in later, once', () => {
    const store = createStore(business);
    done(store.dispatch(eInvoiceRegistered({ ...answer, qr: '' })));
    expect(reasonOf(store.dispatch(eInvoiceRegistered({ ...answer, qr: '' })))).toContain('is registered already');
    done(store.dispatch(eInvoiceRegistered(answer)));
    expect(reasonOf(store.dispatch(eInvoiceRegistered(answer)))).toContain('is registered already');
  });

  test('while any other answer without a code is marked', async () => {
    const [row] = await taken({ AckNo: 112610000000001, AckDt: '2026-09-05 14:03:11', Irn, Status: 'ACT' });
    expect(row?.reasons).toEqual({ qr: 'Signed QR Code is required.' });
  });
});

test.each(['2026-13-05 14:03:11', '2026-02-31 14:03:11', '2026-09-05 25:03:11', '2026-09-05 14:03'])(
  'an Ack Date %s, which is none, is refused, as nobody could tell until when its IRN is cancelled',
  async (ackDate) => {
    await expect(record(registrationFields).validateAt('ackDate', { ackDate })).rejects.toThrow(
      'Ack Date is a day and a time such as 2026-09-05 14:03:11.',
    );
  },
);

test.each(['2026-13-05T14:03', '2026-09-05T24:03'])('an IRN is not cancelled at %s', async (at) => {
  await expect(record(irnCancellingFields).validateAt('at', { at })).rejects.toThrow(
    'Cancelled At is a day and a time',
  );
});
