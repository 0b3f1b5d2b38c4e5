/** An account that is to be removed, with the name that it is told by when it is gone. */
export interface Named {
  id: string;
  company: string;
}

/** What a deletion of accounts says. */
export interface Deleting {
  accounts: readonly Named[];
  /** ISO date. */
  on: string;
}

/** It as the accounts hear it. */
export interface HeardDeleting extends Deleting {
  /** Those that have a document where the fact stands in the journal, and keep their history. */
  closing?: readonly string[];
}
