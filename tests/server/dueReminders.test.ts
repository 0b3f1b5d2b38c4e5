// The reminders that an office asks for itself: with a real server of the office and a real one of mail.
import { beforeEach, describe, expect, test } from 'vitest';
import { askDesk } from '@/journal/adapters/nats/askDesk';
import type { FactAnswer } from '@/journal/adapters/nats/deskAnswers';
import { contentOf } from '@/journal/adapters/nats/entries';
import { factUndone } from '@/journal/undo/undo';
import type { Reminder } from '@/store/billing/reminders/reminder';
import { clientReminded } from '@/store/facts/reminders';
import { asking } from '../support/drafts';
import { accounts, mailServer, postOffice, UNDO_OVER_MS, untilHour } from './support/postOffice';
import type { Clerk } from './support/sharedOffice';
import { until } from './support/until';

const { shared, clock, clerk, ask, remind, become, takenUp } = postOffice();

const DAY_MS = 86_400_000;
const idsOf = ({ store }: Clerk) => store.getState().reminders.ids;
// At night it asks for none.
beforeEach(() => void (clock.ahead = untilHour(12)));

describe('a reminder that is due', () => {
  test('is asked for by the office itself once it is due, where an admin turned that on, and once', async () => {
    const room = await clerk();
    const { settings, mailbox } = await mailServer();
    const all = () => Object.values(room.store.getState().reminders.entities);
    await ask('Asha', 'save', settings);
    // Once that is taken up it has looked whether somebody is due.
    await remind({ accountId: 'account-2' });
    expect(all()).toHaveLength(1);
    await ask('Asha', 'save', { ...settings, dueReminders: 'Mailed' });
    await until('all are asked for', () => all().length === accounts.length);
    await takenUp(idsOf(room));
    clock.ahead += UNDO_OVER_MS;
    await until('all went', () => all().every(({ status }) => status === 'Accepted'));
    expect(new Set(mailbox.map(({ to }) => to[0]))).toEqual(new Set(accounts.map(({ id }) => `${id}@konkan.example`)));
    await room.close();
    const other = await clerk();
    clock.ahead += DAY_MS;
    const { id } = (await remind()).payload;
    clock.ahead += UNDO_OVER_MS;
    await become(other, id, 'Accepted');
    expect(mailbox).toHaveLength(accounts.length + 1);
  });

  test('is not asked for by the office again that somebody took back, on whichever day and machine', async () => {
    const room = await clerk();
    const { settings, mailbox } = await mailServer();
    const all = ({ store }: Clerk) => Object.values(store.getState().reminders.entities);
    await ask('Asha', 'save', { ...settings, dueReminders: 'Mailed' });
    await until('all are asked for', () => all(room).length === accounts.length);
    const [due] = all(room);
    const undo = asking('undo-due', factUndone({ fact: clientReminded({ ...due } as Reminder), changes: [] }));
    const undone = { ...undo, undoes: due?.id };
    expect(await askDesk<FactAnswer>(shared.person, 'Meera', 'say', contentOf(undone))).toHaveProperty('kept');
    await takenUp(idsOf(room));
    clock.ahead += UNDO_OVER_MS;
    await until('the others went', () => all(room).every(({ status }) => status === 'Accepted'));
    await room.close();
    const other = await clerk();
    clock.ahead += DAY_MS;
    // Once that went it has looked whether somebody is due.
    const { id } = (await remind({ accountId: 'account-2' })).payload;
    clock.ahead += UNDO_OVER_MS;
    await become(other, id, 'Accepted');
    expect(due?.accountId).toBe('account-1');
    expect(mailbox.map(({ to }) => to[0])).not.toContain('account-1@konkan.example');
  });

  test('is asked for by the office of no more clients than are mailed in a day, and of the others the next day', async () => {
    const room = await clerk();
    const { settings, mailbox } = await mailServer();
    const all = () => Object.values(room.store.getState().reminders.entities);
    await ask('Asha', 'save', { ...settings, dueReminders: 'Mailed', mostADay: 1 });
    for (const day of [0, 1]) {
      clock.ahead += day * DAY_MS;
      await until('one more is asked for', () => all().length === day + 1);
      await takenUp(idsOf(room));
      clock.ahead += UNDO_OVER_MS;
      await until('it went', () => all().every(({ status }) => status === 'Accepted'));
      expect(all()).toHaveLength(day + 1);
    }
    expect(mailbox).toHaveLength(2);
  });
});
