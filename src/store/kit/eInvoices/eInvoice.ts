import { DAY_MS } from '@/journal/kit/durations';

/** What the portal answered about a document (rule 46 of the CGST Rules asks for the code on paper). */
export interface Registration {
  /** The invoice reference number, 64 hexadecimal digits. */
  irn: string;
  /** Blank where the file had lost its digits. */
  ackNo: string;
  /** As the portal tells it, in India’s time: `2026-09-05 14:03:11`. */
  ackDate: string;
  /** The text of the code, which the portal has signed; blank where the portal only said that it has the document already. */
  qr: string;
}

/** Why an IRN is cancelled, each with the code by which the portal knows it. */
export const IRN_CANCEL_CODES = {
  Duplicate: '1',
  'Data entry mistake': '2',
  'Order cancelled': '3',
  Other: '4',
} as const;
export type IrnCancelReason = keyof typeof IRN_CANCEL_CODES;
export const IRN_CANCEL_REASONS = Object.keys(IRN_CANCEL_CODES) as readonly IrnCancelReason[];

/** How the portal was asked to cancel an IRN. */
export interface IrnCancelling {
  reason: IrnCancelReason;
  remark: string;
  /** The ISO minute, by the office's clock, at which the portal did. */
  at: string;
}

/** What became of a bill or a note as an e-invoice. */
interface EInvoice {
  /** The ISO date on which it last went into a file for the portal. */
  fileOn?: string | undefined;
  registration?: Registration | undefined;
  cancelled?: IrnCancelling | undefined;
}

/** A document that may be an e-invoice. */
export interface WithEInvoice {
  eInvoice?: EInvoice | undefined;
}

/** Whether a document has an IRN that stands. */
export const hasIrn = ({ eInvoice }: WithEInvoice): boolean =>
  eInvoice?.registration !== undefined && eInvoice.cancelled === undefined;

/** Whether a document went into a file for the portal that has not answered about it. */
export const isUnanswered = ({ eInvoice }: WithEInvoice): boolean =>
  eInvoice?.fileOn !== undefined && eInvoice.registration === undefined;

/** Whether its IRN was cancelled: the portal takes that number never again. */
export const isIrnCancelled = ({ eInvoice }: WithEInvoice): boolean => eInvoice?.cancelled !== undefined;

/** The ISO minute until which the portal cancels the IRN of an answer: 24 hours after its Ack (GSTN's e-invoice rules; error 2270). */
export const cancelledUntil = ({ ackDate }: Pick<Registration, 'ackDate'>): string =>
  // Both by one clock, whichever it is.
  new Date(Date.parse(`${ackDate.replace(' ', 'T')}Z`) + DAY_MS).toISOString().slice(0, 16);
