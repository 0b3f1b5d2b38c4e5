import { moveStatus } from '@/store/kit/moveStatus';
import { createSlice } from '@reduxjs/toolkit';
import { initialOf } from '@/machines/advance';
import { billMachine } from '@/machines/bill';
import { accountsBilled, vehiclesBilled } from '@/store/facts/accounts';
import type { CountedBill, IssuedBill } from './bill';
import { filing } from '@/store/kit/eInvoices/filed';
import {
  billCancelled,
  billRecipientAmended,
  billRunApproved,
  eInvoiceCancelled,
  eInvoiceFileMade,
  eInvoiceRegistered,
} from '@/store/facts/bills';
import { debitWaived, interestWaived } from '@/store/facts/debitNotes';
import { carried } from '@/store/facts/fact';
import { docNumbering } from '@/store/kit/docNumbers';
import { tableBefore, tableOf, type Table } from '@/store/kit/table';

const bills = tableOf<IssuedBill>();

/** A table of the given bills. */
export const billTable = bills.of;

function issue(state: Table<IssuedBill>, issued: readonly CountedBill[]) {
  // Read as it was, and added at once: of many bills a draft of each would cost more than all the rest.
  const before = tableBefore(state);
  const { entities, lastNumber } = before;
  const nextNo = docNumbering(before);
  const fresh = issued.filter(({ id }) => !entities[id]);
  const made = fresh.map(({ prefix, basis: _compared, ...bill }, place): IssuedBill => ({
    ...bill,
    number: lastNumber + place + 1,
    status: initialOf(billMachine),
    docNo: nextNo(prefix, bill.issuedOn),
  }));
  bills.addMany(state, made);
  state.lastNumber = lastNumber + made.length;
}

export const billsSlice = createSlice({
  name: 'bills',
  initialState: bills.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(carried(billRunApproved), (state, { payload: { issued } }) => issue(state, issued))
      .addCase(billCancelled, (state, { payload: { id, on } }) => {
        const bill = state.entities[id];
        if (moveStatus(bill, billMachine, { type: 'cancel' }) && on !== undefined) bill.cancelledOn = on;
      })
      .addCase(carried(billRecipientAmended), (state, { payload }) => {
        const { id, on, why, recipient, taxes } = payload;
        const bill = state.entities[id];
        if (bill) bill.amended = { on, why, recipient, taxes: [...taxes] };
      })
      .addCase(interestWaived, (state, { payload: { accountId: _account, billId, ...waived } }) => {
        const bill = state.entities[billId];
        if (bill) bill.waivedInterest = [...(bill.waivedInterest ?? []), waived];
      })
      .addCase(debitWaived, (state, { payload: { accountId: _account, billId, ...waived } }) => {
        const bill = state.entities[billId];
        if (bill) bill.waivedDebits = [...(bill.waivedDebits ?? []), waived];
      })
      .addCase(eInvoiceFileMade, filing.putFiled)
      .addCase(eInvoiceRegistered, filing.putRegistered)
      .addCase(eInvoiceCancelled, filing.putIrnCancelled)
      .addCase(carried(accountsBilled), (state, { payload: { issued } }) => issue(state, issued))
      .addCase(carried(vehiclesBilled), (state, { payload: { issued } }) => issue(state, issued)),
  selectors: { ...bills.getSelectors() },
});

export const { selectAll: selectBills } = billsSlice.selectors;
