import { countedUpTo } from '@/store/billing/receivables/ageing';
import { selectAgeingRows } from '@/store/billing/receivables/balances';
import { reminderRows } from '@/store/billing/reminders/reminderRows';
import { clientReminded } from '@/store/facts/reminders';
import { isoDate } from '@/store/kit/dates';
import { complain } from '../tell';
import type { AskedMailOptions } from './askedMail';
import type { PostSettings } from './postSettings';

/** In an office all numbers are given for good. */
const NO_BILLS: ReadonlySet<string> = new Set();

interface DueRemindersOptions {
  desk: Pick<AskedMailOptions['desk'], 'store' | 'say'>;
  settings: Pick<PostSettings, 'read'>;
  /** Whether mail goes now. */
  mayGo: () => Promise<boolean>;
  now: () => Date;
}

/**
 * Asks for a mail to each client who is to be reminded on a day (ISO date), as the plan of reminders has it: once a client and day,
 * whoever took one back. Whoever has no mail address is left to people. Gives whether all of them were asked for.
 */
async function remindWhoIsDue({ store, say }: DueRemindersOptions['desk'], on: string): Promise<boolean> {
  const state = store.getState();
  const rows = selectAgeingRows(state, on, countedUpTo(on, on));
  const due = rows.filter(({ isReminderDue }) => isReminderDue).map(({ id }) => id);
  for (const { id, to, subject, draftBy } of reminderRows(state, due, on, undefined, NO_BILLS)) {
    if (to.Email === '') continue;
    const said = await say(`due-${id}-${on}-${state.origin.id}`, clientReminded({ ...draftBy('Email'), subject }, on));
    if ('again' in said) return false;
    if ('refused' in said) complain(`A client could not be reminded: ${said.refused}`);
  }
  return true;
}

/** The reminders that the office asks for itself, where an admin has it so. */
export function dueReminders({ desk, settings, mayGo, now }: DueRemindersOptions) {
  /** The ISO date of the last day on which all who are due were reminded. */
  let done: string | undefined;
  return {
    /** Reminds whoever is due today and was not yet. */
    async remind(): Promise<void> {
      const today = isoDate(now());
      if (today === done || (await settings.read()).settings?.dueReminders !== 'Mailed') return;
      if ((await mayGo()) && (await remindWhoIsDue(desk, today))) done = today;
    },
  };
}
