import { describe, expect, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import { whyNotThere } from '@/store/billing/letters/letterRules';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { reminderRows } from '@/store/billing/reminders/reminderRows';
import { sendRows } from '@/store/billing/sentDocuments/sendRows';
import { emptyBusiness, type Business } from '@/store/business/business';
import { createStore, type Fact } from '@/store/business/store';
import { wishWords, wishesOf, type WritingWishes } from '@/store/clients/accounts/writingWishes';
import { writingWishesSchema } from '@/store/clients/accounts/writingWishesSchema';
import { wishesTold } from '@/store/facts/accounts';
import { clientReminded } from '@/store/facts/reminders';
import { documentSent } from '@/store/facts/sentDocuments';
import { edited } from '@/store/kit/edit';
import { documentMail } from '../../../../office/post/documentMail';
import { reminderMail } from '../../../../office/post/reminderMail';
import { account, salesOf } from '../../../support/accounts';
import { billOf, receiptOf } from '../../../support/bills';
import { checkedFact } from '../../../support/factChecks';
import { done, reasonOf } from '../../../support/said';

const TODAY = '2026-11-21';
const business: Business = { ...emptyBusiness, ...salesOf(account(1)), bills: billTable([billOf(1)]) };

const wishing = (to: WritingWishes, was: WritingWishes = {}) =>
  wishesTold('account-1', edited<WritingWishes>(wishesOf(was), wishesOf(to)));

function storeAfter(...facts: readonly Fact[]) {
  const store = createStore(business);
  for (const fact of facts) done(store.dispatch(fact));
  return store;
}

function rowAfter(...facts: readonly Fact[]) {
  const [row] = reminderRows(storeAfter(...facts).getState(), ['account-1'], TODAY, undefined, new Set());
  if (!row) throw new Error('Nobody owes anything.');
  return row;
}

describe('a client who says its language', () => {
  test('is reminded and sent its bills in it, where nobody chooses another', () => {
    const state = storeAfter(wishing({ language: 'hi' })).getState();
    const texts = (wanted?: 'en') => [
      ...reminderRows(state, ['account-1'], TODAY, wanted, new Set()),
      ...sendRows(state, 'Bill', ['bill-1'], wanted),
    ];
    for (const { text, language } of texts()) expect([language, text]).toEqual(['hi', expect.stringContaining('नमस्ते')]);
    for (const { text, language } of texts('en'))
      expect([language, text]).toEqual(['en', expect.stringMatching(/^Dear/)]);
  });

  test('is written to in English until then', () => expect(rowAfter().language).toBe('en'));
});

describe('a client who wants no reminders', () => {
  const none = wishing({ reminders: 'Not wanted' });

  test('is listed as such, and not reminded by anybody', () => {
    const row = rowAfter(none);
    expect(row).toMatchObject({ noReminders: true, held: 'wants no reminders' });
    for (const subject of [undefined, 'Reminder'])
      expect(reasonOf(storeAfter(none).dispatch(clientReminded({ ...row.draftBy('Email'), subject }, TODAY)))).toBe(
        'Konkan Carriers wants no reminders. Where that changed, note it on the client first.',
      );
  });

  test('gets none that was asked for before it said so', () => {
    const store = storeAfter(clientReminded({ ...rowAfter().draftBy('Email'), subject: 'Reminder' }, TODAY));
    const [id = ''] = store.getState().reminders.ids;
    expect(reminderMail.whyNotSo(store.getState(), id, TODAY)).toBeUndefined();
    done(store.dispatch(none));
    expect(reminderMail.whyNotSo(store.getState(), id, TODAY)).toBe('The client wants no reminders: it was not sent.');
  });

  test('is reminded again once that is taken back', () => {
    const store = storeAfter();
    const { undo } = done(store.dispatch(none));
    expect(undo?.()).toMatchObject({ done: true });
    done(store.dispatch(clientReminded(rowAfter().draftBy('SMS'), TODAY)));
  });
});

describe('the form of what a client wishes', () => {
  const opened = wishesOf({ language: 'en' });

  test('keeps what is chosen in it, by the fact of what is another alone', () => {
    const chosen = writingWishesSchema.validateSync({ ...opened, language: 'hi', sms: 'Not wanted' });
    const fact = wishesTold('account-1', edited<WritingWishes>(opened, wishesOf(chosen)));
    expect(fact.payload.edit).toEqual({
      was: { language: 'en', sms: 'Wanted' },
      to: { language: 'hi', sms: 'Not wanted' },
    });
    expect(storeAfter(fact).getState().accounts.entities['account-1']).toMatchObject({
      language: 'hi',
      sms: 'Not wanted',
    });
  });

  test.each<[WritingWishes, string]>([
    [{}, 'English, all wanted'],
    [{ language: 'hi', silence: 'Not wanted', mail: 'Not wanted' }, 'हिन्दी, not wanted: silent vehicles, by mail'],
  ])('tells that %o are kept: %s', (wishes, words) => expect(wishWords(wishesOf(wishes))).toBe(words));
});

describe('the fact of what a client wishes', () => {
  test('is refused of a client that is gone', () => {
    const fact = wishesTold('account-9', { was: { reminders: 'Wanted' }, to: { reminders: 'Not wanted' } });
    expect(reasonOf(storeAfter().dispatch(fact))).toMatch(/^This account was deleted/);
  });

  test.each([{ language: 'fr' }, { reminders: 'Maybe' }])('does not fit with %o', (to) => {
    expect(checkedFact(wishing(to as never))).toHaveProperty('reason');
  });
});

describe('a client who wants', () => {
  const withReceipt: Business = {
    ...business,
    receipts: receiptTable([receiptOf(1, { cash: 500, allocations: [{ billId: 'bill-1', amount: 500 }] })]),
  };
  const asked = (kind: 'Bill' | 'Receipt') => {
    const [row] = sendRows(withReceipt, kind, [`${kind.toLowerCase()}-1`], undefined);
    if (!row) throw new Error('It is not sent.');
    return documentSent(row.draftBy('Email', true), TODAY);
  };
  const after = (wishes: WritingWishes, ...before: readonly Fact[]) => {
    const store = createStore(withReceipt);
    for (const fact of [...before, wishing(wishes)]) done(store.dispatch(fact));
    return store;
  };

  test('no receipts is sent none, also where one was asked for, and bills all the same', () => {
    const none = { receipts: 'Not wanted' } as const;
    expect(sendRows(after(none).getState(), 'Receipt', ['receipt-1'], undefined)[0]?.held).toBe('wants no receipts');
    expect(reasonOf(after(none).dispatch(asked('Receipt')))).toMatch(/^Konkan Carriers wants no receipts\. Where/);
    done(after(none).dispatch(asked('Bill')));
    const state = after(none, asked('Receipt'), asked('Bill')).getState();
    const whyNot = state.sentDocuments.ids.map((id) => documentMail.whyNotSo(state, id, TODAY));
    expect(whyNot).toEqual(['The client wants no receipts: it was not sent.', undefined]);
  });

  test('no mail is mailed nothing, a bill neither, also where it was asked for', () => {
    const none = { mail: 'Not wanted' } as const;
    expect(reasonOf(after(none).dispatch(asked('Bill')))).toMatch(/^Konkan Carriers wants no mail\. Where/);
    const state = after(none, asked('Bill')).getState();
    const [id = ''] = state.sentDocuments.ids;
    const letter = state.sentDocuments.entities[id];
    expect(letter && whyNotThere(state, letter)).toBe('The client wants no mail: it was not sent.');
    const [row] = sendRows(state, 'Bill', ['bill-1'], undefined);
    expect(row?.unwanted).toEqual(['Email']);
    done(after(none).dispatch(documentSent({ ...asked('Bill').payload, channel: 'WhatsApp', subject: undefined })));
  });
});
