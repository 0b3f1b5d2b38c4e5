import { createSlice, current, isDraft, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { todaysDate } from '@/store/dates';
import { accountDeactivated } from '@/store/deactivations/deactivationsSlice';
import type { Edit } from '@/store/edit';
import { numbered, tableOf } from '@/store/table';
import type { Account, AccountDraft, Bill } from './account';
import { putBillChange, type BillChange, type VehicleChanges } from './billChange';
import { putClientEdit, type ClientImport, type NewClient } from './clientChange';
import { clientFitting } from './clientFitting';
import { newAccount } from './newAccount';

const accounts = tableOf<Account>();

/** A table of the given accounts. */
export const accountTable = accounts.of;

interface Opening {
  id: string;
  /** The identity of its one vehicle slot. */
  slotId: string;
  draft: AccountDraft;
  openedOn: string;
}

interface Billing extends BillChange {
  vehicleIds: readonly string[];
}

/** An account that is to be removed, with the name that it is told by when it is gone. */
interface Named {
  id: string;
  company: string;
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
      reducer: (state, { payload: { id, draft, openedOn, slotId } }: PayloadAction<Opening>) =>
        accounts.number(state, newAccount(id, draft, openedOn, slotId)),
    },
    /** A file's rows at once, with their vehicles; what somebody changed or added meanwhile stays as it is, the rest goes in. */
    clientsImported: {
      prepare: ({ added, edits }: ClientImport<NewClient>, openedOn: string = todaysDate()) => ({
        payload: {
          openedOn,
          added: added.map(({ draft, vehicles }) => ({ id: nanoid(), draft, vehicles: vehicles.map((one) => ({ id: nanoid(), ...one })) })),
          edits,
        },
      }),
      reducer(state, { payload: { openedOn, ...brought } }: PayloadAction<ClientImport & { openedOn: string }>) {
        const { added, edits } = clientFitting(isDraft(state) ? current(state) : state, brought);
        for (const edit of edits) {
          const account = state.entities[edit.accountId];
          if (account) putClientEdit(account, edit);
        }
        for (const { id, draft, vehicles } of added) {
          accounts.number(state, { ...newAccount(id, draft, openedOn, id), vehicles: vehicles.map((one) => ({ ...one, billed: false })) });
        }
      },
    },
    /** The Billed button of a list: all vehicles of these accounts are billed (D29). */
    accountsBilled: {
      prepare: (ids: readonly string[]) => ({ payload: { ids } }),
      reducer(state, { payload }: PayloadAction<{ ids: readonly string[] }>) {
        for (const id of payload.ids) for (const vehicle of state.entities[id]?.vehicles ?? []) vehicle.billed = true;
      },
    },
    /** Submit in the bill editor (D28): carries only what was changed, and what it was. */
    billSaved: {
      prepare: (accountId: string, edit: Edit<Bill>, vehicles: VehicleChanges) => ({ payload: { accountId, edit, vehicles } }),
      reducer(state, { payload }: PayloadAction<BillChange>) {
        const account = state.entities[payload.accountId];
        if (account) putBillChange(account, payload);
      },
    },
    /** Billed in the bill editor: it saves, and bills the vehicles named (D28). */
    vehiclesBilled: {
      prepare: (accountId: string, vehicleIds: readonly string[], edit: Edit<Bill>, vehicles: VehicleChanges) => ({
        payload: { accountId, vehicleIds, edit, vehicles },
      }),
      reducer(state, { payload }: PayloadAction<Billing>) {
        const account = state.entities[payload.accountId];
        if (!account) return;
        putBillChange(account, payload);
        for (const vehicle of account.vehicles) vehicle.billed ||= payload.vehicleIds.includes(vehicle.id);
      },
    },
    accountsDeleted: {
      prepare: (all: readonly Named[]) => ({ payload: { accounts: all } }),
      reducer(state, { payload }: PayloadAction<{ accounts: readonly Named[] }>) {
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
    selectAccountNumbered: (state, number: string | null) => numbered(state, number),
  },
});

export const { accountOpened, clientsImported, accountsBilled, billSaved, vehiclesBilled, accountsDeleted } = accountsSlice.actions;
export const { selectAll: selectAccounts, selectById: selectAccount, selectAccountNumbered } = accountsSlice.selectors;
