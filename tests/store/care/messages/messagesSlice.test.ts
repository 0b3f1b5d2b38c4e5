import { expect, test } from 'vitest';
import { selectMessages } from '@/store/care/messages/messagesSlice';
import { mailSent, smsSent } from '@/store/facts/messages';
import { spareTotal } from '@/store/care/messages/message';
import { inWords } from '@/store/business/activity';
import { aboutOf } from '@/store/business/declared';
import { createStore } from '@/store/business/store';
import { mailDraft } from '../../../support/care';
import { reasonOf } from '../../../support/said';

test('what was written is kept, newest first, with its time and a number of its own', () => {
  const store = createStore();
  store.dispatch(smsSent({ mobileNumbers: ['9820012345'], message: 'Reports again.' }));
  store.dispatch(mailSent(mailDraft));
  const [newest, oldest, ...others] = selectMessages(store.getState());
  expect(newest).toEqual({
    ...mailDraft,
    kind: 'mail',
    id: expect.stringMatching(/^.{21}$/) as string,
    number: 2,
    sentAt: expect.stringMatching(/^\d{4}-.+Z$/) as string,
  });
  expect(oldest).toMatchObject({ kind: 'sms', number: 1, mobileNumbers: ['9820012345'], message: 'Reports again.' });
  expect(others).toEqual([]);
});

const sms = (...mobileNumbers: string[]) => smsSent({ mobileNumbers, message: 'Secret' });

test.each([
  [sms('9820012345'), 'wrote an SMS to 1 number', 'This SMS was added already.'],
  [sms('9820012345', '9820012346'), 'wrote an SMS to 2 numbers', 'This SMS was added already.'],
  [mailSent(mailDraft), 'wrote the mail “Repair Detail” to fleet@konkan.example', 'This mail was added already.'],
])(
  'a message no. %# is written once, is what its fact is about, and is told without its text',
  (fact, words, reason) => {
    const store = createStore();
    store.dispatch(fact);
    expect(reasonOf(store.dispatch({ ...fact }))).toBe(reason);
    expect(selectMessages(store.getState())).toHaveLength(1);
    expect(aboutOf(fact)).toEqual([fact.payload.id]);
    expect(inWords(fact, store.getState())).toBe(words);
  },
);

test.each([
  [[], 0],
  [[450, 0.1, 0.2], 450.3],
  [[undefined, 120], 120],
])('spares of %j cost %d rupees together', (costs, total) => {
  expect(spareTotal(costs.map((spareCost) => ({ spareCost })))).toBe(total);
});
