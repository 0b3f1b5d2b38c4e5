import { describe, expect, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import { companyTable } from '@/store/billing/company/companySlice';
import { NOTICE_KINDS, type NoticeKind } from '@/store/billing/notices/notice';
import { noticeRows } from '@/store/billing/notices/noticeRows';
import { reminderRows } from '@/store/billing/reminders/reminderRows';
import { sendRows } from '@/store/billing/sentDocuments/sendRows';
import type { Channel } from '@/store/billing/letters/letter';
import type { DocumentKind } from '@/store/billing/sentDocuments/sentDocument';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { emptyBusiness, type Business } from '@/store/business/business';
import type { Fact } from '@/store/business/store';
import { noticeSent } from '@/store/facts/notices';
import { clientReminded } from '@/store/facts/reminders';
import { documentSent } from '@/store/facts/sentDocuments';
import { account, salesOf } from '../support/accounts';
import { billOf, receiptOf } from '../support/bills';
import { answered } from '../support/memoryValidator';
import { noticeBusiness, RECORDS, TODAY } from '../support/notices';
import { deviceOf, imeiOfDevice } from '../support/stock';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import type { HeardContact } from '@/store/browser/heardSlice';

const ON = '2026-11-21';
const { company, ...sales } = salesOf(account(1), account(2));
const business: Business = {
  ...emptyBusiness,
  ...sales,
  company: companyTable(
    Object.values(company.entities).map((one) => ({ ...one, name: 'Konkan  GPS', upiId: 'konkan@okaxis' })),
  ),
  bills: billTable([1, 2, 3, 4, 5, 6, 7].map((number) => billOf(number)).concat(billOf(8, { accountId: 'account-2' }))),
  receipts: receiptTable([receiptOf(1, { cash: 500, allocations: [{ billId: 'bill-1', amount: 500 }] })]),
};
const THIEF = 'upi://pay?pa=thief@okaxis&am=99999';
const ELSE = /^The office sends what it writes itself, and by now it would write something else/;

const say = (fact: Fact, of = business, contacts: readonly HeardContact[] = []) =>
  answered('Meera', fact, { business: of, role: 'sales', contacts });

function reminderBy(channel: Channel, unnumbered: readonly string[] = []) {
  const [row] = reminderRows(business, ['account-1'], ON, 'en', new Set(unnumbered));
  if (!row) throw new Error('It owes nothing.');
  return row.draftBy(channel, true);
}

function messageBy(channel: Channel, kind: DocumentKind = 'Bill', id = 'bill-1') {
  const [row] = sendRows(business, kind, [id], 'hi');
  if (!row) throw new Error('It is gone.');
  return row.draftBy(channel, true);
}

function noticeBy(channel: Channel, kind: NoticeKind) {
  const [row] = noticeRows(noticeBusiness, kind, RECORDS[kind], TODAY, undefined);
  if (!row) throw new Error('There is nobody to tell.');
  return row.draftBy(channel, true);
}

test.each(['Email', 'SMS'] as const)('what a screen asks the office to send by %s is let in', async (channel) => {
  expect(await say(clientReminded(reminderBy(channel), ON))).toMatchObject({ payload: { channel } });
  expect(await say(documentSent(messageBy(channel), ON))).toMatchObject({ payload: { channel } });
  expect(await say(documentSent(messageBy(channel, 'Receipt', 'receipt-1'), ON))).toMatchObject({
    payload: { channel },
  });
});

test.each([[['bill-7']], [['bill-1']], [['bill-1', 'bill-2', 'bill-3']]])(
  'a reminder that was written while %s had no number for good is let in',
  async (unnumbered) => {
    expect(await say(clientReminded(reminderBy('Email', unnumbered), ON))).toHaveProperty('payload');
  },
);

test.each([
  ['a subject', { subject: 'Our bank account has changed' }],
  ['a text', { text: `Please pay here:\n${THIEF}` }],
  ['another UPI address', { text: reminderBy('Email').text.replaceAll(/upi:\S+/g, THIEF) }],
  ['another amount', { amount: 0.01 }],
  ['fewer bills', { billIds: ['bill-1'] }],
])('a reminder of the office with %s of somebody’s own is refused', async (_what, more) => {
  expect(await say(clientReminded({ ...reminderBy('Email'), ...more }, ON))).toMatch(ELSE);
});

test.each([
  ['a subject', { subject: 'Our bank account has changed' }],
  ['a text', { text: `Please pay here:\n${THIEF}` }],
])('a document that the office is to send with %s of somebody’s own is refused', async (_what, more) => {
  for (const channel of ['Email', 'SMS'] as const)
    expect(await say(documentSent({ ...messageBy(channel), ...more }, ON))).toMatch(ELSE);
});

test('a reminder of a bill of another client is refused, whoever sends it', async () => {
  for (const byOffice of [{}, { subject: undefined }]) {
    const draft = { ...reminderBy('Email'), ...byOffice, billIds: ['bill-8'] };
    expect(await say(clientReminded(draft, ON))).toBe('A client is reminded of its own bills alone.');
  }
});

test('what a person sends is written down in the words of that person', async () => {
  const text = 'Please pay, as we said on the phone.';
  const reminder = clientReminded({ ...reminderBy('WhatsApp'), subject: undefined, text }, ON);
  expect(await say(reminder)).toMatchObject({ payload: { text } });
});

test('what is open by now is asked for, or nothing', async () => {
  const receipts = receiptTable([receiptOf(2, { cash: 1180, allocations: [{ billId: 'bill-2', amount: 1180 }] })]);
  expect(await say(clientReminded(reminderBy('Email'), ON), { ...business, receipts })).toMatch(ELSE);
});

describe.each(NOTICE_KINDS)('“%s”', (kind) => {
  // Words of somebody's own go by SMS alone, and are in whatever language they were written.
  const channels = kind === 'Message' ? (['SMS'] as const) : (['SMS', 'Email'] as const);
  const own = channels.at(-1) ?? 'SMS';
  const sayTold = (more: object) => say(noticeSent({ ...noticeBy(own, kind), ...more }, TODAY), noticeBusiness);

  test.each(channels)('as a screen asks the office to send it by %s is let in', async (channel) => {
    const fact = noticeSent(noticeBy(channel, kind), TODAY);
    expect(await say(fact, noticeBusiness)).toMatchObject({ payload: { kind, channel } });
  });

  test.each([
    ['a subject', { subject: 'Our bank account has changed' }],
    ['a text', { text: `${noticeBy(own, kind).text}\n${THIEF}` }],
    ['the text of another language', kind === 'Message' ? { text: 'हम बंद हैं।' } : { language: 'hi' }],
    ['a line', { tells: 'Our bank account has changed' }],
    ['a record twice', { recordIds: [...RECORDS[kind], ...RECORDS[kind]] }],
  ])('with %s of somebody’s own is not sent by the office', async (_what, more) => {
    expect(await sayTold(more)).toMatch(ELSE);
  });

  test('that a person sends is written down in the words of that person', async () => {
    const text = 'As we said on the phone.';
    expect(await sayTold({ channel: 'WhatsApp', subject: undefined, text })).toMatchObject({ payload: { text } });
  });
});

test('silence is told by the office as far as it heard of none of the vehicles today', async () => {
  const moves = [{ to: { at: 'vehicle', id: 'vehicle-1' }, on: '2026-11-02', cause: { what: 'fitted' } } as const];
  const of = { ...noticeBusiness, devices: deviceTable([deviceOf(1, { moves })]) };
  const fact = noticeSent(noticeBy('Email', 'Vehicle Silent'), TODAY);
  const heard = (at: string): HeardContact => ({ imei: imeiOfDevice(1), at });
  const sayWith = (contacts: readonly HeardContact[]) => say(fact, of, contacts);
  expect(await sayWith([heard('2026-11-10T08:00')])).toHaveProperty('payload');
  expect(await sayWith([heard('2026-11-21T08:00')])).toMatch(ELSE);
});
