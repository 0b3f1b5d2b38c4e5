import { ownSms, textToRegister } from '@/store/billing/letters/smsTexts';
import { reminderRows } from '@/store/billing/reminders/reminderRows';
import type { Reminder } from '@/store/billing/reminders/reminder';
import type { Business } from '@/store/business/business';
import { clientReminded } from '@/store/facts/reminders';
import { todaysDate } from '@/store/kit/dates';
import { tableOf } from '@/store/kit/table';
import { owedBy } from '../../tests/support/owing';
import { startSmsServer } from '../../tests/support/smsServer';
import { now } from '../office/clock';
import { grownBusiness } from '../office/grown';
import { openOffice } from './office';

/** Longer than an Undo is offered. */
const UNDO_OVER_MS = 20_000;
const QUIET_MS = 20_000;
/** No reminder is longer. */
const MOST_PARTS = 10;

/** Clients who owe something, each with a reminder by SMS that waits. */
function reminded(letters: number): Business {
  const grown = grownBusiness(letters, 0);
  const accounts = Object.values(grown.accounts.entities);
  const owing: Business = {
    ...grown,
    openings: owedBy(accounts),
  };
  const ids = accounts.map(({ id }) => id);
  const rows = reminderRows(owing, ids, todaysDate(), 'en', new Set());
  const reminders = rows.map(({ draftBy }, place): Reminder => {
    const { on, ...payload } = clientReminded(draftBy('SMS', true)).payload;
    return { ...payload, on, number: place + 1, status: 'Waiting' };
  });
  return { ...owing, reminders: tableOf<Reminder>().of(reminders) };
}

/** Sends so many reminders by SMS while somebody works; gives how quick the office was before, and meanwhile. */
export async function sms(letters: number) {
  const provider = await startSmsServer();
  let ahead = 0;
  const office = await openOffice(reminded(letters), () => ahead);
  const statusOf = () => Object.values(office.clerk.store.getState().reminders.entities);
  const countOf = (status: Reminder['status']) => statusOf().filter((one) => one.status === status).length;
  try {
    const rested = now() + QUIET_MS;
    const before = await office.workUntil(() => now() >= rested);
    await office.ask('sms.addTemplate', {
      templateId: '1107160000000000001',
      text: textToRegister(ownSms('Reminder', 'en')),
    });
    const saved = await office.ask('sms.save', {
      provider: 'Other',
      entityId: '1101400000000000001',
      header: 'KONKAN',
      url: `${provider.address}/send`,
      body: 'to={to91}&text={text}',
      atNight: 'Goes',
      // Else 1,000 parts go in an hour, and the rest waits.
      mostAnHour: letters * MOST_PARTS,
    });
    if (!('done' in saved)) throw new Error(JSON.stringify(saved));
    ahead = UNDO_OVER_MS;
    const begun = now();
    const meanwhile = await office.workUntil(() => countOf('Waiting') === 0);
    const seconds = (now() - begun) / 1_000;
    const numbers = provider.asked.length;
    return { before, meanwhile, seconds, accepted: countOf('Accepted'), numbers };
  } finally {
    await office.close();
    await provider.stop();
  }
}
