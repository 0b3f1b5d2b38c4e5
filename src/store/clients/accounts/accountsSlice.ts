import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import {
  accountOpened,
  accountsBilled,
  accountsDeleted,
  billSaved,
  clientCorrected,
  clientsImported,
  creditAgreed,
  prorationChosen,
  receiverConfirmed,
  vehiclesBilled,
  wishesTold,
} from '@/store/facts/accounts';
import { carried } from '@/store/facts/fact';
import { billRunApproved } from '@/store/facts/bills';
import { accountDeactivated } from '@/store/facts/deactivations';
import { paymentPromised } from '@/store/facts/reminders';
import { putEdit, type Edit } from '@/store/kit/edit';
import { numbered, tableBefore, tableOf, type Table } from '@/store/kit/table';
import type { AccountRow, Bill } from './account';
import { putClientEdit } from './clientChange';
import { putCorrection } from './clientCorrection';
import type { HeardDeleting } from './deleting';
import { newAccount } from './newAccount';
import type { ConfirmedPlace, WritingWishes } from './writingWishes';

const accounts = tableOf<AccountRow>();

/** A table of the given accounts. */
export const accountTable = accounts.of;

/** A total that was typed over is one bill's: the next follows from its vehicles again. */
function forgetTotal(account: AccountRow | undefined) {
  if (account?.bill.totalAmount !== undefined) delete account.bill.totalAmount;
}

/** Puts what the editor changes of a bill; a discount that was typed is agreed. */
function putBill(account: AccountRow | undefined, edit: Edit<Bill>) {
  if (!account) return;
  putEdit(account.bill, edit);
  if ('discount' in edit.to) delete account.isDiscountPreset;
}

type Agreed = Pick<AccountRow, 'proration' | 'promisedFor' | 'creditLimit' | 'creditDays' | keyof WritingWishes>;

/** Puts what was agreed with a client beside its bill. */
function putAgreed(
  state: Table<AccountRow>,
  { payload: { accountId, edit } }: { payload: { accountId: string; edit: Edit<Agreed> } },
) {
  const account = state.entities[accountId];
  if (account) putEdit<Agreed>(account, edit);
}

/** Puts where somebody receives messages, in the place of what was said of that before. */
function putConfirmed(account: AccountRow | undefined, { to, at }: ConfirmedPlace) {
  if (!account) return;
  const others = account.confirmedPlaces?.filter((one) => one.to !== to) ?? [];
  account.confirmedPlaces = [...others, { to, at }];
}

export const accountsSlice = createSlice({
  name: 'accounts',
  initialState: accounts.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(accountOpened, (state, { payload: { id, draft, openedOn } }) =>
        accounts.number(state, newAccount(id, draft, openedOn)),
      )
      .addCase(clientsImported, (state, { payload: { openedOn, added, edits } }) => {
        for (const edit of edits) {
          const account = state.entities[edit.accountId];
          if (account) putClientEdit(account, edit);
        }
        for (const { id, draft } of added) accounts.number(state, newAccount(id, draft, openedOn));
      })
      .addCase(clientCorrected, (state, { payload }) => {
        const account = state.entities[payload.accountId];
        if (account) putCorrection(account, payload);
      })
      .addCase(carried(accountsBilled), (state, { payload: { issued } }) => {
        // An account of which no bill was issued stays as it is.
        for (const { accountId } of issued) forgetTotal(state.entities[accountId]);
      })
      .addCase(carried(billRunApproved), (state, { payload: { month, issued } }) => {
        // The list and the editor follow: they show the month that was billed last, whichever way.
        // Each is put in whole: a draft of each of many accounts would cost more than all the rest.
        const { entities } = tableBefore(state);
        for (const { accountId, part } of issued) {
          const account = entities[accountId];
          if (part !== 'Subscription' || !account || account.bill.monthYear === month) continue;
          state.entities[accountId] = { ...account, bill: { ...account.bill, monthYear: month } };
        }
      })
      .addCase(billSaved, (state, { payload }) => {
        putBill(state.entities[payload.accountId], payload.edit);
      })
      .addCase(vehiclesBilled, (state, { payload }) => {
        const account = state.entities[payload.accountId];
        putBill(account, payload.edit);
        forgetTotal(account);
      })
      .addCase(prorationChosen, putAgreed)
      .addCase(paymentPromised, putAgreed)
      .addCase(creditAgreed, putAgreed)
      .addCase(wishesTold, putAgreed)
      .addCase(receiverConfirmed, (state, { payload }) => putConfirmed(state.entities[payload.accountId], payload))
      .addCase(accountsDeleted, (state, { payload }: { payload: HeardDeleting }) => {
        const closing = new Set(payload.closing);
        for (const id of closing) {
          const account = state.entities[id];
          if (account) account.closedOn ??= payload.on;
        }
        accounts.removeMany(
          state,
          payload.accounts.flatMap(({ id }) => (closing.has(id) ? [] : [id])),
        );
      })
      .addCase(accountDeactivated, (state, { payload: { deactivate, accountId, recordedOn } }) => {
        const account = accountId !== undefined && state.entities[accountId];
        if (account && deactivate === 'Delete From Debtors') account.closedOn ??= recordedOn;
      }),
  selectors: {
    ...accounts.getSelectors(),
    /** The account with the number in an address. */
    selectAccountRowNumbered: (state, number: string | null) => numbered(state, number),
  },
});

/** A state that has the accounts. */
export type WithAccounts = WithSlice<typeof accountsSlice>;

export const { selectAll: selectAccountRows, selectAccountRowNumbered } = accountsSlice.selectors;
