import { createSlice, nanoid, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { CountedBill } from '@/store/billing/bills/bill';
import { todaysDate } from '@/store/kit/dates';
import { accountDeactivated } from '@/store/facts/deactivations';
import { putEdit, type Edit } from '@/store/kit/edit';
import { numbered, tableOf } from '@/store/kit/table';
import type { AccountDraft, AccountRow, Bill, Proration } from './account';
import { putBillEdit, type BillChange, type VehicleChanges } from './billChange';
import { putClientEdit, type ClientImport, type NewClient } from './clientChange';
import { newAccount } from './newAccount';

const accounts = tableOf<AccountRow>();

/** A table of the given accounts. */
export const accountTable = accounts.of;

interface Opening {
  id: string;
  /** The identity of its one vehicle slot. */
  slotId: string;
  draft: AccountDraft;
  openedOn: string;
}

interface AccountsBilled {
  ids: readonly string[];
  /** Their vehicles. */
  vehicleIds: readonly string[];
  /** The bill that each account gets. */
  bills: readonly { id: string; accountId: string }[];
  /** ISO date. */
  on: string;
  /** Those bills, as they are counted where the fact is said. */
  issued?: readonly CountedBill[];
}

type EditorBilled = BillChange & {
  vehicleIds: readonly string[];
  billId: string;
  /** That bill, as it is counted where the fact is said. */
  issued?: readonly CountedBill[];
};

/** An account that is to be removed, with the name that it is told by when it is gone. */
interface Named {
  id: string;
  company: string;
}

interface Deleting {
  accounts: readonly Named[];
  /** ISO date. */
  on: string;
  /** Those that have a document where the fact stands in the journal, and keep their history. */
  closing?: readonly string[];
}

/** A total that was typed over is one bill's: the next follows from its vehicles again (D28). */
function forgetTotal(account: AccountRow | undefined) {
  if (account?.bill.totalAmount !== undefined) delete account.bill.totalAmount;
}

export const accountsSlice = createSlice({
  name: 'accounts',
  initialState: accounts.empty,
  reducers: {
    /** Yes in the wizard's confirmation (D26). */
    accountOpened: {
      prepare: (draft: AccountDraft, openedOn: string = todaysDate()) => ({
        payload: { id: nanoid(), slotId: nanoid(), draft, openedOn },
      }),
      reducer: (state, { payload: { id, draft, openedOn } }: PayloadAction<Opening>) =>
        accounts.number(state, newAccount(id, draft, openedOn)),
    },
    /** A file's rows at once, with their vehicles; of what somebody changed or added meanwhile no slice hears. */
    clientsImported: {
      prepare: ({ added, edits }: ClientImport<NewClient>, openedOn: string = todaysDate()) => ({
        payload: {
          openedOn,
          added: added.map(({ draft, vehicles }) => ({
            id: nanoid(),
            draft,
            vehicles: vehicles.map((one) => ({ id: nanoid(), ...one })),
          })),
          edits,
        },
      }),
      reducer(state, { payload: { openedOn, added, edits } }: PayloadAction<ClientImport & { openedOn: string }>) {
        for (const edit of edits) {
          const account = state.entities[edit.accountId];
          if (account) putClientEdit(account, edit);
        }
        for (const { id, draft } of added) accounts.number(state, newAccount(id, draft, openedOn));
      },
    },
    /** The Billed button of a list: all vehicles of these accounts are billed (D29). The vehicles hear it. */
    accountsBilled: {
      prepare: (
        ids: readonly string[],
        vehicleIds: readonly string[],
        on: string = todaysDate(),
      ): { payload: AccountsBilled } => ({
        payload: { ids, vehicleIds, on, bills: ids.map((accountId) => ({ id: nanoid(), accountId })) },
      }),
      reducer(state, { payload: { issued = [] } }: PayloadAction<AccountsBilled>) {
        // An account of which no bill was issued stays as it is.
        for (const { accountId } of issued) forgetTotal(state.entities[accountId]);
      },
    },
    /** Submit in the bill editor (D28): carries only what was changed, and what it was. */
    billSaved: {
      prepare: (accountId: string, edit: Edit<Bill>, vehicles: VehicleChanges, on: string = todaysDate()) => ({
        payload: { accountId, edit, vehicles, on },
      }),
      reducer(state, { payload }: PayloadAction<BillChange>) {
        const account = state.entities[payload.accountId];
        if (account) putBillEdit(account, payload);
      },
    },
    /** Billed in the bill editor: it saves, and bills the vehicles named (D28). */
    vehiclesBilled: {
      prepare: (
        accountId: string,
        vehicleIds: readonly string[],
        edit: Edit<Bill>,
        vehicles: VehicleChanges,
        on: string = todaysDate(),
      ) => ({
        payload: { accountId, vehicleIds, edit, vehicles, on, billId: nanoid() } satisfies EditorBilled as EditorBilled,
      }),
      reducer(state, { payload }: PayloadAction<EditorBilled>) {
        const account = state.entities[payload.accountId];
        if (account) putBillEdit(account, payload);
        forgetTotal(account);
      },
    },
    /** How the run charges a part of a month (domain model, Part of a month). */
    prorationChosen: {
      prepare: (accountId: string, edit: Edit<{ proration?: Proration }>) => ({ payload: { accountId, edit } }),
      reducer(
        state,
        { payload: { accountId, edit } }: PayloadAction<{ accountId: string; edit: Edit<{ proration?: Proration }> }>,
      ) {
        const account = state.entities[accountId];
        if (account) putEdit<{ proration?: Proration | undefined }>(account, edit);
      },
    },
    accountsDeleted: {
      prepare: (all: readonly Named[], on: string = todaysDate()): { payload: Deleting } => ({
        payload: { accounts: all, on },
      }),
      reducer(state, { payload }: PayloadAction<Deleting>) {
        const closing = new Set(payload.closing);
        for (const id of closing) {
          const account = state.entities[id];
          if (account) account.closedOn ??= payload.on;
        }
        accounts.removeMany(
          state,
          payload.accounts.flatMap(({ id }) => (closing.has(id) ? [] : [id])),
        );
      },
    },
  },
  extraReducers: (builder) => {
    builder.addCase(accountDeactivated, (state, { payload: { deactivate, accountId, recordedOn } }) => {
      const account = accountId !== undefined && state.entities[accountId];
      if (account && deactivate === 'Delete From Debtors') account.closedOn ??= recordedOn;
    });
  },
  selectors: {
    ...accounts.getSelectors(),
    /** The account with the number in an address. */
    selectAccountRowNumbered: (state, number: string | null) => numbered(state, number),
  },
});

/** A state that has the accounts. */
export type WithAccounts = WithSlice<typeof accountsSlice>;

export const {
  accountOpened,
  clientsImported,
  accountsBilled,
  billSaved,
  vehiclesBilled,
  prorationChosen,
  accountsDeleted,
} = accountsSlice.actions;
export const { selectAll: selectAccountRows, selectAccountRowNumbered } = accountsSlice.selectors;
