import { createSlice } from '@reduxjs/toolkit';
import { initialOf } from '@/machines/advance';
import { documentMachine } from '@/machines/document';
import type { Proforma } from './proforma';
import { nextDocNo } from '@/store/kit/docNumbers';
import { proformaIssued } from '@/store/facts/proformas';
import { carried } from '@/store/facts/fact';
import { tableOf } from '@/store/kit/table';

const proformas = tableOf<Proforma>();

/** A table of the given proforma invoices. */
export const proformaTable = proformas.of;

export const proformasSlice = createSlice({
  name: 'proformas',
  initialState: proformas.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(carried(proformaIssued), (state, { payload: { id, on, draft } }) => {
      const { prefix, ...rest } = draft;
      proformas.number(state, {
        ...rest,
        id,
        docNo: nextDocNo(state, prefix, on),
        status: initialOf(documentMachine),
      });
    }),
  selectors: { ...proformas.getSelectors() },
});

export const { selectAll: selectProformas } = proformasSlice.selectors;
