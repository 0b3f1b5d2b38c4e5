import type { PayloadAction } from '@reduxjs/toolkit';
import type { Numbered, Table } from '@/store/kit/table';
import type { IrnCancelling, Registration, WithEInvoice } from './eInvoice';

interface FileMade {
  on: string;
  documents: readonly { id: string }[];
}

/** Notes with each document of a table that it went into a file, in a reducer. */
export function putFiled({ entities }: Table<Numbered & WithEInvoice>, { payload }: PayloadAction<FileMade>) {
  for (const { id } of payload.documents) {
    const document = entities[id];
    // Twice on a day nothing is new, and nothing is left to be taken back.
    if (document && document.eInvoice?.fileOn !== payload.on)
      document.eInvoice = { ...document.eInvoice, fileOn: payload.on };
  }
}

/** Puts what the portal answered into its document, in a reducer. */
export function putRegistered(
  { entities }: Table<Numbered & WithEInvoice>,
  { payload: { id, irn, ackNo, ackDate, qr } }: PayloadAction<Registration & { id: string }>,
) {
  const document = entities[id];
  if (document) document.eInvoice = { ...document.eInvoice, registration: { irn, ackNo, ackDate, qr } };
}

/** Notes with a document that its IRN was cancelled, in a reducer. */
export function putIrnCancelled(
  { entities }: Table<Numbered & WithEInvoice>,
  { payload: { id, reason, remark, at } }: PayloadAction<IrnCancelling & { id: string }>,
) {
  const document = entities[id];
  if (document) document.eInvoice = { ...document.eInvoice, cancelled: { reason, remark, at } };
}
