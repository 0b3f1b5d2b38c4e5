import { createSelector } from '@reduxjs/toolkit';
import { formatMoney } from '@/format';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { WithDebitNotes } from '@/store/billing/debitNotes/debitNote';
import type { WithOpenings } from '@/store/billing/openings/opening';
import type { WithReceipts } from '@/store/billing/receipts/receipt';
import type { MailStatus } from '@/machines/outgoingMail';
import { reachedOn, remindersOfAccount, type WithReminders } from '@/store/billing/reminders/reminder';
import { isReminderDue } from '@/store/billing/reminders/reminderPlan';
import type { WithWriteOffs } from '@/store/billing/writeOffs/writeOff';
import { AGES, ageingOf, owedAfterOnAccount, type Age } from './ageing';
import { beyondCredit, type BeyondCredit } from './credit';
import { balanceDue } from './owed';

/** How a client can stand. */
export const DEBTS = ['Owes', 'On account', 'Settled'] as const;
export type Debt = (typeof DEBTS)[number];

/** How a client stands whose balance is that, in rupees. */
export function debtOf(balance: number): Debt {
  if (balance === 0) return 'Settled';
  return balance > 0 ? 'Owes' : 'On account';
}

/** A balance in words: what is due, or what is there on account. */
export const balanceText = (balance: number): string =>
  balance < 0 ? `${formatMoney(-balance)} on account` : formatMoney(balance);

const parts = [
  ({ accounts }: WithAccounts) => accounts,
  ({ bills }: WithBills) => bills,
  ({ creditNotes }: WithBills) => creditNotes,
  ({ receipts }: WithReceipts) => receipts,
  ({ openings }: WithOpenings) => openings,
  ({ debitNotes }: WithDebitNotes) => debitNotes,
  ({ writeOffs }: WithWriteOffs) => writeOffs,
] as const;

/** What each account owes, in rupees by its identity. */
export const selectBalances = createSelector(
  [...parts],
  ({ ids }, bills, creditNotes, receipts, openings, debitNotes, writeOffs): ReadonlyMap<string, number> => {
    const books = { bills, creditNotes, receipts, openings, debitNotes, writeOffs };
    return new Map(ids.map((id) => [id, balanceDue(books, id)]));
  },
);

/** One client's ageing; amounts in rupees. */
export interface AgeingRow {
  id: string;
  number: number;
  company: string;
  byAge: Readonly<Record<Age, number>>;
  onAccount: number;
  balance: number;
  /** The ISO date of its last reminder. */
  remindedOn?: string | undefined;
  /** How far the office is with sending that, where it was asked to. */
  mailed?: MailStatus | undefined;
  /** The ISO date by which it promised to pay. */
  promisedFor?: string | undefined;
  /** Whether it is to be reminded that day, as the plan has it. */
  isReminderDue: boolean;
  /** How far it is beyond the credit that is agreed now. */
  beyond?: BeyondCredit | undefined;
}

/** The ageing of every client who owes something on a day (ISO date), or has something on account; documents count up to another. */
export const selectAgeingRows = createSelector(
  [
    ...parts,
    ({ reminders }: WithReminders) => reminders,
    (_state: WithAccounts, day: string) => day,
    (_state: WithAccounts, _day: string, upTo: string) => upTo,
  ],
  (
    { ids, entities },
    bills,
    creditNotes,
    receipts,
    openings,
    debitNotes,
    writeOffs,
    reminders,
    day,
    upTo,
  ): AgeingRow[] => {
    const books = { bills, creditNotes, receipts, openings, debitNotes, writeOffs };
    return ids.flatMap((id): AgeingRow[] => {
      const account = entities[id];
      if (!account) return [];
      const ageing = ageingOf(books, id, day, upTo);
      const { byAge, onAccount, balance } = ageing;
      if (onAccount === 0 && AGES.every((age) => byAge[age] === 0)) return [];
      const { on: remindedOn, status: mailed } = remindersOfAccount(reminders, id).at(-1) ?? {};
      const { days } = owedAfterOnAccount(ageing)[0] ?? {};
      const { number, promisedFor, bill } = account;
      const beyond = beyondCredit(account, ageing);
      return [
        {
          id,
          number,
          company: bill.companyName,
          byAge,
          onAccount,
          balance,
          remindedOn,
          mailed,
          promisedFor,
          isReminderDue: isReminderDue({ account, balance, days, remindedOn: reachedOn(reminders, id) }, day),
          beyond,
        },
      ];
    });
  },
);
