import { creditNotesOfAccount } from '@/store/billing/bills/accountBills';
import { isLive } from '@/store/billing/bills/bill';
import { openingOf } from '@/store/billing/openings/opening';
import { comparedDebts, debtOfId, debtsOfAccount } from '@/store/billing/receivables/debts';
import { broughtInPaise } from '@/store/billing/receivables/movements';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import { receiptsOfAccount } from '@/store/billing/receipts/accountReceipts';
import { hasCome, type Allocation, type Settling } from '@/store/billing/receipts/receipt';
import { writeOffsOfAccount } from '@/store/billing/writeOffs/writeOff';
import { comparedDays } from '@/store/kit/dates';
import { paise } from '@/store/kit/money';

/** What a day (ISO date) changed, in whole paise: what is open of a debt, or, where none is named, what is on account. */
interface Change {
  on: string;
  debtId?: string;
  moved: number;
}

/** Money that was on account settles a debt, or is given back by it. */
const settles = (on: string, { billId, amount }: Allocation, sign: 1 | -1): Change[] => [
  { on, debtId: billId, moved: -sign * paise(amount) },
  { on, moved: -sign * paise(amount) },
];

/** What money did that was there from a day on: what came later stayed on account till then, and what was paid back is there no more. */
function moneyChanges(brought: number, from: string, money: Settling): Change[] {
  const { allocations = [], later = [], released = [], refunds = [] } = money;
  return [
    { on: from, moved: brought },
    ...allocations.flatMap((one) => settles(from, one, 1)),
    ...later.flatMap((one) => settles(one.on, one, 1)),
    ...released.flatMap((one) => settles(one.on, one, -1)),
    ...refunds.map(({ on, of = on, amount }) => ({ on: of, moved: -paise(amount) })),
  ];
}

/** All that changed what is open of an account: money that was known later counts from the day on which it came, and what bounced never did. */
function changesOf(state: WithDebts, accountId: string): Change[] {
  const opening = openingOf(state.openings, accountId);
  return [
    ...debtsOfAccount(state, accountId)
      .filter(isLive)
      .map(({ id, issuedOn, total }) => ({ on: issuedOn, debtId: id, moved: paise(total) })),
    ...receiptsOfAccount(state.receipts, accountId)
      .filter(hasCome)
      .flatMap((receipt) => moneyChanges(broughtInPaise(receipt), receipt.of ?? receipt.on, receipt)),
    ...(opening && opening.amount < 0 ? moneyChanges(-paise(opening.amount), opening.on, opening) : []),
    ...creditNotesOfAccount(state.creditNotes, accountId).map(({ billId, issuedOn, reason, total }) => ({
      // What was a mistake was never due.
      on: reason === 'Mistake' ? (debtOfId(state, billId)?.issuedOn ?? issuedOn) : issuedOn,
      debtId: billId,
      moved: -paise(total),
    })),
    ...writeOffsOfAccount(state.writeOffs, accountId).flatMap(({ billId, on, backOn, amount }) => [
      { on, debtId: billId, moved: -paise(amount) },
      ...(backOn === undefined ? [] : [{ on: backOn, debtId: billId, moved: paise(amount) }]),
    ]),
  ];
}

/** What was open at the end of each day from one (ISO date) until the next span begins. */
export interface OpenSpan {
  from: string;
  /** By a debt's identity, in whole paise: what is on account counts against the oldest, though nobody has set it against any. */
  open: ReadonlyMap<string, number>;
}

/** What was open of an account's debts, span by span from the first day on which something was; what is written off is expected no more. */
export function openSpans(state: WithDebts, accountId: string): readonly OpenSpan[] {
  const debts = debtsOfAccount(state, accountId).toSorted(comparedDebts);
  const changes = changesOf(state, accountId).toSorted((one, other) => comparedDays(one.on, other.on));
  const left = new Map<string, number>();
  let onAccount = 0;
  const spans: OpenSpan[] = [];
  for (const [place, { on, debtId, moved }] of changes.entries()) {
    if (debtId === undefined) onAccount += moved;
    else left.set(debtId, (left.get(debtId) ?? 0) + moved);
    if (changes[place + 1]?.on === on) continue;
    // A debt of which too much came has the rest on account.
    let rest = [...left.values()].reduce((sum, amount) => sum - Math.min(0, amount), Math.max(0, onAccount));
    const open = new Map<string, number>();
    for (const { id } of debts) {
      const amount = Math.max(0, left.get(id) ?? 0);
      const covered = Math.min(rest, amount);
      rest -= covered;
      if (amount > covered) open.set(id, amount - covered);
    }
    spans.push({ from: on, open });
  }
  return spans;
}
