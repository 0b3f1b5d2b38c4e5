/** One line of a device's way from the order to the scrap. */
export interface LedgerLine {
  /** ISO date. */
  on: string;
  what: string;
  from?: string | undefined;
  to?: string | undefined;
  /** More of it in a few words: a reason, or the SIM's number. */
  note?: string | undefined;
  /** The paper that says so, by its number. */
  document?: { of: 'request' | 'challan'; number: number } | undefined;
  /** By what the journal knows the fact again that told it (`ledgerMark`). */
  mark: string;
}

/** How a line and the fact that told it find each other: by what happened, with which record, on which ISO date. */
export const ledgerMark = (what: string, id: string | undefined, on: string): string => [what, id ?? '', on].join('\n');
