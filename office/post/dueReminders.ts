import { ageingOf, countedUpTo, owedAfterOnAccount } from '@/store/billing/receivables/ageing';
import { selectAgeingRows } from '@/store/billing/receivables/balances';
import { reminderStep } from '@/store/billing/reminders/reminderPlan';
import { reminderRows } from '@/store/billing/reminders/reminderRows';
import type { RootState } from '@/store/business/store';
import { clientReminded } from '@/store/facts/reminders';
import { isoDate } from '@/store/kit/dates';
import type { openBusinessDesk } from '../facts/businessDesk';
import { complain } from '../tell';
import { isNight } from './night';
import type { PostSettings } from './postSettings';

/** In an office all numbers are given for good. */
const NO_BILLS: ReadonlySet<string> = new Set();

type DueRemindersDesk = Pick<Awaited<ReturnType<typeof openBusinessDesk>>, 'store' | 'say' | 'wasSaid'>;

interface DueRemindersOptions {
  desk: DueRemindersDesk;
  settings: Pick<PostSettings, 'read'>;
  /** How many more mails may be asked for now. */
  left: () => Promise<number>;
  now: () => Date;
}

/** The identity of the reminder that is due of a client: one for a bill and a day of the plan, so that the office asks for it once; one that missed its client is left to people. */
function dueId(state: RootState, accountId: string, on: string): string {
  const { bill, days = 0 } = owedAfterOnAccount(ageingOf(state, accountId, on, countedUpTo(on, on)))[0] ?? {};
  return `due-${bill?.id}-${reminderStep(days)}`;
}

/**
 * Asks for a mail to each client who is to be reminded on a day (ISO date), as the plan of reminders has it, but to no more than so
 * many; what somebody took back is not asked for again. Whoever wants no mail, or has no address at which somebody receives it, is left to people. Gives whether all of them
 * were asked for.
 */
async function remindWhoIsDue({ store, say, wasSaid }: DueRemindersDesk, on: string, most: number): Promise<boolean> {
  const state = store.getState();
  const rows = selectAgeingRows(state, on, countedUpTo(on, on));
  const ids = rows.filter(({ isReminderDue }) => isReminderDue).map(({ id }) => id);
  let asked = 0;
  for (const { id: accountId, to, unreached, unwanted, draftBy } of reminderRows(state, ids, on, undefined, NO_BILLS)) {
    const due = dueId(state, accountId, on);
    if (to.Email === '' || [...unreached, ...unwanted].includes('Email') || (await wasSaid(due))) continue;
    if (asked === most) return false;
    asked += 1;
    const { type, payload } = clientReminded(draftBy('Email', true), on);
    const said = await say(due, { type, payload: { ...payload, id: due } });
    if ('again' in said) return false;
    if ('refused' in said) complain(`A client could not be reminded: ${said.refused}`);
  }
  return true;
}

/** The reminders that the office asks for itself, where an admin has it so. */
export function dueReminders({ desk, settings, left, now }: DueRemindersOptions) {
  /** The last day (an ISO date) on which all who are due were reminded, and in which business. */
  let done: string | undefined;
  return {
    /** Reminds whoever is due today and was not yet, from the morning on. */
    async remind(): Promise<void> {
      // Nobody is asked to pay soon after midnight, also where other mail goes then.
      if (isNight(now())) return;
      const today = isoDate(now());
      const asOf = `${today} ${desk.store.getState().origin.id}`;
      if (asOf === done) return;
      if ((await settings.read()).settings?.dueReminders !== 'Mailed') return;
      const most = await left();
      if (most > 0 && (await remindWhoIsDue(desk, today, most))) done = asOf;
    },
  };
}
