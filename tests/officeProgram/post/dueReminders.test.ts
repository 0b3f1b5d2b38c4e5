import { expect, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { emptyBusiness, type Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { dueReminders } from '../../../office/post/dueReminders';
import { account, salesOf } from '../../support/accounts';
import { billOf, receiptOf } from '../../support/bills';

const client = account(1);
const book: Business = {
  ...emptyBusiness,
  ...salesOf({ ...client, client: { ...client.client, emailAddress: 'accounts@konkan.example' } }),
  bills: billTable([
    billOf(1, { issuedOn: '2026-10-01', dueOn: '2026-10-16' }),
    billOf(2, { issuedOn: '2026-11-20', dueOn: '2026-12-05' }),
  ]),
};

test('nobody is reminded before the morning', async () => {
  const asked: string[] = [];
  const remindAt = (at: string) =>
    dueReminders({
      desk: {
        store: createStore(book),
        wasSaid: () => Promise.resolve(false),
        say: (id: string) => {
          asked.push(id);
          return Promise.resolve({ kept: 1, subject: '' });
        },
      } as never,
      settings: { read: () => Promise.resolve({ settings: { dueReminders: 'Mailed', atNight: 'Goes' } }) } as never,
      left: () => Promise.resolve(10),
      now: () => new Date(at),
    }).remind();
  // Half past midnight, a minute before nine, and nine in India.
  for (const at of ['2026-11-16T19:00:00Z', '2026-11-17T03:29:00Z']) await remindAt(at);
  expect(asked).toEqual([]);
  await remindAt('2026-11-17T03:30:00Z');
  expect(asked).toEqual(['due-bill-1-30']);
});

test('a client is reminded of the bill that is open once all on account is taken off, though of the older one it was before', async () => {
  const asked: string[] = [];
  const remind = async (business: Business, on: string) => {
    const store = createStore(business);
    const desk = {
      store,
      wasSaid: (id: string) => Promise.resolve(asked.includes(id)),
      say: (id: string) => {
        asked.push(id);
        return Promise.resolve({ kept: 1, subject: '' });
      },
    };
    await dueReminders({
      desk: desk as never,
      settings: { read: () => Promise.resolve({ settings: { dueReminders: 'Mailed' } }) } as never,
      left: () => Promise.resolve(10),
      now: () => new Date(`${on}T09:00:00.000Z`),
    }).remind();
  };
  await remind(book, '2026-11-17');
  const paid = receiptTable([receiptOf(1, { on: '2026-11-18', cash: 1180, allocations: [] })]);
  for (const on of ['2026-12-07', '2026-12-08', '2026-12-09']) await remind({ ...book, receipts: paid }, on);
  expect(asked).toEqual(['due-bill-1-30', 'due-bill-2-3']);
});
