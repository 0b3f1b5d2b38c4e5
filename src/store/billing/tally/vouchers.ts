import { asAmendedIn, asItsBill } from '@/store/billing/amendments/amended';
import type { IssuedBill } from '@/store/billing/bills/bill';
import type { HsnTax } from '@/store/kit/hsnTax';
import { debitedAs } from '@/store/billing/returns/issuedDocuments';
import { companyNow, type WithCompany } from '@/store/billing/company/company';
import { creditedDocument } from '@/store/billing/creditNotes/creditedDocument';
import type { DebitNote } from '@/store/billing/debitNotes/debitNote';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import { tableRows } from '@/store/billing/receivables/sold';
import { openingOf } from '@/store/billing/openings/opening';
import { receiptsOfAccount } from '@/store/billing/receipts/accountReceipts';
import type { WithRefundVouchers } from '@/store/billing/refundVouchers/refundVoucher';
import { isToSez } from '@/store/clients/accounts/gstTreatment';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { isAmong, type Days } from '@/store/kit/calendar';
import { paise } from '@/store/kit/money';
import { stateNamed } from '@/store/kit/typed/taxIds';
import { OWN_LEDGERS, salesLedger } from './ledgers';
import { namedLedgerOf, partyLedgers } from './partyLedgers';
import { laterOfReceipt, settledByOpening } from './allocationVouchers';
import { moneyOf, refundsOf } from './moneyVouchers';
import { isSomething, type Entry, type PartyOf, type Reference, type Voucher } from './voucher';
import { writeOffVouchers } from './writeOffVoucher';

/** All that vouchers tell of. */
export type WithVouchers = WithAccounts & WithDebts & WithCompany & WithRefundVouchers;

/** What a document sells, by HSN, with its GST and its round off: credited, or debited again where `sign` is 1. */
const soldEntries = (taxes: readonly HsnTax[], roundOff: number, sign: 1 | -1): Entry[] => {
  const { cgst, sgst, igst } = OWN_LEDGERS;
  const taxEntry = (name: string, of: (tax: HsnTax) => number): Entry => ({
    ledger: name,
    amount: sign * taxes.reduce((sum, tax) => sum + paise(of(tax)), 0),
  });
  return [
    ...taxes.map(({ hsn, rate, taxable }): Entry => ({
      ledger: salesLedger(hsn).name,
      amount: sign * paise(taxable),
      hsn,
      ...(rate && { rate }),
    })),
    taxEntry(cgst.name, (tax) => tax.cgst),
    taxEntry(sgst.name, (tax) => tax.sgst),
    taxEntry(igst.name, (tax) => tax.igst),
    { ledger: OWN_LEDGERS.roundOff.name, amount: sign * paise(roundOff) },
  ].filter(isSomething);
};

/** A bill, or a debit note, which Tally books as it books a sale. */
function saleOf(bill: IssuedBill | DebitNote, type: 'Sales' | 'Debit Note', partyOf: PartyOf): Voucher {
  const party = partyOf(bill.accountId, bill.recipient);
  const total = paise(bill.total);
  return {
    remoteId: bill.id,
    kind: type === 'Sales' ? 'Bill' : 'Debit note',
    type,
    number: bill.docNo,
    on: bill.issuedOn,
    party,
    entries: [
      { ledger: party.ledger, amount: total, references: [{ type: 'New Ref', name: bill.docNo, amount: total }] },
      ...soldEntries(bill.taxes, bill.roundOff, -1),
    ],
    ...(bill.status === 'Cancelled' && { isCancelled: true }),
  };
}

function creditOf(state: WithVouchers, note: CreditNote, bill: IssuedBill, partyOf: PartyOf): Voucher {
  const { issuedOn } = note;
  const told = asAmendedIn(bill, issuedOn.slice(0, 7));
  const party = partyOf(note.accountId, told.recipient);
  const total = -paise(note.total);
  // A receipt of an earlier day settled the bill in Tally; one that bounced before settles nothing.
  const receipts = receiptsOfAccount(state.receipts, note.accountId).filter(
    ({ on, status, bouncedOn = issuedOn }) =>
      status !== 'Cancelled' && on < issuedOn && (status !== 'Bounced' || issuedOn <= bouncedOn),
  );
  const opening = openingOf(state.openings, note.accountId);
  const back = [...receipts, ...(opening ? [opening] : [])]
    .flatMap(({ released = [] }) => released)
    .reduce((sum, { id, amount }) => (id === note.id ? sum - paise(amount) : sum), 0);
  const references: Reference[] = [
    { type: 'Agst Ref', name: bill.docNo, amount: total - back },
    { type: 'On Account', amount: back },
  ];
  return {
    remoteId: note.id,
    kind: 'Credit note',
    type: 'Credit Note',
    number: note.docNo,
    on: issuedOn,
    party,
    entries: [
      { ledger: party.ledger, amount: total, references: references.filter(({ amount }) => amount !== 0) },
      ...soldEntries(asItsBill(note, told).taxes, note.roundOff, 1),
    ],
    ...(note.status === 'Cancelled' && { isCancelled: true }),
  };
}

/**
 * The vouchers of some days: all documents and money, the cheques that bounced on them and what money of before settled on them, without
 * those whose numbers are not given for good. Days that follow one another have each once. Opening balances are the accountant's own.
 */
export function vouchersOf(state: WithVouchers, days: Days, unnumbered: ReadonlySet<string>): readonly Voucher[] {
  const own = companyNow(state).stateCode;
  const ledgers = partyLedgers(state);
  const partyOf: PartyOf = (accountId, { name, gstin, stateCode, address, pinCode = '', treatment }) => ({
    ledger: ledgers.get(accountId) ?? name,
    name,
    gstin,
    state: stateNamed(stateCode || own) ?? '',
    address,
    pinCode,
    ...(isToSez(treatment) && { isSez: true }),
    ...(namedLedgerOf(state.accounts.entities[accountId]) !== '' && { isKnown: true }),
  });
  const isNumbered = ({ id }: { id: string }) => !unnumbered.has(id);
  const isIssued = (one: { id: string; issuedOn: string }) => isAmong(days, one.issuedOn) && isNumbered(one);
  const receipts = tableRows(state.receipts).filter(isNumbered);
  return [
    ...tableRows(state.bills)
      .filter(isIssued)
      .map((bill) => saleOf(bill, 'Sales', partyOf)),
    ...tableRows(state.debitNotes)
      .filter(isIssued)
      .map((note) => {
        const bill = state.bills.entities[note.billId];
        const { note: told } = debitedAs(bill && asAmendedIn(bill, note.issuedOn.slice(0, 7)), note);
        return saleOf(told, 'Debit Note', partyOf);
      }),
    ...tableRows(state.creditNotes)
      .filter(isIssued)
      .flatMap((note) => {
        const bill = creditedDocument(state, note.billId);
        return bill ? [creditOf(state, note, bill, partyOf)] : [];
      }),
    ...receipts.map((receipt) => moneyOf(state, receipt, partyOf, -1)),
    ...receipts
      .filter(({ bouncedOn }) => bouncedOn !== undefined)
      .map((receipt) => moneyOf(state, receipt, partyOf, 1)),
    ...receipts.flatMap((receipt) => laterOfReceipt(state, receipt, partyOf)),
    ...tableRows(state.openings).flatMap((opening) => settledByOpening(state, opening, partyOf)),
    ...refundsOf(state, partyOf, unnumbered),
    ...tableRows(state.writeOffs)
      .filter(({ billId }) => !unnumbered.has(billId))
      .flatMap((one) => writeOffVouchers(state, one, partyOf)),
  ].filter(({ on }) => isAmong(days, on));
}
