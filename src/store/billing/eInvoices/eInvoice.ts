/** What the portal answered about a document (rule 46 of the CGST Rules asks for the code on paper). */
export interface Registration {
  /** The invoice reference number, 64 hexadecimal digits. */
  irn: string;
  /** Blank where the file had lost its digits. */
  ackNo: string;
  /** As the portal tells it, in India’s time: `2026-09-05 14:03:11`. */
  ackDate: string;
  /** The text of the code, which the portal has signed. */
  qr: string;
}

/** What became of a bill or a credit note as an e-invoice. */
interface EInvoice {
  /** The ISO date on which it last went into a file for the portal. */
  fileOn?: string | undefined;
  registration?: Registration | undefined;
}

/** A document that may be an e-invoice. */
export interface WithEInvoice {
  eInvoice?: EInvoice | undefined;
}

/** Whether a document has an IRN. */
export const hasIrn = ({ eInvoice }: WithEInvoice): boolean => eInvoice?.registration !== undefined;
