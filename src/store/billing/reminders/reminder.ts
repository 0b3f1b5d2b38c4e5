import { byKey } from '@/store/kit/byKey';
import type { Language } from '@/store/kit/language';
import type { Numbered, Table } from '@/store/kit/table';

/** The ways by which a client is reminded of what is open. */
export const REMINDER_CHANNELS = ['Email', 'WhatsApp', 'SMS'] as const;
export type ReminderChannel = (typeof REMINDER_CHANNELS)[number];

/** What a client was asked to pay, and how. */
export interface ReminderDraft {
  accountId: string;
  channel: ReminderChannel;
  language: Language;
  /** The address or the number that it goes to. */
  to: string;
  /** What it asks for, in rupees. */
  amount: number;
  /** The bills that it names. */
  billIds: readonly string[];
  text: string;
}

/** A reminder that was written; `on` is an ISO date. */
export interface Reminder extends Numbered, ReminderDraft {
  on: string;
}

/** A state that has the reminders. */
export interface WithReminders {
  reminders: Table<Reminder>;
}

const ofAccounts = byKey<Reminder>(({ accountId }) => accountId);
const ofBills = byKey<Reminder>(({ billIds }) => billIds);

/** The reminders of an account, in the order in which they were written. */
export const remindersOfAccount = (table: Table<Reminder>, accountId: string): readonly Reminder[] =>
  ofAccounts.of(table, accountId);

/** The reminders that name a bill, in the order in which they were written. */
export const remindersOfBill = (table: Table<Reminder>, billId: string): readonly Reminder[] =>
  ofBills.of(table, billId);
