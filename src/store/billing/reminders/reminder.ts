import { hasMissed, type Letter, type LetterDraft } from '@/store/billing/letters/letter';
import { byKey } from '@/store/kit/byKey';
import type { Table } from '@/store/kit/table';

/** What a client was asked to pay, and how. */
export interface ReminderDraft extends LetterDraft {
  /** What it asks for, in rupees. */
  amount: number;
  /** The bills that it names. */
  billIds: readonly string[];
}

/** A reminder that was written. */
export interface Reminder extends Letter, ReminderDraft {}

/** A state that has the reminders. */
export interface WithReminders {
  reminders: Table<Reminder>;
}

const ofAccounts = byKey<Reminder>(({ accountId }) => accountId);
const ofBills = byKey<Reminder>(({ billIds }) => billIds);

/** The reminders of an account, in the order in which they were written. */
export const remindersOfAccount = (table: Table<Reminder>, accountId: string): readonly Reminder[] =>
  ofAccounts.of(table, accountId);

/**
 * The ISO date of the last reminder of an account that did not miss it, as far as anybody knows: who opened one did what the plan
 * proposes.
 */
export const reachedOn = (table: Table<Reminder>, accountId: string): string | undefined =>
  ofAccounts.of(table, accountId).findLast((one) => !hasMissed(one))?.on;

/** Whether a reminder of an account waits for the office to send it. */
export const waitsToBeSent = (table: Table<Reminder>, accountId: string): boolean =>
  ofAccounts.of(table, accountId).some(({ status }) => status === 'Waiting');

/** The reminders that name a bill, in the order in which they were written. */
export const remindersOfBill = (table: Table<Reminder>, billId: string): readonly Reminder[] =>
  ofBills.of(table, billId);
