import { describe, expect, test } from 'vitest';
import type { MailEvent } from '@/machines/outgoingMail';
import { billTable } from '@/store/billing/bills/billsSlice';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { selectAgeingRows } from '@/store/billing/receivables/balances';
import { promiseSchema } from '@/store/billing/reminders/promiseSchema';
import { remindersOfAccount, remindersOfBill } from '@/store/billing/reminders/reminder';
import { owing, reminderRows } from '@/store/billing/reminders/reminderRows';
import { emptyBusiness, type Business } from '@/store/business/business';
import { createStore, type Fact } from '@/store/business/store';
import { selectTodayList } from '@/store/business/today/today';
import { clientReminded, paymentPromised, reminderAnswered } from '@/store/facts/reminders';
import { companyChanged } from '@/store/facts/company';
import { account, salesOf } from '../../../support/accounts';
import { billOf, receiptOf } from '../../../support/bills';
import { checkedFact } from '../../../support/factChecks';
import { messages } from '../../../support/messages';
import { done, reasonOf } from '../../../support/said';

const TODAY = '2026-11-21';

const business: Business = {
  ...emptyBusiness,
  ...salesOf(account(1), account(2)),
  bills: billTable([billOf(1), billOf(2)]),
  receipts: receiptTable([receiptOf(1, { accountId: 'account-1', on: '2026-11-02', cash: 100, allocations: [] })]),
};

const rowsIn = (language: 'en' | 'hi', state = business, unnumbered: ReadonlySet<string> = new Set()) =>
  reminderRows(state, ['account-1', 'account-2'], TODAY, language, unnumbered);

/** The first client's row; both bills are its own. */
function firstIn(language: 'en' | 'hi', state = business) {
  const [row] = rowsIn(language, state);
  if (!row) throw new Error('Nobody owes anything.');
  return row;
}

describe('a reminder', () => {
  test('is for clients who owe something alone', () => {
    expect(rowsIn('en').map(({ id }) => id)).toEqual(['account-1']);
    const { byAge, onAccount } = { byAge: {} as never, onAccount: 0 };
    const row = (id: string, balance: number) => ({
      id,
      number: 1,
      company: '',
      byAge,
      onAccount,
      balance,
      isReminderDue: false,
    });
    expect(owing([row('owes', 1), row('settled', 0), row('ahead', -5)]).map(({ id }) => id)).toEqual(['owes']);
  });

  test('names the open bills, what is on account, and what that leaves', () => {
    expect(firstIn('en').draftBy('Email')).toMatchInlineSnapshot(`
      {
        "accountId": "account-1",
        "amount": 2260,
        "billIds": [
          "bill-1",
          "bill-2",
        ],
        "channel": "Email",
        "language": "en",
        "text": "Dear Meera,

      ₹2,260 is outstanding with us as on 21 Nov 2026:
      INV/26-27/000001: ₹1,180, due on 16 Nov 2026
      INV/26-27/000002: ₹1,180, due on 16 Nov 2026
      Less ₹100 that is on account with us.

      If you have paid already, please tell us how and when.",
        "to": "accounts@konkan.example",
      }
    `);
  });

  test('says the same in Hindi', () => {
    expect(firstIn('hi').draftBy('WhatsApp').text).toMatchInlineSnapshot(`
      "Meera जी, नमस्ते।

      21 Nov 2026 तक हमारे यहाँ आपका ₹2,260 बकाया है:
      INV/26-27/000001: ₹1,180, देय तिथि 16 Nov 2026
      INV/26-27/000002: ₹1,180, देय तिथि 16 Nov 2026
      इसमें से ₹100 हमारे पास जमा है।

      भुगतान कर दिया हो तो कृपया बताएँ, कैसे और कब।"
    `);
  });

  test('tells how to pay by UPI, and who asks', () => {
    const store = createStore(business);
    store.dispatch(companyChanged({ was: { name: '', upiId: '' }, to: { name: 'Trackyard', upiId: 'pay@bank' } }));
    const { text } = firstIn('en', store.getState()).draftBy('SMS');
    expect(text).toContain(
      'Please pay by UPI to pay@bank.\nupi://pay?pa=pay%40bank&pn=Trackyard&am=2260.00&cu=INR&tn=Trackyard\n',
    );
    expect(text.endsWith('\nTrackyard')).toBe(true);
  });

  test('names five bills and counts the rest, so that the message stays short', () => {
    const many = { ...business, bills: billTable([1, 2, 3, 4, 5, 6, 7].map((number) => billOf(number))) };
    const { text, billIds } = firstIn('en', many).draftBy('SMS');
    expect(text).toContain('2 more: ');
    expect(billIds).toHaveLength(7);
  });

  test('tells no number of a bill that is not given for good', () => {
    const [row] = rowsIn('en', business, new Set(['bill-1']));
    const text = row?.draftBy('SMS').text ?? '';
    expect(text).not.toContain('INV/26-27/000001');
    expect(text).toContain('INV/26-27/000002: ₹1,180');
    expect(text).toContain('1 more: ₹1,180');
  });

  test('stands with the client, with each bill that it names, and in the ageing by its day', () => {
    const store = createStore(business);
    done(store.dispatch(clientReminded(firstIn('en').draftBy('SMS'), '2026-11-20')));
    const { reminders } = store.getState();
    expect(remindersOfAccount(reminders, 'account-1')).toMatchObject([{ number: 1, channel: 'SMS', on: '2026-11-20' }]);
    expect(remindersOfBill(reminders, 'bill-2')).toHaveLength(1);
    expect(remindersOfBill(reminders, 'bill-3')).toEqual([]);
    expect(selectAgeingRows(store.getState(), TODAY, TODAY)[0]?.remindedOn).toBe('2026-11-20');
  });

  test('cannot be of a client that is gone', () => {
    const store = createStore(business);
    const draft = { ...firstIn('en').draftBy('SMS'), accountId: 'account-9' };
    expect(reasonOf(store.dispatch(clientReminded(draft)))).toMatch(/^This account was deleted/);
  });
});

describe('a reminder that the office is asked to mail', () => {
  const asked = () => {
    const store = createStore(business);
    done(store.dispatch(clientReminded({ ...firstIn('en').draftBy('Email'), subject: 'Reminder' }, TODAY)));
    const [id = ''] = store.getState().reminders.ids;
    const row = () => store.getState().reminders.entities[id];
    const answered = (became: 'accept' | 'fail' | 'lose', accountId = 'account-1') =>
      store.dispatch(reminderAnswered({ id, accountId, became, answer: '250 Ok' }));
    return { store, row, answered };
  };

  test('waits until its mail server has answered, once and for good', () => {
    const { row, answered } = asked();
    expect(row()?.status).toBe('Waiting');
    done(answered('accept'));
    expect(row()).toMatchObject({ status: 'Accepted', answer: '250 Ok' });
    expect(reasonOf(answered('fail'))).toBe('This reminder is Accepted now.');
  });

  test('is asked for once, while it waits, and stands so in the list of whom to remind and in the ageing', () => {
    const { store, answered } = asked();
    const again = () => clientReminded({ ...firstIn('en').draftBy('Email'), subject: 'Reminder' }, TODAY);
    expect(rowsIn('en', store.getState()).map(({ isWaiting }) => isWaiting)).toEqual([true]);
    expect(reasonOf(store.dispatch(again()))).toBe('A reminder to this client waits already to be sent by the office.');
    done(store.dispatch(clientReminded(firstIn('en').draftBy('SMS'), TODAY)));
    expect(rowsIn('en', store.getState())[0]?.already).toBe('a reminder was opened today');
    done(answered('fail'));
    expect(rowsIn('en', store.getState()).map(({ isWaiting }) => isWaiting)).toEqual([false]);
    done(store.dispatch(again()));
    expect(selectAgeingRows(store.getState(), TODAY, TODAY)[0]?.mailed).toBe('Waiting');
  });

  test('goes by Email or SMS alone, an SMS to the mobile number of the client, with a text of its own', () => {
    const store = createStore(business);
    const row = firstIn('en');
    const said = (more: Partial<ReturnType<typeof row.draftBy>>) =>
      store.dispatch(clientReminded({ ...row.draftBy('SMS', true), ...more }, TODAY));
    expect(reasonOf(said({ channel: 'WhatsApp' }))).toBe('Only a reminder by Email or SMS is sent by the office.');
    expect(reasonOf(said({ to: '9811100000' }))).toBe(
      'The office sends an SMS to the mobile number that stands with the client alone.',
    );
    done(said({}));
    const [id = ''] = store.getState().reminders.ids;
    expect(store.getState().reminders.entities[id]).toMatchObject({ channel: 'SMS', status: 'Waiting' });
    expect(store.getState().reminders.entities[id]?.text).toMatch(
      /^Dear .+, Rs 2,260 is outstanding with us as on 21 Nov 2026\./,
    );
  });

  test('is told of as what it is: of another client, one that a person sent, or none at all has no answer', () => {
    const { store, answered } = asked();
    const notAsked = 'The office was not asked to send this reminder.';
    expect(reasonOf(answered('accept', 'account-2'))).toBe(notAsked);
    done(store.dispatch(clientReminded(firstIn('en').draftBy('Email'), TODAY)));
    const [, id = ''] = store.getState().reminders.ids;
    const of = (one: string) =>
      reminderAnswered({ id: one, accountId: 'account-1', became: 'accept', answer: '250 Ok' });
    expect(store.getState().reminders.entities[id]?.status).toBeUndefined();
    expect(reasonOf(store.dispatch(of(id)))).toBe(notAsked);
    expect(reasonOf(store.dispatch(of('reminder-9')))).toMatch(/^This reminder was deleted/);
  });

  test.each([
    ['fits whole', {}, {}],
    ['may be one that a person sent', { subject: undefined }, {}],
    [
      'has a subject of one line',
      { subject: 'Reminder\r\nBcc: all@example.com' },
      { reason: expect.stringMatching(/subject/i) },
    ],
    [
      'has a subject of 200 signs at most',
      { subject: 'x'.repeat(201) },
      { reason: expect.stringMatching(/at most 200/) },
    ],
  ])('%s', (_what, more, found) => {
    const fact = clientReminded({ ...firstIn('en').draftBy('Email'), subject: 'Reminder', ...more }, TODAY);
    expect(checkedFact(fact)).toMatchObject('reason' in found ? found : { fact, leftOut: [] });
  });

  test('is asked for without a word of what became of it', () => {
    const fact = clientReminded({ ...firstIn('en').draftBy('Email'), subject: 'Reminder' }, TODAY);
    const crafted = { ...fact, payload: { ...fact.payload, status: 'Accepted', answer: '250 Ok' } };
    expect(checkedFact(crafted)).toEqual({ fact, leftOut: [] });
  });

  test.each([
    ['what became of it', { became: 'read' }],
    ['a request of 200 signs', { requestId: 'x'.repeat(201) }],
    ['the answer', { answer: '' }],
    ['an answer of 2,000 signs', { answer: 'x'.repeat(2001) }],
  ])('is answered with %s', (_what, more) => {
    const answer = { id: 'reminder-1', accountId: 'account-1', became: 'accept', answer: '250 Ok' } as const;
    expect(checkedFact(reminderAnswered(answer))).toHaveProperty('fact');
    expect(checkedFact(reminderAnswered({ ...answer, ...more } as never))).toHaveProperty('reason');
  });
});

describe('a reminder that went by SMS', () => {
  const taken = () => {
    const store = createStore(business);
    done(store.dispatch(clientReminded(firstIn('en').draftBy('SMS', true), TODAY)));
    const [id = ''] = store.getState().reminders.ids;
    const say = (became: MailEvent['type'], answer: string, requestId?: string) =>
      store.dispatch(reminderAnswered({ id, accountId: 'account-1', became, answer, requestId }));
    done(say('accept', 'success', '35666c7a'));
    return { store, say, row: () => store.getState().reminders.entities[id] };
  };

  test('is delivered once the provider reports so, whatever it reports before or after', () => {
    const { say, row } = taken();
    expect(row()).toMatchObject({ status: 'Accepted', requestId: '35666c7a' });
    done(say('missDelivery', 'Phone switched off'));
    expect(row()).toMatchObject({ status: 'Not Delivered', answer: 'Phone switched off', requestId: '35666c7a' });
    done(say('deliver', 'Delivered'));
    expect(reasonOf(say('missDelivery', 'Phone switched off'))).toBe('This reminder is Delivered now.');
    expect(row()).toMatchObject({ status: 'Delivered', answer: 'Delivered' });
  });

  test('to a number that is refused marks it, though the provider took others to it, until one is delivered there', () => {
    const { store, say } = taken();
    const unreached = () => rowsIn('en', store.getState())[0]?.unreached;
    done(store.dispatch(clientReminded(firstIn('en').draftBy('SMS', true), TODAY)));
    const [, other = ''] = store.getState().reminders.ids;
    done(
      store.dispatch(
        reminderAnswered({ id: other, accountId: 'account-1', became: 'missReceiver', answer: 'Invalid number' }),
      ),
    );
    expect(unreached()).toEqual(['SMS']);
    expect(reasonOf(store.dispatch(clientReminded(firstIn('en').draftBy('SMS', true), TODAY)))).toMatch(
      /^Mobile Number “.+” is known to nobody there \(Invalid number\)\. Correct it on the client, then remind again\.$/,
    );
    done(say('deliver', 'Delivered'));
    expect(unreached()).toEqual([]);
  });
});

describe('the plan of reminders', () => {
  /** Whether the first client, whose oldest bill was due on 16 Nov 2026, is to be reminded on a day, after facts. */
  const isDue = (on: string, ...facts: readonly Fact[]) => {
    const store = createStore(business);
    for (const fact of facts) done(store.dispatch(fact));
    const [row] = selectAgeingRows(store.getState(), on, on);
    return row?.isReminderDue;
  };
  const reminded = (on: string) => clientReminded(firstIn('en').draftBy('SMS', true), on);
  const opened = (on: string) => clientReminded(firstIn('en').draftBy('WhatsApp'), on);

  test.each([
    ['not before three days have passed', '2026-11-18', [], false],
    ['once three have', '2026-11-19', [], true],
    ['as long as nobody has done so', '2026-12-30', [], true],
    ['not again before fifteen have', '2026-11-30', [reminded('2026-11-19')], false],
    ['again once fifteen have', '2026-12-01', [reminded('2026-11-19')], true],
    ['not again before fifteen have, where somebody opened a message', '2026-11-30', [opened('2026-11-19')], false],
    ['again then', '2026-12-01', [opened('2026-11-19')], true],
    ['for the third time once thirty have', '2026-12-16', [reminded('2026-12-01')], true],
    ['never for a fourth time', '2027-06-01', [reminded('2026-12-16')], false],
    [
      'not while it promised to pay',
      '2026-11-20',
      [paymentPromised('account-1', { was: { promisedFor: null }, to: { promisedFor: '2026-12-05' } }, TODAY)],
      false,
    ],
  ] as [string, string, Fact[], boolean][])('has a client reminded %s', (_when, on, facts, due) => {
    expect(isDue(on, ...facts)).toBe(due);
  });

  test('counts no reminder that did not reach its client', () => {
    const store = createStore(business);
    done(store.dispatch(clientReminded(firstIn('en').draftBy('SMS', true), '2026-11-19')));
    const isDueThen = () => selectAgeingRows(store.getState(), '2026-11-20', '2026-11-20')[0]?.isReminderDue;
    expect(isDueThen()).toBe(false);
    const [id = ''] = store.getState().reminders.ids;
    done(store.dispatch(reminderAnswered({ id, accountId: 'account-1', became: 'fail', answer: 'No template' })));
    expect(isDueThen()).toBe(true);
  });

  test('counts from the oldest bill that is open once what is on account is taken off', () => {
    const bills = billTable([billOf(1), billOf(2, { issuedOn: '2026-11-10', dueOn: '2026-11-25' })]);
    const receipts = receiptTable([receiptOf(1, { on: '2026-11-02', cash: 1180, allocations: [] })]);
    const due = (on: string) => selectAgeingRows({ ...business, bills, receipts }, on, on)[0]?.isReminderDue;
    expect([due('2026-11-27'), due('2026-11-28')]).toEqual([false, true]);
  });

  test('stands in Today of sales with how many clients, and what they owe', () => {
    const told = (on: string) =>
      selectTodayList(createStore(business).getState(), on)
        .parts.filter(({ kind }) => kind === 'reminders')
        .flatMap(({ items }) => items.map(({ what, who, step }) => [what, who, step.to]));
    expect(told('2026-11-18')).toEqual([]);
    expect(told('2026-11-19')).toEqual([['1 client', '₹2,260', '/sales/receipts?tab=ageing']]);
  });
});

describe('a promise to pay', () => {
  const promise = (promisedFor: string | null, was: string | null = null, on = TODAY) =>
    paymentPromised('account-1', { was: { promisedFor: was }, to: { promisedFor } }, on);
  const after = (...facts: readonly Fact[]) => {
    const store = createStore(business);
    for (const fact of facts) done(store.dispatch(fact));
    return store;
  };
  const waits = (on: string, ...facts: readonly Fact[]) =>
    reminderRows(after(...facts).getState(), ['account-1'], on, 'en', new Set()).map((row) => row.waitsFor);

  test('holds reminders back until its day is over, or until it is taken back', () => {
    expect(waits('2026-12-05', promise('2026-12-05'))).toEqual(['2026-12-05']);
    expect(waits('2026-12-06', promise('2026-12-05'))).toEqual([undefined]);
    expect(waits(TODAY, promise('2026-12-05'), promise(null, '2026-12-05'))).toEqual([undefined]);
  });

  test('stands in Ageing, and in Today of sales once it is past and something is still open', () => {
    const state = after(promise('2026-12-05')).getState();
    expect(selectAgeingRows(state, TODAY, TODAY).map(({ promisedFor }) => promisedFor)).toContain('2026-12-05');
    const passed = (on: string, of: Business = state) =>
      selectTodayList(createStore(of).getState(), on)
        .parts.filter(({ kind }) => kind === 'promises')
        .flatMap(({ items }) => items.map(({ what, who, since }) => [what, who, since]));
    expect(passed('2026-12-05')).toEqual([]);
    expect(passed('2026-12-06')).toEqual([['₹2,260', 'Konkan Carriers', '2026-12-05']]);
    expect(passed('2026-12-06', { ...state, bills: billTable([]) })).toEqual([]);
  });

  test('that was kept is not missed when the next bill is issued', () => {
    const paid = receiptTable([receiptOf(1, { on: '2026-12-04', cash: 2360, allocations: [] })]);
    const next = billTable([billOf(1), billOf(2), billOf(3, { issuedOn: '2026-12-05', dueOn: '2026-12-20' })]);
    const missed = (of: Partial<Business>) =>
      selectTodayList(
        createStore({ ...after(promise('2026-12-05')).getState(), bills: next, ...of }).getState(),
        '2026-12-31',
      )
        .parts.filter(({ kind }) => kind === 'promises')
        .flatMap(({ items }) => items.map(({ what }) => what));
    expect(missed({ receipts: paid })).toEqual([]);
    expect(missed({})).toEqual(['₹2,260']);
    // What was due a day after the promised one is late by now as well.
    const dueLater = billTable([billOf(1, { issuedOn: '2026-11-21', dueOn: '2026-12-06' })]);
    expect(missed({ bills: dueLater, receipts: receiptTable([]) })).toEqual(['₹1,180']);
  });

  test.each([
    [
      'for a day that is over',
      [],
      promise('2026-11-20'),
      '20 Nov 2026 is before 21 Nov 2026: a promise is for a day to come.',
    ],
    ['over one that somebody wrote down meanwhile', [promise('2026-12-05')], promise('2026-12-09'), /Promised For/],
    [
      'by a client that is gone',
      [],
      paymentPromised('account-9', { was: {}, to: { promisedFor: '2026-12-05' } }, TODAY),
      /account/,
    ],
  ] as [string, Fact[], Fact, string | RegExp][])('is refused %s', (_what, before, fact, reason) => {
    expect(reasonOf(after(...before).dispatch(fact))).toMatch(reason);
  });
});

test('a payment is promised for a day that is still to come, or for none', () => {
  const told = (promisedFor: string) => messages(promiseSchema('2026-11-21'), { promisedFor }).promisedFor;
  expect(told('2026-11-20')).toBe('Promised For must be today or later.');
  expect([told('2026-11-21'), told('')]).toEqual([undefined, undefined]);
});
