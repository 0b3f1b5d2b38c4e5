import { formatDate } from '@/format';
import { companyNow } from '@/store/billing/company/company';
import { hasGone, wasOpened, type Channel, type Letter } from '@/store/billing/letters/letter';
import { letterTo, type LetterRow } from '@/store/billing/letters/letterRow';
import type { LetterContext } from '@/store/billing/letters/letterContext';
import { ageingOf, countedUpTo } from '@/store/billing/receivables/ageing';
import type { AgeingRow } from '@/store/billing/receivables/balances';
import { writtenBy } from '@/store/billing/templates/template';
import type { Language } from '@/store/kit/language';
import { remindersOfAccount, waitsToBeSent, type ReminderDraft } from './reminder';
import { wantsNoReminders } from '@/store/clients/accounts/writingWishes';
import { waitsFor } from './promise';
import { reminderValues } from './reminderValues';

/** A client who can be reminded. */
export interface ReminderRow extends LetterRow {
  /** Of the account. */
  number: number;
  /** What is asked for, in rupees. */
  balance: number;
  /** Until when its reminders wait, as it promised to pay by then (ISO date). */
  waitsFor: string | undefined;
  /** Whether it wants no reminders. */
  noReminders: boolean;
  /** What is written down once the message is begun by a way, or asked of the office. */
  draftBy: (channel: Channel, byOffice?: boolean) => ReminderDraft;
}

/** Those of these clients who owe something: whoever owes nothing is reminded of nothing. */
export const owing = (rows: readonly AgeingRow[]): readonly AgeingRow[] => rows.filter(({ balance }) => balance > 0);

/** How a client was reminded today, after its name. */
function alreadyToday(last: Letter): string | undefined {
  if (hasGone(last)) return 'was reminded today';
  return wasOpened(last) ? 'a reminder was opened today' : undefined;
}

/** What some accounts that owe something are reminded of on a day (ISO date), in a language or each in its own; `unnumbered` are the bills whose number is not given for good. */
export function reminderRows(
  state: LetterContext,
  ids: readonly string[],
  on: string,
  wanted: Language | undefined,
  unnumbered: ReadonlySet<string>,
): readonly ReminderRow[] {
  const company = companyNow(state);
  return ids.flatMap((id): ReminderRow[] => {
    const account = state.accounts.entities[id];
    if (!account) return [];
    const { bills, onAccount, balance } = ageingOf(state, id, on, countedUpTo(on, on));
    if (balance <= 0) return [];
    const { letter, letterBy } = letterTo(state, account, wanted, (name, language) =>
      writtenBy(
        state,
        'Reminder',
        reminderValues({ name, bills, onAccount, balance, on, company, unnumbered }, language),
        language,
      ),
    );
    const promised = waitsFor(account, on);
    const last = remindersOfAccount(state.reminders, id).at(-1);
    const noReminders = wantsNoReminders(account);
    const billIds = bills.filter(({ bill }) => !bill.isOpening).map(({ bill }) => bill.id);
    return [
      {
        id,
        number: account.number,
        balance,
        ...letter,
        waitsFor: promised,
        noReminders,
        held: noReminders ? 'wants no reminders' : promised && `promised to pay by ${formatDate(promised)}`,
        isWaiting: waitsToBeSent(state.reminders, id),
        already: last?.on === on ? alreadyToday(last) : undefined,
        draftBy: (...by) => ({ ...letterBy(...by), amount: balance, billIds }),
      },
    ];
  });
}
