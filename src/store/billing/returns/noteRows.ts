import type { IssuedBill } from '@/store/billing/bills/bill';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import type { DebitNote } from '@/store/billing/debitNotes/debitNote';
import type { TransferNote } from '@/store/billing/transfers/transferBill';
import type { Credited, Debited } from './missing';
import { placeOfSupply, supplyOf, taxedRows } from './returnRows';
import { isRegistered } from './supplies';
import type { Taxed } from './taxed';

/** What a credit note or a debit note comes to at one rate, with the bill, or the debit note, that it is about. */
export interface NoteRow extends Taxed {
  id: string;
  number: number;
  /** The number of its challan, where it is on a transfer between our registrations. */
  challan?: number | undefined;
  registered: 'Registered' | 'Unregistered';
  gstin: string;
  name: string;
  /** What kind of supply it is a note on; blank of a client without a GST number. */
  supply: string;
  docNo: string;
  issuedOn: string;
  /** The number of what it is about; blank of one that has none. */
  billNo: string;
  billedOn: string;
  place: string;
  rate: number;
  /** The whole note's total. */
  value: number;
}

const noteRows = (
  note: (CreditNote | DebitNote) & Partial<Pick<TransferNote, 'challan'>>,
  { recipient }: Pick<IssuedBill, 'recipient'>,
  about: Pick<IssuedBill, 'docNo' | 'issuedOn'> | undefined,
): NoteRow[] =>
  taxedRows(note).map((row) => ({
    ...row,
    number: note.number,
    ...(note.challan !== undefined && { challan: note.challan }),
    registered: isRegistered({ recipient }) ? 'Registered' : 'Unregistered',
    gstin: recipient.gstin,
    name: recipient.name,
    supply: supplyOf({ recipient }),
    docNo: note.docNo,
    issuedOn: note.issuedOn,
    billNo: about?.docNo ?? '',
    billedOn: about?.issuedOn ?? '',
    place: placeOfSupply(recipient.stateCode),
  }));

/** The rows of a credit note in the section of credit notes, one for each rate. */
export const creditRows = ({ note, bill, against }: Credited): NoteRow[] => noteRows(note, bill, against ?? bill);

/** The rows of a debit note in the section of debit notes, one for each rate. */
export const debitRows = ({ note, bill }: Debited): NoteRow[] => noteRows(note, note, bill);
