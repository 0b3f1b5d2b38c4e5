import type { HsnTax, IssuedBill } from '@/store/billing/bills/bill';
import { companyNow, type WithCompany } from '@/store/billing/company/company';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { debtOfId } from '@/store/billing/receivables/debts';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import { settledBy } from '@/store/billing/receipts/settled';
import type { Receipt } from '@/store/billing/receipts/receipt';
import { documentsOf } from '@/store/billing/returns/monthDocuments';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { paise } from '@/store/kit/money';
import { stateNamed } from '@/store/kit/typed/taxIds';
import { OWN_LEDGERS, partyLedgers, salesLedger } from './ledgers';
import type { Entry, PartyOf, Reference, Voucher } from './voucher';
import { writeOffVoucher } from './writeOffVoucher';

/** All that a month's vouchers tell of. */
export type WithVouchers = WithAccounts & WithDebts & WithCompany;

const isSomething = ({ amount }: Entry) => amount !== 0;

/** What a document sells, by HSN, with its GST and its round off: credited, or debited again where `sign` is 1. */
const soldEntries = (taxes: readonly HsnTax[], roundOff: number, sign: 1 | -1): Entry[] => {
  const { cgst, sgst, igst } = OWN_LEDGERS;
  const taxEntry = (name: string, of: (tax: HsnTax) => number): Entry => ({
    ledger: name,
    amount: sign * taxes.reduce((sum, tax) => sum + paise(of(tax)), 0),
  });
  return [
    ...taxes.map(({ hsn, taxable }): Entry => ({ ledger: salesLedger(hsn).name, amount: sign * paise(taxable), hsn })),
    taxEntry(cgst.name, (tax) => tax.cgst),
    taxEntry(sgst.name, (tax) => tax.sgst),
    taxEntry(igst.name, (tax) => tax.igst),
    { ledger: OWN_LEDGERS.roundOff.name, amount: sign * paise(roundOff) },
  ].filter(isSomething);
};

function saleOf(bill: IssuedBill, partyOf: PartyOf): Voucher {
  const party = partyOf(bill.accountId, bill.recipient);
  const total = paise(bill.total);
  return {
    remoteId: bill.id,
    type: 'Sales',
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

function creditOf(note: CreditNote, bill: IssuedBill, partyOf: PartyOf): Voucher {
  const party = partyOf(note.accountId, bill.recipient);
  const total = -paise(note.total);
  return {
    remoteId: note.id,
    type: 'Credit Note',
    number: note.docNo,
    on: note.issuedOn,
    party,
    entries: [
      { ledger: party.ledger, amount: total, references: [{ type: 'Agst Ref', name: bill.docNo, amount: total }] },
      ...soldEntries(note.taxes, note.roundOff, 1),
    ],
    ...(note.status === 'Cancelled' && { isCancelled: true }),
  };
}

/** Of which bills money was, and what of it is on account; what it settled of an opening balance Tally does not know by a number. */
function referencesOf(state: WithVouchers, receipt: Receipt, sign: 1 | -1): Reference[] {
  const { cash, tds } = receipt;
  let left = paise(cash) + paise(tds?.amount ?? 0);
  const named = settledBy(receipt).flatMap(({ billId, amount }): Reference[] => {
    const debt = debtOfId(state, billId);
    if (!debt || debt.isOpening) return [];
    left -= paise(amount);
    return [{ type: 'Agst Ref', name: debt.docNo, amount: sign * paise(amount) }];
  });
  return left === 0 ? named : [...named, { type: 'On Account', amount: sign * left }];
}

/** Money that came in; or, where `sign` is 1, what a bounced cheque takes back. */
function moneyOf(state: WithVouchers, receipt: Receipt, partyOf: PartyOf, sign: 1 | -1): Voucher {
  const { id, docNo, on, bouncedOn = on, mode, cash, tds, accountId, recipient } = receipt;
  const party = partyOf(accountId, recipient);
  const [inPaise, keptBack] = [paise(cash), paise(tds?.amount ?? 0)];
  const { name } = mode === 'Cash' ? OWN_LEDGERS.cash : OWN_LEDGERS.bank;
  const isBack = sign === 1;
  return {
    remoteId: isBack ? `${id}-bounced` : id,
    type: isBack ? 'Payment' : 'Receipt',
    number: docNo,
    on: isBack ? bouncedOn : on,
    party,
    entries: [
      { ledger: name, amount: -sign * inPaise },
      { ledger: OWN_LEDGERS.tds.name, amount: -sign * keptBack },
      {
        ledger: party.ledger,
        amount: sign * (inPaise + keptBack),
        references: referencesOf(state, receipt, sign),
      },
    ].filter(isSomething),
    ...(receipt.status === 'Cancelled' && { isCancelled: true }),
  };
}

/**
 * The vouchers of a month, `YYYY-MM`: its bills, credit notes, receipts and write-offs, and the cheques that bounced in it, without the documents
 * whose numbers are not given for good. Opening balances are the accountant's own.
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
  const { issued, noted } = documentsOf(state.bills, state.creditNotes, month, unnumbered);
  const receipts = state.receipts.ids
    .flatMap((id) => state.receipts.entities[id] ?? [])
    .filter(({ id }) => !unnumbered.has(id));
  return [
    ...issued.map((bill) => saleOf(bill, partyOf)),
    ...noted.flatMap((note) => {
      const bill = state.bills.entities[note.billId];
      return bill ? [creditOf(note, bill, partyOf)] : [];
    }),
    ...receipts.filter(({ on }) => on.startsWith(month)).map((receipt) => moneyOf(state, receipt, partyOf, -1)),
    ...receipts
      .filter(({ status, bouncedOn }) => status === 'Bounced' && bouncedOn?.startsWith(month))
      .map((receipt) => moneyOf(state, receipt, partyOf, 1)),
    ...state.writeOffs.ids
      .flatMap((id) => state.writeOffs.entities[id] ?? [])
      .filter(({ on, billId }) => on.startsWith(month) && !unnumbered.has(billId))
      .flatMap((one) => writeOffVoucher(state, one, partyOf) ?? []),
  ];
}
