import { debtOfId } from '@/store/billing/receivables/debts';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import { settledOn } from '@/store/billing/receipts/settled';
import type { Receipt, ReceiptMode, WithReceipts } from '@/store/billing/receipts/receipt';
import type { RefundVoucher, WithRefundVouchers } from '@/store/billing/refundVouchers/refundVoucher';
import { paise } from '@/store/kit/money';
import type { Numbered, Table } from '@/store/kit/table';
import { OWN_LEDGERS } from './ledgers';
import { isSomething, type PartyOf, type Reference, type Voucher } from './voucher';

/** Of which bills money was, and what of it is on account; what it settled of an opening balance Tally does not know by a number. */
function referencesOf(state: WithDebts, receipt: Receipt, sign: 1 | -1, on: string): Reference[] {
  const { cash, tds } = receipt;
  let left = paise(cash) + paise(tds?.amount ?? 0);
  // What was allocated, or given back by a credit note, in a later month stands there, and so does what settles a bill of a later month.
  const named = settledOn(receipt, `${monthOf(on)}-31`).flatMap(({ billId, amount }): Reference[] => {
    const debt = debtOfId(state, billId);
    if (!debt || debt.isOpening || monthOf(debt.issuedOn) > monthOf(on)) return [];
    left -= paise(amount);
    return [{ type: 'Agst Ref', name: debt.docNo, amount: sign * paise(amount) }];
  });
  return left === 0 ? named : [...named, { type: 'On Account', amount: sign * left }];
}

const rowsOf = <Row extends Numbered>({ ids, entities }: Table<Row>): Row[] => ids.flatMap((id) => entities[id] ?? []);

const monthOf = (day: string): string => day.slice(0, 7);

const bankOf = (mode: ReceiptMode): string => (mode === 'Cash' ? OWN_LEDGERS.cash : OWN_LEDGERS.bank).name;

/** Money that came in; or, where `sign` is 1, what a bounced cheque takes back. */
export function moneyOf(state: WithDebts, receipt: Receipt, partyOf: PartyOf, sign: 1 | -1): Voucher {
  const { id, docNo, on, bouncedOn = on, mode, cash, tds, accountId, recipient } = receipt;
  const party = partyOf(accountId, recipient);
  const [inPaise, keptBack] = [paise(cash), paise(tds?.amount ?? 0)];
  const isBack = sign === 1;
  return {
    remoteId: isBack ? `${id}-bounced` : id,
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
    ...(receipt.status === 'Cancelled' && { isCancelled: true }),
  };
}

/** What money of an earlier month settled in a month, out of what was on account: from the day on which it was said and its bill was there. */
export function allocationsOf(state: WithDebts, receipt: Receipt, month: string, partyOf: PartyOf): Voucher[] {
  const { docNo, on: cameOn, status, bouncedOn, allocations, later = [], accountId, recipient } = receipt;
  // What is allocated after a bounce is of no money.
  if (monthOf(cameOn) >= month || (bouncedOn !== undefined && monthOf(bouncedOn) < month)) return [];
  const first = allocations.map((one) => ({ ...one, id: `${receipt.id}-${one.billId}`, on: cameOn }));
  return [...first, ...later].flatMap(({ id, on: said, billId, amount }, place): Voucher[] => {
    const debt = debtOfId(state, billId);
    if (!debt || debt.isOpening) return [];
    const on = debt.issuedOn > said ? debt.issuedOn : said;
    if (monthOf(on) !== month) return [];
    const party = partyOf(accountId, recipient);
    const inPaise = paise(amount);
    return [
      {
        remoteId: id,
        type: 'Journal',
        told: 'Allocation',
        number: `${docNo} ${debt.docNo} ${place + 1}`,
        on,
        party,
        entries: [
          { ledger: party.ledger, amount: inPaise, references: [{ type: 'On Account', amount: inPaise }] },
          {
            ledger: party.ledger,
            amount: -inPaise,
            references: [{ type: 'Agst Ref', name: debt.docNo, amount: -inPaise }],
          },
        ],
        ...(status === 'Cancelled' && { isCancelled: true }),
      },
    ];
  });
}

interface PaidBack extends Pick<RefundVoucher, 'id' | 'on' | 'mode' | 'amount' | 'accountId' | 'recipient'> {
  number: string;
  isCancelled?: true;
}

const paymentOf = (
  { id, number, on, mode, amount, accountId, recipient, isCancelled }: PaidBack,
  partyOf: PartyOf,
): Voucher => {
  const party = partyOf(accountId, recipient);
  return {
    remoteId: id,
    type: 'Payment',
    number,
    on,
    party,
    entries: [
      { ledger: bankOf(mode), amount: -paise(amount) },
      { ledger: party.ledger, amount: paise(amount), references: [{ type: 'On Account', amount: paise(amount) }] },
    ],
    ...(isCancelled && { isCancelled }),
  };
};

/** Money that was paid back in a month, out of what is on account: by its voucher, which Tally cancels where that was taken back, and of before there were any by its receipt. */
export function refundsOf(
  { receipts, refundVouchers }: WithReceipts & WithRefundVouchers,
  month: string,
  partyOf: PartyOf,
  unnumbered: ReadonlySet<string>,
): Voucher[] {
  const earlier = rowsOf(receipts).flatMap(({ docNo, accountId, recipient, refunds = [] }) =>
    refunds.flatMap((refund, place) =>
      refundVouchers.entities[refund.id] ? [] : [{ ...refund, accountId, recipient, number: `${docNo}-R${place + 1}` }],
    ),
  );
  const numbered = rowsOf(refundVouchers).map((voucher) => ({
    ...voucher,
    number: voucher.docNo,
    ...(voucher.status === 'Cancelled' && { isCancelled: true as const }),
  }));
  return [...earlier, ...numbered]
    .filter(({ id, on }) => on.startsWith(month) && !unnumbered.has(id))
    .map((one) => paymentOf(one, partyOf));
}
