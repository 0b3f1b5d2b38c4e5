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
}

/** With what the account's package comes to where it stands in the journal: no fact says that, each is completed with it. */
interface Drafted {
  draft?: ProformaDraft;
}

export const proformasSlice = createSlice({
  name: 'proformas',
  initialState: proformas.empty,
  reducers: {
    /** An account's quotation is issued as a proforma invoice, with its number (D29, D44). */
    proformaIssued: {
      prepare: (accountId: string, on: string = todaysDate()): { payload: Quoted & Drafted } => ({
        payload: { id: nanoid(), accountId, on },
      }),
      reducer(state, { payload: { id, on, draft } }: PayloadAction<Quoted & Drafted>) {
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
