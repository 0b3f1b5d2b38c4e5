import { createSelector } from '@reduxjs/toolkit';
import { isLive } from '@/store/billing/bills/bill';
import { companyNow } from '@/store/billing/company/company';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { registeredBranch, type WithPlaces } from '@/store/billing/transfers/registration';
import { daysAfter } from '@/store/kit/dates';
import { partsOf } from '@/store/kit/partOf';
import { codeMissing, gapsOf, type Gap } from './gaps';
import { irnOfReported } from './irnOfReported';
import { sellerOf } from './parties';
import {
  reportedBill,
  reportedDebit,
  reportedNote,
  reportedTransfers,
  type Reported,
  type WithReported,
} from './reported';

/** Where a document stands with the e-invoice portal. */
export type EInvoiceStanding = 'Missing something' | 'To send' | 'In a file' | 'Registered' | 'IRN cancelled';

/** Above ₹10 crore of turnover a document is registered within 30 days, its own among them (GSTN's advisory of 5 November 2024). */
const MOST_DAYS = 30;

/** A document that is registered at the portal as its list shows it; the total in rupees. */
export interface EInvoiceRow {
  id: string;
  number: number;
  kind: Reported['kind'];
  docNo: string;
  /** ISO dates: of the document, and the last one on which the portal takes it. */
  issuedOn: string;
  lastOn: string;
  accountId: string;
  name: string;
  gstin: string;
  /** The GST number that it is from: the portal takes documents of whoever is signed in. */
  seller: string;
  total: number;
  standing: EInvoiceStanding;
  gaps: readonly Gap[];
  fileOn: string | undefined;
  /** As the portal tells it; undefined while it is not registered. */
  ackDate: string | undefined;
  /** The reference number that the portal gives it. */
  irn: string;
  reported: Reported;
}

type Books = WithReported & WithAccounts & WithPlaces;

function standingOf({ document: { eInvoice } }: Reported, gaps: readonly Gap[]): EInvoiceStanding {
  if (eInvoice?.cancelled) return 'IRN cancelled';
  if (eInvoice?.registration) return 'Registered';
  if (gaps.length > 0) return 'Missing something';
  return eInvoice?.fileOn === undefined ? 'To send' : 'In a file';
}

function rowOf(state: WithAccounts & WithPlaces, reported: Reported): EInvoiceRow {
  const { kind, document, bill, transfer } = reported;
  const gaps = gapsOf(state, reported);
  return {
    id: document.id,
    number: document.number,
    kind,
    docNo: document.docNo,
    issuedOn: document.issuedOn,
    lastOn: daysAfter(document.issuedOn, MOST_DAYS - 1),
    accountId: document.accountId,
    name: (transfer && registeredBranch(state, transfer.to)?.branch) ?? bill.recipient.name,
    gstin: bill.recipient.gstin,
    seller: sellerOf(state, reported),
    total: document.total,
    standing: standingOf(reported, gaps),
    gaps: document.eInvoice?.registration ? codeMissing(document) : gaps,
    fileOn: document.eInvoice?.fileOn,
    ackDate: document.eInvoice?.registration?.ackDate,
    irn: irnOfReported(state, reported),
    reported,
  };
}

function rowsOf(
  { bills, creditNotes, debitNotes, challans, ...of }: Books,
  from: string,
  to: string,
  unnumbered: ReadonlySet<string>,
): EInvoiceRow[] {
  const now = companyNow(of);
  const isOf = ({ id, issuedOn }: { id: string; issuedOn: string }) =>
    from <= issuedOn && issuedOn <= to && !unnumbered.has(id);
  const reported = [
    ...bills.ids.flatMap((id) => {
      const bill = bills.entities[id];
      return (bill && isOf(bill) && reportedBill(now, bill)) || [];
    }),
    ...creditNotes.ids.flatMap((id) => {
      const note = creditNotes.entities[id];
      return (note && isOf(note) && reportedNote(now, { bills, creditNotes, debitNotes }, note)) || [];
    }),
    ...debitNotes.ids.flatMap((id) => {
      const note = debitNotes.entities[id];
      return (note && isOf(note) && reportedDebit(now, note, bills.entities[note.billId])) || [];
    }),
    ...challans.ids.flatMap((id) => {
      const challan = challans.entities[id];
      return challan ? reportedTransfers(now, challan).filter(({ document }) => isOf(document)) : [];
    }),
  ];
  return reported.filter(({ document }) => isLive(document)).map((one) => rowOf(of, one));
}

/** The bills and notes from one day to another, ISO dates and both among them, those over transfers too, that are registered at the e-invoice portal, without those whose numbers are not given for good. */
export const selectEInvoiceRows = createSelector(
  [
    partsOf<Books>()('bills', 'creditNotes', 'debitNotes', 'challans', 'accounts', 'company', 'branches', 'installers'),
    (_state: Books, from: string) => from,
    (_state: Books, _from: string, to: string) => to,
    (_state: Books, _from: string, _to: string, unnumbered: ReadonlySet<string>) => unnumbered,
  ],
  rowsOf,
);

/** Those that nobody has put into a file for the portal yet, and of which nothing is missing. */
export const toSend = (rows: readonly EInvoiceRow[]): readonly EInvoiceRow[] =>
  rows.filter(({ standing }) => standing === 'To send');

/** Those that may go into a file for the portal, once more too while it has not answered. */
export const sendable = (rows: readonly EInvoiceRow[]): readonly EInvoiceRow[] =>
  rows.filter(({ standing }) => standing === 'To send' || standing === 'In a file');

/** So many days before the last one it is told. */
const SOON = 7;

/** How many documents are not registered though their last day is past on an ISO date, and of how many that is near. */
export function lateOf(rows: readonly EInvoiceRow[], today: string): { past: number; soon: number } {
  const open = rows.filter(({ standing }) => standing !== 'Registered' && standing !== 'IRN cancelled');
  const past = open.filter(({ lastOn }) => lastOn < today).length;
  return { past, soon: open.filter(({ lastOn }) => lastOn <= daysAfter(today, SOON)).length - past };
}
