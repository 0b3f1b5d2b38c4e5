import type { Recipient } from '@/store/billing/bills/bill';
import type { MovementKind } from '@/store/billing/receivables/movement';
import type { GstRate } from '@/store/kit/gstRates';

/** What a voucher may be in Tally. */
export type VoucherType = 'Sales' | 'Debit Note' | 'Credit Note' | 'Receipt' | 'Payment' | 'Journal';

/** What of a party's entry belongs to which document, in whole paise as the entry counts them; `Agst Ref` names one that is there. */
export interface Reference {
  type: 'New Ref' | 'Agst Ref' | 'On Account';
  /** The document's number; none of what is on account. */
  name?: string;
  amount: number;
}

/** What one ledger gets in a voucher, in whole paise: above zero it is debited, below zero credited. */
export interface Entry {
  ledger: string;
  amount: number;
  /** The documents that a party's entry is of. */
  references?: readonly Reference[];
  /** The code of goods or a service, of a sale. */
  hsn?: string;
  /** Its rate of GST, where that is not the usual one. */
  rate?: GstRate | undefined;
}

/** Whether an entry moves anything. */
export const isSomething = ({ amount }: Entry): boolean => amount !== 0;

/** Whom a voucher is of. */
export interface Party {
  ledger: string;
  /** Its name on the document. */
  name: string;
  gstin: string;
  /** The name of the state; empty while nobody knows it. */
  state: string;
  address: string;
  pinCode: string;
  /** Set of one that is supplied in an SEZ. */
  isSez?: true;
  /** Set where Tally has that ledger already, by the name that was told for it. */
  isKnown?: true;
}

/** The party that an account is, on a document that is for this recipient. */
export type PartyOf = (accountId: string, recipient: Recipient) => Party;

/** What a voucher tells of: what moves a client's balance, or money on account that settles a bill later. */
export type VoucherKind = Exclude<MovementKind, 'Opening balance' | 'Cancelled'> | 'Allocation';

/** A document as Tally books it. Its entries add up to nothing, and follow from what stood on its own day: whichever days are exported, it is the same. */
export interface Voucher {
  kind: VoucherKind;
  /** Stays the same whenever the document is exported: sent again it is altered, not added. */
  remoteId: string;
  type: VoucherType;
  number: string;
  /** ISO date. */
  on: string;
  party: Party;
  entries: readonly Entry[];
  /** Set of one that was cancelled: Tally cancels what it has of it. */
  isCancelled?: true;
}
