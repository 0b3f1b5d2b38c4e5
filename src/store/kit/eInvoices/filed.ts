import type { PayloadAction } from '@reduxjs/toolkit';
import type { Numbered, Table } from '@/store/kit/table';
import type { IrnCancelling, Registration, WithEInvoice } from './eInvoice';

interface FileMade {
  on: string;
  documents: readonly { id: string }[];
}

/** What notes in a table, in a reducer, what became of its documents as e-invoices; `documentOf` finds one in it. */
export const filingIn = <State>(documentOf: (table: State, id: string) => WithEInvoice | undefined) => ({
  /** That documents went into a file. */
  putFiled: (table: State, { payload }: PayloadAction<FileMade>) => {
    for (const { id } of payload.documents) {
      const document = documentOf(table, id);
      // Twice on a day nothing is new, and nothing is left to be taken back.
      if (document && document.eInvoice?.fileOn !== payload.on)
        document.eInvoice = { ...document.eInvoice, fileOn: payload.on };
    }
  },

  /** What the portal answered about one. */
  putRegistered: (
    table: State,
    { payload: { id, irn, ackNo, ackDate, qr } }: PayloadAction<Registration & { id: string }>,
  ) => {
    const document = documentOf(table, id);
    if (document) document.eInvoice = { ...document.eInvoice, registration: { irn, ackNo, ackDate, qr } };
  },

  /** That its IRN was cancelled. */
  putIrnCancelled: (
    table: State,
    { payload: { id, reason, remark, at } }: PayloadAction<IrnCancelling & { id: string }>,
  ) => {
    const document = documentOf(table, id);
    if (document) document.eInvoice = { ...document.eInvoice, cancelled: { reason, remark, at } };
  },
});

/** The same of a table whose rows are the documents. */
export const filing = filingIn(({ entities }: Table<Numbered & WithEInvoice>, id) => entities[id]);
