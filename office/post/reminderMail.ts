import { reminderPapers } from '@/store/billing/papers/reminderPapers';
import { balanceDue } from '@/store/billing/receivables/owed';
import { mailFoot } from '@/store/billing/reminders/mailFoot';
import { waitsFor } from '@/store/billing/reminders/promise';
import { wantsNoReminders } from '@/store/clients/accounts/writingWishes';
import { reminderAnswered } from '@/store/facts/reminders';
import { filesOf, mailOf } from './mailContent';
import { GONE, type AskedKind } from './askedKind';

const NOT_WANTED = 'The client wants no reminders: it was not sent.';
const LESS = 'Something was paid or credited since it was written, and it asks for more than is open: it was not sent.';
const NOT_SO = 'The client owes nothing any more, promised to pay by a day, or is gone: it was not sent.';

/** Reminders of what is open, each with the statement and the open bills; one whose papers cannot be written for now goes without. */
export const reminderMail: AskedKind = {
  table: ({ reminders }) => reminders,
  again: 'Remind again.',
  whyNotSo(state, id, on) {
    const { accountId = '', amount = 0 } = state.reminders.entities[id] ?? {};
    const account = state.accounts.entities[accountId];
    if (account && wantsNoReminders(account)) return NOT_WANTED;
    const open = balanceDue(state, accountId);
    if (!account || waitsFor(account, on) !== undefined || open <= 0) return NOT_SO;
    return open < amount ? LESS : undefined;
  },
  async content(store, write, id, on) {
    const state = store.getState();
    const reminder = state.reminders.entities[id];
    const account = state.accounts.entities[reminder?.accountId ?? ''];
    if (!reminder || !account) return GONE;
    const { papers, open } = reminderPapers(state, account, reminder.billIds, on);
    const written = await filesOf(store, write, papers);
    if ('what' in written && written.what === 'refused') return written;
    const files = 'what' in written ? [] : written;
    const names = 'what' in written ? undefined : files.map(({ name }) => name);
    return mailOf(reminder, mailFoot(names, open, reminder.language), { files, isPaper: false });
  },
  answered: (_state, answer) => reminderAnswered(answer),
};
