import { companyNow, type WithCompany } from '@/store/billing/company/company';
import { waysTo, type Channel } from '@/store/billing/letters/letter';
import { ageingOf, countedUpTo } from '@/store/billing/receivables/ageing';
import type { AgeingRow } from '@/store/billing/receivables/balances';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import { companyOf } from '@/store/clients/accounts/account';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { clientFieldsOf } from '@/store/clients/accounts/clientChange';
import type { Language } from '@/store/kit/language';
import { waitsToBeMailed, type ReminderDraft, type WithReminders } from './reminder';
import { wantsNoReminders, wishesOf } from '@/store/clients/accounts/writingWishes';
import { waitsFor } from './promise';
import { reminderText } from './reminderText';

/** A client who can be reminded. */
export interface ReminderRow {
  /** Of the account. */
  id: string;
  number: number;
  company: string;
  /** What is asked for, in rupees. */
  balance: number;
  /** Where each way leads; empty where nobody told. */
  to: Readonly<Record<Channel, string>>;
  subject: string;
  text: string;
  language: Language;
  /** Until when its reminders wait, as it promised to pay by then (ISO date). */
  waitsFor: string | undefined;
  /** Whether it wants no reminders. */
  noReminders: boolean;
  /** Whether it is not reminded for either. */
  held: boolean;
  /** Whether one waits for the office to mail it. */
  isMailing: boolean;
  /** What is written down once the message is begun by a way. */
  draftBy: (channel: Channel) => ReminderDraft;
}

/** Those of these clients who owe something: whoever owes nothing is reminded of nothing. */
export const owing = (rows: readonly AgeingRow[]): readonly AgeingRow[] => rows.filter(({ balance }) => balance > 0);

/** What some accounts that owe something are reminded of on a day (ISO date), in a language or each in its own; `unnumbered` are the bills whose number is not given for good. */
export function reminderRows(
  state: WithDebts & WithAccounts & WithCompany & WithReminders,
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
    const client = clientFieldsOf(account);
    const language = wanted ?? wishesOf(account).language;
    const to = waysTo(client);
    const { subject, text } = reminderText(
      { name: client.firstName || companyOf(account), bills, onAccount, balance, on, company, unnumbered },
      language,
    );
    const promised = waitsFor(account, on);
    const noReminders = wantsNoReminders(account);
    const billIds = bills.filter(({ bill }) => !bill.isOpening).map(({ bill }) => bill.id);
    return [
      {
        id,
        number: account.number,
        company: companyOf(account),
        balance,
        to,
        subject,
        text,
        waitsFor: promised,
        language,
        noReminders,
        held: promised !== undefined || noReminders,
        isMailing: waitsToBeMailed(state.reminders, id),
        draftBy: (channel) => ({ accountId: id, channel, language, to: to[channel], amount: balance, billIds, text }),
      },
    ];
  });
}
