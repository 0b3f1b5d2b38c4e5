import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { todaysDate } from '@/store/dates';
import { nextId } from '@/store/nextId';
import type { Account, AccountDraft, Bill, Vehicle } from './account';
import { accountDeactivated } from '@/store/deactivations/deactivationsSlice';
import { newAccount } from './newAccount';

const accounts = createEntityAdapter<Account>();

/** A table of the given accounts. */
export const accountTable = (rows: readonly Account[]) => accounts.getInitialState(undefined, rows);

/** The bill editor as it was saved; whether a vehicle is billed is not for its form to say. */
interface SavedBill {
  id: number;
  bill: Bill;
  vehicles: readonly Omit<Vehicle, 'billed'>[];
}

function saveBill(account: Account, { bill, vehicles }: SavedBill) {
  const billed = new Set(account.vehicles.filter((one) => one.billed).map(({ id }) => id));
  account.bill = bill;
  account.vehicles = vehicles.map((one) => ({ ...one, billed: billed.has(one.id) }));
}

export const accountsSlice = createSlice({
  name: 'accounts',
  initialState: accounts.getInitialState(),
  reducers: {
    /** Yes in the wizard's confirmation (D26). */
    accountOpened: {
      prepare: (draft: AccountDraft, openedOn: string = todaysDate()) => ({
        payload: { draft, openedOn, createdAt: Date.now() },
      }),
      reducer(state, { payload }: PayloadAction<{ draft: AccountDraft; openedOn: string; createdAt: number }>) {
        const { draft, openedOn, createdAt } = payload;
        accounts.addOne(state, { ...newAccount(nextId(state), draft, openedOn), createdAt });
      },
    },
    /** The Billed button of a list: all vehicles of these accounts are billed (D29). */
    accountsBilled: {
      prepare: (ids: readonly number[]) => ({ payload: { ids } }),
      reducer(state, { payload }: PayloadAction<{ ids: readonly number[] }>) {
        for (const id of payload.ids) for (const vehicle of state.entities[id]?.vehicles ?? []) vehicle.billed = true;
      },
    },
    /** Submit in the bill editor (D28). */
    billSaved: {
      prepare: (id: number, bill: Bill, vehicles: SavedBill['vehicles']) => ({ payload: { id, bill, vehicles } }),
      reducer(state, { payload }: PayloadAction<SavedBill>) {
        const account = state.entities[payload.id];
        if (account) saveBill(account, payload);
      },
    },
    /** Billed in the bill editor: it saves, and bills the ticked vehicles (D28). */
    vehiclesBilled: {
      prepare: (id: number, vehicleIds: readonly number[], bill: Bill, vehicles: SavedBill['vehicles']) => ({
        payload: { id, vehicleIds, bill, vehicles },
      }),
      reducer(state, { payload }: PayloadAction<SavedBill & { vehicleIds: readonly number[] }>) {
        const account = state.entities[payload.id];
        if (!account) return;
        saveBill(account, payload);
        for (const vehicle of account.vehicles) vehicle.billed ||= payload.vehicleIds.includes(vehicle.id);
      },
    },
    accountsDeleted: {
      prepare: (ids: readonly number[]) => ({ payload: { ids } }),
      reducer(state, { payload }: PayloadAction<{ ids: readonly number[] }>) {
        accounts.removeMany(state, payload.ids);
      },
    },
  },
  extraReducers: (builder) => {
    builder.addCase(accountDeactivated, (state, { payload: { deactivate, accountId, recordedOn } }) => {
      const account = accountId !== undefined && state.entities[accountId];
      if (account && deactivate === 'Delete From Debtors') account.closedOn ??= recordedOn;
    });
  },
  selectors: { ...accounts.getSelectors() },
});

export const { accountOpened, accountsBilled, billSaved, vehiclesBilled, accountsDeleted } = accountsSlice.actions;
export const { selectAll: selectAccounts, selectById: selectAccount } = accountsSlice.selectors;
