import { describe, expect, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import { billLife } from '@/store/billing/life/billLife';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { linesAskedOfLife } from '@/store/business/billAuthors';
import { businessReplaced, emptyBusiness, type Business } from '@/store/business/business';
import { readAuthors } from '@/store/business/factAuthors';
import { createStore, type Fact } from '@/store/business/store';
import { billCancelled } from '@/store/facts/bills';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { receiptAllocated, receiptBounced, receiptRecorded } from '@/store/facts/receipts';
import { clientReminded, reminderAnswered } from '@/store/facts/reminders';
import { documentSent } from '@/store/facts/sentDocuments';
import { debtWrittenOff } from '@/store/facts/writeOffs';
import { account, salesOf } from '../../../support/accounts';
import { billOf, receiptOf } from '../../../support/bills';
import { done } from '../../../support/said';
import { openTab, settle } from '../../../support/tabs';
import { sharedShelf } from '../../../support/vendorTabs';

const business: Business = {
  ...emptyBusiness,
  ...salesOf(account(1)),
  bills: billTable([billOf(1), billOf(2)]),
  receipts: receiptTable([receiptOf(1, { cash: 500 })]),
};

const letter = {
  accountId: 'account-1',
  channel: 'WhatsApp',
  language: 'en',
  to: '9820012345',
  text: 'It is yours.',
} as const;

const sent = documentSent({ ...letter, kind: 'Bill', documentId: 'bill-1' }, '2026-11-02');
const received = (cash: number, amount: number) =>
  receiptRecorded(
    { accountId: 'account-1', on: '2026-11-20', mode: 'UPI', cash, allocations: [{ billId: 'bill-1', amount }] },
    '2026-11-20',
  );

/** What happened to the first bill after some facts, as texts. */
function lifeAfter(...facts: readonly Fact[]) {
  const store = createStore(business);
  for (const fact of facts) done(store.dispatch(fact));
  const bill = store.getState().bills.entities['bill-1'];
  if (!bill) throw new Error('The bill is gone.');
  return billLife(store.getState(), bill).map(({ on, what, lines }) => [on, what, ...lines.map(({ text }) => text)]);
}

describe('the life of a bill', () => {
  test('begins with its day, what it is for and by when it is due', () => {
    expect(lifeAfter()).toEqual([['2026-11-01', 'Issued', '₹1,180, due on 16 Nov 2026']]);
  });

  test('tells day by day which messages of it were opened, how it was paid in part, and what stays open', () => {
    const reminded = clientReminded({ ...letter, amount: 1180, billIds: ['bill-1', 'bill-2'] }, '2026-11-17');
    expect(lifeAfter(received(200, 200), reminded, sent).slice(1)).toEqual([
      ['2026-11-02', 'Message opened', 'By WhatsApp to 9820012345'],
      ['2026-11-17', 'Reminder opened', 'By WhatsApp to 9820012345'],
      ['2026-11-20', 'Paid in part', '₹200 by RC/26-27/000002 (UPI)', '₹980 stays open'],
    ]);
  });

  test('tells what became of what the office was asked to mail', () => {
    const mail = { ...letter, channel: 'Email', to: 'accounts@konkan.example', subject: 'Yours' } as const;
    const reminded = clientReminded({ ...mail, amount: 1180, billIds: ['bill-1'] }, '2026-11-17');
    const { id } = reminded.payload;
    const failed = { id, accountId: 'account-1', became: 'fail', answer: '550 No such user' } as const;
    expect(lifeAfter(reminded).at(-1)).toEqual([
      '2026-11-17',
      'To be reminded',
      'By Email to accounts@konkan.example',
      'Waiting',
    ]);
    const accepted = { ...failed, became: 'accept', answer: '250 Ok' } as const;
    expect(lifeAfter(reminded, reminderAnswered(accepted)).at(-1)?.[1]).toBe('Reminded');
    const lost = { ...failed, became: 'lose', answer: 'The line broke' } as const;
    expect(lifeAfter(reminded, reminderAnswered(lost)).at(-1)?.[1]).toBe('Reminded? Not known');
    expect(lifeAfter(reminded, reminderAnswered(failed)).at(-1)).toEqual([
      '2026-11-17',
      'Not reminded',
      'By Email to accounts@konkan.example',
      'Failed: 550 No such user',
    ]);
    const missed = [
      { ...failed, became: 'accept', answer: 'success' },
      { ...failed, became: 'missDelivery', answer: 'Absent subscriber' },
    ] as const;
    expect(lifeAfter(reminded, ...missed.map(reminderAnswered)).at(-1)).toEqual([
      '2026-11-17',
      'Not reminded',
      'By Email to accounts@konkan.example',
      'Not Delivered: Absent subscriber',
    ]);
  });

  test('ends with paid once nothing is open, whatever of it was credited or written off', () => {
    const credited = creditNoteIssued(
      {
        accountId: 'account-1',
        billId: 'bill-1',
        reason: 'Downtime',
        lines: [{ kind: 'Subscription', vehicleId: 'vehicle-1', amount: 100 }],
      },
      '2026-11-12',
    );
    const writtenOff = debtWrittenOff(
      { accountId: 'account-1', billId: 'bill-1', amount: 2, why: 'Too small to ask for' },
      '2026-11-13',
    );
    const life = lifeAfter(credited, writtenOff, received(1060, 1060));
    expect(life.slice(1)).toEqual([
      ['2026-11-12', 'Credited', '₹118 by CN/26-27/000001: Downtime', '₹1,062 stays open'],
      ['2026-11-13', 'Written off', '₹2: Too small to ask for', '₹1,060 stays open'],
      ['2026-11-20', 'Paid', '₹1,060 by RC/26-27/000002 (UPI)'],
    ]);
  });

  test('opens again where the money bounced that had paid it', () => {
    const paid = receiptAllocated('receipt-1', [{ billId: 'bill-1', amount: 500 }], '2026-11-14');
    expect(lifeAfter(paid, receiptBounced('receipt-1', '2026-11-15')).slice(1)).toEqual([
      ['2026-11-14', 'Paid in part', '₹500 by RC/26-27/000001 (UPI)', '₹680 stays open'],
      ['2026-11-15', 'Bounced', '₹500 by RC/26-27/000001 (UPI)', '₹1,180 stays open'],
    ]);
  });

  test('ends where it was cancelled, on a day that the journal knows', () => {
    expect(lifeAfter(sent, billCancelled({ id: 'bill-1', accountId: 'account-1' })).slice(1)).toEqual([
      ['2026-11-02', 'Message opened', 'By WhatsApp to 9820012345'],
      [undefined, 'Cancelled'],
    ]);
  });
});

test('each step in the life of a bill is told by who said its fact', async () => {
  const [open, firstFact] = [sharedShelf(), () => Promise.resolve(businessReplaced(business, 'sample'))];
  const asha = await openTab(open, { firstFact });
  const ravi = await openTab(open, { firstFact, by: () => 'Ravi' });
  done(asha.store.dispatch(sent));
  await settle([asha, ravi]);
  done(ravi.store.dispatch(receiptBounced('receipt-1', '2026-11-15')));
  done(ravi.store.dispatch(received(200, 200)));
  await settle([asha, ravi]);
  done(asha.store.dispatch(billCancelled({ id: 'bill-2', accountId: 'account-1' })));
  await settle([asha, ravi]);
  const of = async (id: string) => {
    const state = asha.store.getState();
    const bill = state.bills.entities[id];
    const life = bill ? billLife(state, bill) : [];
    const authors = await asha.store.dispatch(readAuthors(Infinity, life, linesAskedOfLife(id, life)));
    return life.map(({ what }, place) => [what, authors[place]?.by]);
  };
  expect(await of('bill-1')).toEqual([
    ['Issued', undefined],
    ['Message opened', 'Asha'],
    ['Paid in part', 'Ravi'],
  ]);
  expect(await of('bill-2')).toEqual([
    ['Issued', undefined],
    ['Cancelled', 'Asha'],
  ]);
});
