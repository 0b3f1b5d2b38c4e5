/** What became of a bill or a credit note as an e-invoice. */
interface EInvoice {
  /** The ISO date on which it last went into a file for the portal. */
  fileOn?: string | undefined;
}

/** A document that may be an e-invoice. */
export interface WithEInvoice {
  eInvoice?: EInvoice | undefined;
}
