import { formatMonth } from '@/format';
import { billsOfAccount, creditNotesOfAccount } from '@/store/billing/bills/accountBills';
import type { IssuedBill } from '@/store/billing/bills/bill';
import type { Days } from '@/store/kit/calendar';
import { paise } from '@/store/kit/money';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { debitNotesOfAccount, type DebitNote } from '@/store/billing/debitNotes/debitNote';
import { openingOf, type OpeningBalance } from '@/store/billing/openings/opening';
import { knownLater } from '@/store/billing/receipts/knownLater';
import { receiptsOfAccount } from '@/store/billing/receipts/accountReceipts';
import type { Receipt, Settling } from '@/store/billing/receipts/receipt';
import { writeOffsOfAccount } from '@/store/billing/writeOffs/writeOff';
import { debtOfId, OPENING } from './debts';
import { MOVEMENT_KINDS, standing, type BalanceMovement } from './movement';
import type { WithDebts } from './openBills';

/** What a receipt brought, in whole paise: money and tax kept back. */
export const broughtInPaise = ({ cash, tds }: Pick<Receipt, 'cash' | 'tds'>): number =>
  paise(cash) + paise(tds?.amount ?? 0);

const receiptDetail = ({ mode, reference, tds }: Receipt, known: string | undefined) =>
  [mode, reference, tds && `TDS ${tds.code}`, known].filter(Boolean).join(' · ');

/** What was paid back of money, each refund a movement of its own. */
const refundMovements = (
  money: Pick<BalanceMovement, 'id' | 'number' | 'docNo'>,
  { refunds = [] }: Pick<Settling, 'refunds'>,
): BalanceMovement[] =>
  refunds.map(({ id, on, of, mode, reference, why, amount }) => ({
    id: money.id,
    refundId: id,
    number: money.number,
    docNo: money.docNo,
    on,
    what: 'Refund',
    detail: [mode, reference, why, knownLater({ on, of })].filter(Boolean).join(' · '),
    moved: paise(amount),
  }));

function receiptMovements(receipt: Receipt): BalanceMovement[] {
  if (receipt.status === 'Cancelled') return [];
  const { id, number, docNo, on, bouncedOn = on, bouncedOf } = receipt;
  const entry = { id, number, docNo, detail: receiptDetail(receipt, knownLater(receipt)) };
  const bounced = receiptDetail(receipt, knownLater({ on: bouncedOn, of: bouncedOf }));
  const brought = broughtInPaise(receipt);
  return [
    { ...entry, on, what: 'Receipt', moved: -brought },
    ...(receipt.status === 'Bounced'
      ? [{ ...entry, on: bouncedOn, what: 'Bounced' as const, detail: bounced, moved: brought }]
      : []),
    ...refundMovements(entry, receipt),
  ];
}

const placeOf = ({ what }: BalanceMovement) => MOVEMENT_KINDS.indexOf(what);

const noteMovement = (
  what: 'Debit note' | 'Credit note',
  { id, number, docNo, issuedOn, total, reason }: DebitNote | CreditNote,
): BalanceMovement => ({
  id,
  number,
  docNo,
  on: issuedOn,
  what,
  detail: reason,
  moved: what === 'Debit note' ? paise(total) : -paise(total),
});

const openingMovements = (opening: OpeningBalance | undefined): BalanceMovement[] =>
  opening && opening.amount !== 0
    ? [
        {
          id: opening.id,
          number: 0,
          docNo: '—',
          on: opening.on,
          what: OPENING,
          detail: '',
          moved: paise(opening.amount),
        },
        ...refundMovements({ id: opening.id, number: 0, docNo: '—' }, opening),
      ]
    : [];

const billMovement = ({ id, number, docNo, issuedOn, total, part, month }: IssuedBill): BalanceMovement => ({
  id,
  number,
  docNo,
  on: issuedOn,
  what: 'Bill',
  detail: `${part} · ${formatMonth(month)}`,
  moved: paise(total),
});

/** All that moved an account's balance, in the order of the days; what was cancelled counts as never, but where it stood on the last of some days. */
export function movementsOf(state: WithDebts, accountId: string, days?: Days): BalanceMovement[] {
  const bills = billsOfAccount(state.bills, accountId).flatMap((bill) => standing(bill, billMovement(bill), days));
  const debits = debitNotesOfAccount(state.debitNotes, accountId).flatMap((note) =>
    standing(note, noteMovement('Debit note', note), days),
  );
  const notes = creditNotesOfAccount(state.creditNotes, accountId).map((note) => noteMovement('Credit note', note));
  const receipts = receiptsOfAccount(state.receipts, accountId).flatMap(receiptMovements);
  const writtenOff = writeOffsOfAccount(state.writeOffs, accountId).flatMap(
    ({ number, billId, on, backOn, amount, why }): BalanceMovement[] => {
      const entry = { id: billId, number, docNo: debtOfId(state, billId)?.docNo ?? '—', detail: why };
      const moved = paise(amount);
      return [
        { ...entry, on, what: 'Written off', moved: -moved },
        ...(backOn === undefined ? [] : [{ ...entry, on: backOn, what: 'Write-off taken back' as const, moved }]),
      ];
    },
  );
  return [
    ...openingMovements(openingOf(state.openings, accountId)),
    ...bills,
    ...debits,
    ...notes,
    ...receipts,
    ...writtenOff,
  ].toSorted(
    (one, other) => one.on.localeCompare(other.on) || placeOf(one) - placeOf(other) || one.number - other.number,
  );
}
