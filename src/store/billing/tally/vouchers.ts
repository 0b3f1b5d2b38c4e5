import { toldIn } from '@/store/billing/amendments/amended';
import type { IssuedBill } from '@/store/billing/bills/bill';
import type { HsnTax } from '@/store/kit/hsnTax';
import { companyNow, type WithCompany } from '@/store/billing/company/company';
import type { DebitNote } from '@/store/billing/debitNotes/debitNote';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import { receiptsOfAccount } from '@/store/billing/receipts/accountReceipts';
import { documentsOf } from '@/store/billing/returns/monthDocuments';
import type { WithRefundVouchers } from '@/store/billing/refundVouchers/refundVoucher';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { paise } from '@/store/kit/money';
import { stateNamed } from '@/store/kit/typed/taxIds';
import { OWN_LEDGERS, partyLedgers, salesLedger } from './ledgers';
import { allocationsOf, moneyOf, refundsOf } from './moneyVouchers';
import { isSomething, type Entry, type PartyOf, type Reference, type Voucher } from './voucher';
import { writeOffVouchers } from './writeOffVoucher';

/** All that a month's vouchers tell of. */
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
  const noted = note.issuedOn.slice(0, 7);
  const party = partyOf(note.accountId, toldIn(bill, noted).recipient);
  const total = -paise(note.total);
  // Receipts of earlier months are exported with those, where they settled the bill; one that bounced before settles nothing.
  const back = receiptsOfAccount(state.receipts, note.accountId)
    .filter(
      ({ on, status, bouncedOn = note.issuedOn }) =>
        status !== 'Cancelled' && on.slice(0, 7) < noted && noted <= bouncedOn.slice(0, 7),
    )
    .flatMap(({ released = [] }) => released)
    .reduce((sum, { id, amount }) => (id === note.id ? sum - paise(amount) : sum), 0);
  const references: Reference[] = [
    { type: 'Agst Ref', name: bill.docNo, amount: total - back },
    { type: 'On Account', amount: back },
  ];
  return {
    remoteId: note.id,
    type: 'Credit Note',
    number: note.docNo,
    on: note.issuedOn,
    party,
    entries: [
      { ledger: party.ledger, amount: total, references: references.filter(({ amount }) => amount !== 0) },
      ...soldEntries(note.taxes, note.roundOff, 1),
    ],
    ...(note.status === 'Cancelled' && { isCancelled: true }),
  };
}

/**
 * The vouchers of a month, `YYYY-MM`: its bills, debit notes, credit notes, receipts and write-offs, the cheques that bounced in it, what money of
 * before settled in it and what was paid back, without the documents whose numbers are not given for good. Opening balances are the accountant's own.
 */
export function vouchersOf(state: WithVouchers, month: string, unnumbered: ReadonlySet<string>): readonly Voucher[] {
  const own = companyNow(state).stateCode;
  const ledgers = partyLedgers(state);
  const partyOf: PartyOf = (accountId, { name, gstin, stateCode, address }) => ({
    ledger: ledgers.get(accountId) ?? name,
    gstin,
    state: stateNamed(stateCode || own) ?? '',
    address,
  });
  const { issued, debited, noted } = documentsOf(state, month, unnumbered);
  const receipts = state.receipts.ids
    .flatMap((id) => state.receipts.entities[id] ?? [])
    .filter(({ id }) => !unnumbered.has(id));
  return [
    ...issued.map((bill) => saleOf(bill, 'Sales', partyOf)),
    ...debited.map((note) => saleOf(note, 'Debit Note', partyOf)),
    ...noted.flatMap((note) => {
      const bill = state.bills.entities[note.billId];
      return bill ? [creditOf(state, note, bill, partyOf)] : [];
    }),
    ...receipts.filter(({ on }) => on.startsWith(month)).map((receipt) => moneyOf(state, receipt, partyOf, -1)),
    ...receipts
      .filter(({ status, bouncedOn }) => status === 'Bounced' && bouncedOn?.startsWith(month))
      .map((receipt) => moneyOf(state, receipt, partyOf, 1)),
    ...receipts.flatMap((receipt) => allocationsOf(state, receipt, month, partyOf)),
    ...refundsOf(state, month, partyOf, unnumbered),
    ...state.writeOffs.ids
      .flatMap((id) => state.writeOffs.entities[id] ?? [])
      .filter(({ billId }) => !unnumbered.has(billId))
      .flatMap((one) => writeOffVouchers(state, one, partyOf))
      .filter(({ on }) => on.startsWith(month)),
  ];
}
