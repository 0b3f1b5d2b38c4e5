import type { ClientPlaces } from './clientPlaces';

/** So long may the name of a ledger be in Tally. */
export const LONGEST_LEDGER = 100;

/** What of a client's billing need not be told. */
export interface BilledAs extends ClientPlaces {
  /** What Tally calls its ledger, where that is another name than ours. */
  tallyLedger?: string | undefined;
}
