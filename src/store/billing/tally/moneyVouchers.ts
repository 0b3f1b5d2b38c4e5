import { tableRows } from '@/store/billing/receivables/sold';
import { debtOfId } from '@/store/billing/receivables/debts';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import { settledOn } from '@/store/billing/receipts/settled';
import type { Receipt, ReceiptMode } from '@/store/billing/receipts/receipt';
import type { RefundVoucher, WithRefundVouchers } from '@/store/billing/refundVouchers/refundVoucher';
import { paise } from '@/store/kit/money';
import { OWN_LEDGERS } from './ledgers';
import { isSomething, type PartyOf, type Reference, type Voucher } from './voucher';

/** Of which bills money was, and what of it is on account; what it settled of an opening balance Tally does not know by a number. */
function referencesOf(state: WithDebts, receipt: Receipt, sign: 1 | -1, on: string): Reference[] {
  const { cash, tds } = receipt;
  let left = paise(cash) + paise(tds?.amount ?? 0);
  // What was allocated, or given back by a credit note, on a later day stands there, and so does what settles a bill of a later day.
  const named = settledOn(receipt, on).flatMap(({ billId, amount }): Reference[] => {
    const debt = debtOfId(state, billId);
    if (!debt || debt.isOpening || debt.issuedOn > on) return [];
    left -= paise(amount);
    return [{ type: 'Agst Ref', name: debt.docNo, amount: sign * paise(amount) }];
  });
  return left === 0 ? named : [...named, { type: 'On Account', amount: sign * left }];
}

const bankOf = (mode: ReceiptMode): string => (mode === 'Cash' ? OWN_LEDGERS.cash : OWN_LEDGERS.bank).name;

/** Money that came in; or, where `sign` is 1, what a bounced cheque takes back, which Tally cancels where the bounce was taken back. */
export function moneyOf(state: WithDebts, receipt: Receipt, partyOf: PartyOf, sign: 1 | -1): Voucher {
  const { id, docNo, on, bouncedOn = on, mode, cash, tds, accountId, recipient } = receipt;
  const party = partyOf(accountId, recipient);
  const [inPaise, keptBack] = [paise(cash), paise(tds?.amount ?? 0)];
  const isBack = sign === 1;
  return {
    remoteId: isBack ? `${id}-bounced` : id,
    kind: isBack ? 'Bounced' : 'Receipt',
    type: isBack ? 'Payment' : 'Receipt',
    number: docNo,
    on: isBack ? bouncedOn : on,
    party,
    entries: [
      { ledger: bankOf(mode), amount: -sign * inPaise },
      { ledger: OWN_LEDGERS.tds.name, amount: -sign * keptBack },
      {
        ledger: party.ledger,
        amount: sign * (inPaise + keptBack),
        references: referencesOf(state, receipt, sign, isBack ? bouncedOn : on),
      },
    ].filter(isSomething),
    ...((receipt.status === 'Cancelled' || (isBack && receipt.status !== 'Bounced')) && { isCancelled: true }),
  };
}

const paymentOf = (
  { id, docNo, on, mode, amount, accountId, recipient, status }: RefundVoucher,
  partyOf: PartyOf,
): Voucher => {
  const party = partyOf(accountId, recipient);
  return {
    remoteId: id,
    kind: 'Refund',
    type: 'Payment',
    number: docNo,
    on,
    party,
    entries: [
      { ledger: bankOf(mode), amount: -paise(amount) },
      { ledger: party.ledger, amount: paise(amount), references: [{ type: 'On Account', amount: paise(amount) }] },
    ],
    ...(status === 'Cancelled' && { isCancelled: true }),
  };
};

/** Money that was paid back, out of what is on account, by its voucher, which Tally cancels where that was taken back. */
export const refundsOf = (
  { refundVouchers }: WithRefundVouchers,
  partyOf: PartyOf,
  unnumbered: ReadonlySet<string>,
): Voucher[] =>
  tableRows(refundVouchers)
    .filter(({ id }) => !unnumbered.has(id))
    .map((one) => paymentOf(one, partyOf));
