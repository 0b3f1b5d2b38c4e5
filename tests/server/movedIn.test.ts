// What an office does of its own while a history moves into it, and once that is in: with a real server of the office.
import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { askDesk } from '@/journal/adapters/nats/askDesk';
import type { FactAnswer } from '@/journal/adapters/nats/deskAnswers';
import { contentOf } from '@/journal/adapters/nats/entries';
import { officeOver } from '@/journal/adapters/nats/reader';
import { postAt, STREAMS } from '@/journal/adapters/nats/subjects';
import { NOT_EMPTY } from '@/store/backups/moveContext';
import { businessOf, businessReplaced } from '@/store/business/business';
import { clientReminded, reminderAnswered } from '@/store/facts/reminders';
import { daysBefore, todaysDate } from '@/store/kit/dates';
import { asking } from '../support/drafts';
import { mailServer, postOffice, UNDO_OVER_MS } from './support/postOffice';
import { until } from './support/until';

const { shared, clock, clerk, ask, remind, become, rowOf } = postOffice();
const LONG_AGO = '2026-01-05T06:30:00.000Z';

/** Brings a fact along, as the browser of an admin does. */
const bring = (id: string, fact: UnknownAction, by = 'Asha') => {
  const brought = { ...asking(id, fact), by: 'Ravi', at: LONG_AGO, moved: true as const };
  return askDesk<FactAnswer>(shared.person, by, 'move', contentOf(brought));
};

const remindedOf = (account: string, on: string) =>
  clientReminded(
    {
      accountId: account,
      channel: 'Email',
      language: 'en',
      to: `${account}@konkan.example`,
      amount: 100,
      billIds: [],
      text: '₹100 is open.',
      subject: 'Reminder: ₹100',
    },
    on,
  );

/** Until the post room has looked at the business as it is. */
const untilLookedAt = (origin: string) =>
  until('the post room has looked', async () => {
    const { find } = await officeOver(shared.person);
    return (await find(STREAMS.post, { last_by_subj: postAt('room', 'business') }))?.string().includes(origin) ?? false;
  });

test('a reminder that went elsewhere stands as it did, and one that waited there does not go', async () => {
  const room = await clerk();
  const { settings, mailbox } = await mailServer();
  await ask('Asha', 'save', settings);
  await untilLookedAt('');
  const whole = businessReplaced(businessOf(room.store.getState()), 'backup');
  await bring('history-1', whole);
  await untilLookedAt(whole.payload.id);
  const went = remindedOf('account-1', daysBefore(todaysDate(), 7));
  const waited = remindedOf('account-2', todaysDate());
  await bring('history-2', went);
  await bring('history-3', waited);
  const { id } = went.payload;
  const word = { id, accountId: 'account-1', became: 'accept', answer: '250 OK', at: LONG_AGO } as const;
  expect(await bring('history-4', reminderAnswered(word))).toHaveProperty('kept');
  const own = (await remind({ accountId: 'account-3' })).payload;
  clock.ahead = UNDO_OVER_MS;
  await become(room, own.id, 'Accepted');
  await become(room, waited.payload.id, 'Failed');
  expect(rowOf(room, waited.payload.id)?.answer).toMatch(/^It came with a business/);
  expect(rowOf(room, id)).toMatchObject({ status: 'Accepted', answer: '250 OK' });
  expect(mailbox.map(({ to }) => to)).toEqual([['account-3@konkan.example']]);
});

test('a history moves in until somebody has said something in the office, and not after that', async () => {
  const room = await clerk();
  const whole = businessReplaced(businessOf(room.store.getState()), 'backup');
  const first = await bring('history-1', whole);
  await room.close();
  await clerk();
  const reminder = remindedOf('account-1', todaysDate());
  const second = await bring('history-2', reminder);
  expect([first, second]).toMatchObject([{ kept: 2 }, { kept: 3 }]);
  await remind({ accountId: 'account-3' });
  const word = { id: reminder.payload.id, accountId: 'account-1', became: 'accept', answer: '250 OK' } as const;
  expect(await bring('history-3', reminderAnswered(word))).toEqual({ refused: NOT_EMPTY });
  // Asked for anew, as the answer was lost.
  expect(await bring('history-2', reminder)).toEqual(second);
});
