import { expect, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import type { Channel } from '@/store/billing/letters/letter';
import { noticeRows } from '@/store/billing/notices/noticeRows';
import { reminderRows } from '@/store/billing/reminders/reminderRows';
import { sendRows } from '@/store/billing/sentDocuments/sendRows';
import { emptyBusiness } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { clientCorrected } from '@/store/facts/accounts';
import { smsSent } from '@/store/facts/messages';
import { noticeSent } from '@/store/facts/notices';
import { clientReminded, reminderAnswered } from '@/store/facts/reminders';
import { documentSent } from '@/store/facts/sentDocuments';
import { askedLetters } from '../../../office/post/askedLetters';
import { account, salesOf } from '../../support/accounts';
import { billOf } from '../../support/bills';
import { memoryBook } from '../../support/memoryBook';
import { done } from '../../support/said';

const ON = '2026-11-21';
const NOBODY = '550 5.1.1 No such user';
const ELSEWHERE = 'Another address or number stands with the client by now: it was not sent. Send it again.';

/** A bill and a reminder that wait for the office by one way, and what it does with them. */
function waiting(channel: Channel) {
  const store = createStore({ ...emptyBusiness, ...salesOf(account(1)), bills: billTable([billOf(1)]) });
  const [bill] = sendRows(store.getState(), 'Bill', ['bill-1'], 'en');
  const [due] = reminderRows(store.getState(), ['account-1'], ON, 'en', new Set());
  if (!bill || !due) throw new Error('Nothing is to be sent.');
  done(store.dispatch(documentSent(bill.draftBy(channel, true), ON)));
  done(store.dispatch(clientReminded(due.draftBy(channel, true), ON)));
  const typed = smsSent({ mobileNumbers: [due.to.SMS], message: 'Your code is 999999.' });
  done(store.dispatch(typed));
  const [message] = noticeRows({ ...store.getState(), heard: {} }, 'Message', [typed.payload.id], ON, 'en');
  if (message) done(store.dispatch(noticeSent(message.draftBy('SMS', true), ON)));
  const sent: string[] = [];
  const never = () => Promise.reject(new Error('Nothing is sent.'));
  const { letters } = askedLetters({
    book: memoryBook().through(),
    settings: { read: never },
    desk: {
      store,
      say: never,
      isStill: async (ask) => ask(),
      moves: { isUnderWay: async () => false, broughtLetters: async () => new Set() },
    },
    send: never,
    sendSms: async (_to, text) => {
      sent.push(text);
      return { what: 'accepted', words: 'OK' };
    },
    readsAsOtp: async () => true,
    ownRequestOfSms: async (id) => `own-${id}`,
    mayGo: async () => true,
    comesToTurn: () => false,
    state: store.getState,
    write: never,
    now: () => new Date(`${ON}T08:00:00Z`),
  });
  const { sentDocuments, reminders, notices, origin } = store.getState();
  const [billId = '', reminderId = '', messageId = ''] = [sentDocuments.ids[0], reminders.ids[0], notices.ids[0]];
  return {
    store,
    sent,
    send: { reminder: () => letters.send(reminderId), message: () => letters.send(messageId) },
    reminderId,
    goes: () => letters.isAsked(billId),
    requestOfReminder: () => letters.requestOf(reminderId),
    whyNot: () => letters.stale(billId, origin.id),
    correct: (was: object, to: object) =>
      done(store.dispatch(clientCorrected({ accountId: 'account-1', edit: { was, to }, from: ON }, ON))),
  };
}

test.each(['Email', 'SMS'] as const)('what waits for %s goes to where the client is reached', async (channel) => {
  const { goes, whyNot } = waiting(channel);
  expect([await goes(), whyNot()]).toEqual([true, undefined]);
});

test('what waits for an address that was corrected meanwhile does not go there', async () => {
  const { goes, whyNot, correct } = waiting('Email');
  correct({ email: 'accounts@konkan.example' }, { email: 'books@konkan.example' });
  expect([await goes(), whyNot()]).toEqual([false, ELSEWHERE]);
});

test('what waits for a number that was corrected meanwhile does not go there', async () => {
  const { goes, whyNot, correct, store } = waiting('SMS');
  const { mobileNumber = '' } = store.getState().accounts.entities['account-1']?.client ?? {};
  correct({ mobileNumber }, { mobileNumber: '9811100000' });
  expect([await goes(), whyNot()]).toEqual([false, ELSEWHERE]);
});

test('what waits for an address at which nobody receives mail, as another mail found, does not go there', async () => {
  const { goes, whyNot, reminderId, store } = waiting('Email');
  const answer = { id: reminderId, accountId: 'account-1', answer: NOBODY, at: `${ON}T07:00:00.000Z` };
  done(store.dispatch(reminderAnswered({ ...answer, became: 'missReceiver' })));
  expect(await goes()).toBe(false);
  expect(whyNot()).toBe(
    `“accounts@konkan.example” is known to nobody there (${NOBODY}): it was not sent. Correct it on the client, then send it again.`,
  );
});

test('an SMS alone can be asked for by an id of our own', async () => {
  const sms = waiting('SMS');
  expect(await sms.requestOfReminder()).toBe(`own-${sms.reminderId}`);
  expect(await waiting('Email').requestOfReminder()).toBeUndefined();
});

test('an SMS that somebody typed and that reads as an OTP does not go, and what the office writes itself does', async () => {
  const { send, sent, store } = waiting('SMS');
  expect(await send.message()).toEqual({
    what: 'refused',
    words: 'It reads as an OTP, and the office sends none that somebody typed: it goes by your own phone alone.',
  });
  expect(sent).toEqual([]);
  expect(await send.reminder()).toMatchObject({ what: 'accepted' });
  expect(sent).toEqual(Object.values(store.getState().reminders.entities).map(({ text }) => text));
});
