import type { AccountRow } from '@/store/clients/accounts/account';
import { wantsNoReminders } from '@/store/clients/accounts/writingWishes';
import { daysBefore } from '@/store/kit/dates';
import { waitsFor } from './promise';

/** So many days after the oldest bill was due that is open, all on account taken off, a client is to be reminded again. */
const REMINDER_DAYS = [3, 15, 30] as const;

/** What tells whether a client is to be reminded. */
export interface PlanInput {
  account: Pick<AccountRow, 'promisedFor' | 'reminders'>;
  /** In rupees. */
  balance: number;
  /** How many days ago the oldest of its bills was due that is open, all on account taken off. */
  days: number | undefined;
  /** The ISO date of the last reminder that reached it. */
  remindedOn: string | undefined;
}

/** The last day of the plan that is over so many days after a bill was due; undefined where none is yet. */
export const reminderStep = (days: number): number | undefined => REMINDER_DAYS.findLast((after) => after <= days);

/**
 * Whether a client is to be reminded on a day (ISO date), as the plan has it: 3, 15 and 30 days after the oldest bill was
 * due that is open, all on account taken off, once for each. Whoever promised to pay by a day to come, or wants no reminders, is not.
 */
export function isReminderDue({ account, balance, days = 0, remindedOn }: PlanInput, on: string): boolean {
  const step = reminderStep(days);
  if (step === undefined || balance <= 0) return false;
  if (wantsNoReminders(account) || waitsFor(account, on) !== undefined) return false;
  return remindedOn === undefined || remindedOn < daysBefore(on, days - step);
}
