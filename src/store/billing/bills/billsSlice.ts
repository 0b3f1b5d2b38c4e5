import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { advance, initialOf } from '@/machines/advance';
import { billMachine } from '@/machines/bill';
import { accountsBilled, vehiclesBilled } from '@/store/facts/accounts';
import type { BillPart, CountedBill, IssuedBill } from './bill';
import { docNumbering } from './docNumbers';
import { todaysDate } from '@/store/kit/dates';
import { tableBefore, tableOf, type Table } from '@/store/kit/table';

const bills = tableOf<IssuedBill>();

/** A table of the given bills. */
export const billTable = bills.of;

/** A bill of a run as it was seen when it was approved. */
export interface SeenBill {
  id: string;
  accountId: string;
  part: BillPart;
  /** In rupees. */
  total: number;
}

/** A bill, with the account that finds it. */
type Cancelled = Pick<IssuedBill, 'id' | 'accountId'>;

interface Run {
  id: string;
  /** `YYYY-MM`. */
  month: string;
  /** ISO date. */
  on: string;
  bills: readonly SeenBill[];
  /** Those bills, as they are counted where the fact is said. */
  issued?: readonly CountedBill[];
}

function issue(state: Table<IssuedBill>, issued: readonly CountedBill[] = []) {
  // Read as it was, and added at once: of many bills a draft of each would cost more than all the rest.
  const { entities, ids, lastNumber } = tableBefore(state);
  const nextNo = docNumbering({ entities, ids, lastNumber });
  const fresh = issued.filter(({ id }) => !entities[id]);
  const made = fresh.map(({ prefix, basis: _compared, ...bill }, place): IssuedBill => ({
    ...bill,
    number: lastNumber + place + 1,
    status: initialOf(billMachine),
    ...(prefix !== undefined && { docNo: nextNo(prefix, bill.issuedOn) }),
  }));
  bills.addMany(state, made);
  state.lastNumber = lastNumber + made.length;
}

export const billsSlice = createSlice({
  name: 'bills',
  initialState: bills.empty,
  reducers: {
    /** The bills of a month's run are issued, as they were seen: one that comes to another total by then is left out. */
    billRunApproved: {
      prepare: (month: string, seen: readonly Omit<SeenBill, 'id'>[], on: string = todaysDate()): { payload: Run } => ({
        payload: { id: nanoid(), month, on, bills: seen.map((bill) => ({ id: nanoid(), ...bill })) },
      }),
      reducer: (state, { payload: { issued } }: PayloadAction<Run>) => issue(state, issued),
    },
    /** A bill that was issued by mistake is none any more: it keeps its number, and what it billed may be billed again. */
    billCancelled: {
      prepare: ({ id, accountId }: Cancelled): { payload: Cancelled } => ({ payload: { id, accountId } }),
      reducer(state, { payload: { id } }: PayloadAction<Cancelled>) {
        const bill = state.entities[id];
        if (bill) bill.status = advance(billMachine, bill.status, { type: 'cancel' }) ?? bill.status;
      },
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(accountsBilled, (state, { payload: { issued } }) => issue(state, issued))
      .addCase(vehiclesBilled, (state, { payload: { issued } }) => issue(state, issued)),
  selectors: { ...bills.getSelectors() },
});

export const { billRunApproved, billCancelled } = billsSlice.actions;
export const { selectAll: selectBills } = billsSlice.selectors;
