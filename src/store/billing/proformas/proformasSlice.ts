import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { initialOf } from '@/machines/advance';
import { documentMachine } from '@/machines/document';
import type { Proforma } from './proforma';
import { nextDocNo } from '@/store/billing/bills/docNumbers';
import { todaysDate } from '@/store/kit/dates';
import { tableOf } from '@/store/kit/table';
import type { ProformaDraft } from './proformaOf';

const proformas = tableOf<Proforma>();

/** A table of the given proforma invoices. */
export const proformaTable = proformas.of;

interface Quoted {
  id: string;
  accountId: string;
  /** ISO date. */
  on: string;
  /** What the account's package comes to, as it is counted where the fact is said. */
  draft?: ProformaDraft;
}

export const proformasSlice = createSlice({
  name: 'proformas',
  initialState: proformas.empty,
  reducers: {
    /** An account's quotation is issued as a proforma invoice, with its number. */
    proformaIssued: {
      prepare: (accountId: string, on: string = todaysDate()): { payload: Quoted } => ({
        payload: { id: nanoid(), accountId, on },
      }),
      reducer(state, { payload: { id, on, draft } }: PayloadAction<Quoted>) {
        if (!draft) return;
        const { prefix, ...rest } = draft;
        proformas.number(state, {
          ...rest,
          id,
          docNo: nextDocNo(state, prefix, on),
          status: initialOf(documentMachine),
        });
      },
    },
  },
  selectors: { ...proformas.getSelectors() },
});

export const { proformaIssued } = proformasSlice.actions;
export const { selectAll: selectProformas } = proformasSlice.selectors;
