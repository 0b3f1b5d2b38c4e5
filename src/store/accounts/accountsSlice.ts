import { createSlice, nanoid, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { todaysDate } from '@/store/dates';
import { accountDeactivated } from '@/store/deactivations/deactivationsSlice';
import type { Edit } from '@/store/edit';
import { numbered, tableOf } from '@/store/table';
import type { AccountDraft, AccountRow, Bill } from './account';
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
  /** Their vehicles; a fact from before these were kept means all that the accounts have. */
  vehicleIds?: readonly string[] | undefined;
}

/** An account that is to be removed, with the name that it is told by when it is gone. */
interface Named {
  id: string;
  company: string;
}

interface Deleting {
  accounts: readonly Named[];
  /** ISO date; a fact from before vehicles were kept has none. */
  on?: string | undefined;
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
      reducer: (state, { payload: { id, draft, openedOn } }: PayloadAction<Opening>) => accounts.number(state, newAccount(id, draft, openedOn)),
    },
    /** A file's rows at once, with their vehicles; of what somebody changed or added meanwhile no slice hears (`completed`). */
    clientsImported: {
      prepare: ({ added, edits }: ClientImport<NewClient>, openedOn: string = todaysDate()) => ({
        payload: {
          openedOn,
          added: added.map(({ draft, vehicles }) => ({ id: nanoid(), draft, vehicles: vehicles.map((one) => ({ id: nanoid(), ...one })) })),
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
      prepare: (ids: readonly string[], vehicleIds?: readonly string[]): { payload: AccountsBilled } => ({
        payload: { ids, ...(vehicleIds && { vehicleIds }) },
      }),
      reducer: (state, _billed: PayloadAction<AccountsBilled>) => state,
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
      prepare: (accountId: string, vehicleIds: readonly string[], edit: Edit<Bill>, vehicles: VehicleChanges, on: string = todaysDate()) => ({
        payload: { accountId, vehicleIds, edit, vehicles, on },
      }),
      reducer(state, { payload }: PayloadAction<BillChange & { vehicleIds: readonly string[] }>) {
        const account = state.entities[payload.accountId];
        if (account) putBillEdit(account, payload);
      },
    },
    accountsDeleted: {
      prepare: (all: readonly Named[], on: string = todaysDate()): { payload: Deleting } => ({ payload: { accounts: all, on } }),
      reducer(state, { payload }: PayloadAction<Deleting>) {
        accounts.removeMany(
          state,
          payload.accounts.map(({ id }) => id),
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

export const { accountOpened, clientsImported, accountsBilled, billSaved, vehiclesBilled, accountsDeleted } = accountsSlice.actions;
export const { selectAll: selectAccountRows, selectAccountRowNumbered } = accountsSlice.selectors;
