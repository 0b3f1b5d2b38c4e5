import type { MailEvent, MailStatus } from '@/machines/outgoingMail';
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
  /** The subject under which the office mails it; absent where whoever wrote it sends it. */
  subject?: string | undefined;
}

/** What became of a reminder that the office was asked to mail, as its mail server says. */
export interface ReminderAnswer {
  id: string;
  accountId: string;
  became: MailEvent['type'];
  /** The server's own words, or why nothing was sent. */
  answer: string;
}

/** A reminder that was written; `on` is an ISO date. */
export interface Reminder extends Numbered, ReminderDraft {
  on: string;
  /** How far the office is with mailing it; absent where whoever wrote it sent it. */
  status?: MailStatus | undefined;
  /** What was said to that last. */
  answer?: string | undefined;
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

/** Whether a reminder of an account waits for the office to mail it. */
export const waitsToBeMailed = (table: Table<Reminder>, accountId: string): boolean =>
  ofAccounts.of(table, accountId).some(({ status }) => status === 'Waiting');

/** The reminders that name a bill, in the order in which they were written. */
export const remindersOfBill = (table: Table<Reminder>, billId: string): readonly Reminder[] =>
  ofBills.of(table, billId);

/** The address at which a client is reminded; empty where nobody told. */
export const mailAddressOf = ({
  email,
  emailAddress,
}: {
  email?: string | undefined;
  emailAddress?: string | undefined;
}): string => email || emailAddress || '';
