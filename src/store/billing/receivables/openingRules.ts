import { formatDate, formatMoney } from '@/format';
import type { Refusal } from '@/journal/port/model';
import { accountWords } from '@/store/billing/bills/billingWords';
import {
  OPENING_AMOUNTS,
  OPENING_LABELS,
  openingOf,
  type OpeningBalance,
  type OpeningFields,
} from '@/store/billing/openings/opening';
import type { PayloadOf } from '@/store/facts/fact';
import { openingFacts } from '@/store/facts/openings';
import { rulesOf } from '@/store/facts/rules';
import { changedMeanwhile, reapplied } from '@/store/kit/edit';
import { paise, rupees, sumOf } from '@/store/kit/money';
import { firstOf, gone, known } from '@/store/kit/refusals';
import { onAccountSince, openingOnAccount, settlementOf, type WithSettlements } from './openBills';
import { allocationRefusal, laterRefusal, type ReceivablesContext } from './receiptRules';

type Corrected = PayloadOf<typeof openingFacts.declared.balanceCorrected>;
type Opened = PayloadOf<typeof openingFacts.declared.balancesOpened>;

/** Why an opening balance cannot be so on the day (ISO date) on which that is said: it is of a day to come, or has parts of a paisa. */
function whyNotSo({ on, amount }: OpeningFields, name: string, recordedOn: string): Refusal | undefined {
  if (on > recordedOn) return { reason: `${formatDate(on)} is still to come: an opening balance is of a day before.` };
  return rupees(paise(amount)) === amount
    ? undefined
    : { reason: `The opening balance of ${name} has parts of a paisa.` };
}

/** Why a credit cannot be of its day: some of it went before. */
function wentBefore({ on, later = [], released = [], refunds = [] }: OpeningBalance): Refusal | undefined {
  const [first] = [...later, ...released, ...refunds].toSorted((one, other) => one.on.localeCompare(other.on));
  return first && first.on < on
    ? {
        reason: `${formatMoney(first.amount)} of it was allocated, given back or paid back on ${formatDate(first.on)}: its Date cannot be later.`,
      }
    : undefined;
}

/** Why an opening balance cannot be of its amount: more than that was received for it, or settles bills and was paid back, now or on an earlier day; or of its day. */
export function settledBeyond(books: WithSettlements, opening: OpeningBalance) {
  const { amount, ...own } = opening;
  const { received, writtenOff } = settlementOf(books, own);
  const settled = sumOf([received, writtenOff]);
  if (settled > Math.max(0, amount))
    return { reason: `${formatMoney(settled)} of it was received or written off: it cannot be less.` };
  const credit = Math.max(0, -amount);
  const least = onAccountSince(opening, credit, opening.on);
  if (least < 0)
    return {
      reason: `${formatMoney(sumOf([credit, -least]))} of what was on account settles bills or was paid back: it cannot be less.`,
    };
  return wentBefore(opening);
}

/** Why an opening balance cannot be corrected. */
function correctedRefusal(state: ReceivablesContext, { id, edit, recordedOn }: Corrected): Refusal | undefined {
  const opening = state.openings.entities[id];
  if (!opening) return gone(state.openings, id, 'This opening balance');
  const corrected = reapplied(opening, edit);
  return firstOf(
    changedMeanwhile(opening, edit, OPENING_LABELS, OPENING_AMOUNTS),
    corrected.on === opening.on && corrected.amount === opening.amount
      ? { reason: 'Nothing is corrected: the opening balance is so already.' }
      : undefined,
    whyNotSo(corrected, accountWords(state, opening.accountId), recordedOn),
    settledBeyond(state, corrected),
  );
}

/** Why opening balances cannot be: an account is gone, has one already, or is named twice, or one is of nothing or of a day to come. */
function openedRefusal(state: ReceivablesContext, { balances, recordedOn }: Opened): Refusal | undefined {
  if (balances.length === 0) return { reason: 'No opening balance is named.' };
  const named = new Set<string>();
  for (const one of balances) {
    const { accountId, amount } = one;
    const name = accountWords(state, accountId);
    const refusal = firstOf(
      known(state.openings, one, 'This opening balance'),
      gone(state.accounts, accountId, 'This account'),
      openingOf(state.openings, accountId)
        ? { reason: `${name} has an opening balance already: correct that one.` }
        : undefined,
      named.has(accountId) ? { reason: `${name} is named twice.` } : undefined,
      amount === 0 ? { reason: `The opening balance of ${name} is 0: skip it.` } : undefined,
      whyNotSo(one, name, recordedOn),
    );
    if (refusal) return refusal;
    named.add(accountId);
  }
  return undefined;
}

/** When the facts of the opening balances cannot be. */
export const openingRules = rulesOf<ReceivablesContext>()(openingFacts, {
  balancesOpened: openedRefusal,
  balanceCorrected: correctedRefusal,
  balanceAllocated: (state, said) => {
    const { id, allocations } = said;
    const opening = state.openings.entities[id];
    if (!opening) return gone(state.openings, id, 'This opening balance');
    const left = openingOnAccount(state, opening.accountId);
    const asked = sumOf(allocations.map(({ amount }) => amount));
    return firstOf(
      laterRefusal(opening, said),
      paise(asked) <= 0 ? { reason: 'Nothing is allocated.' } : undefined,
      paise(asked) > paise(left)
        ? { reason: `Only ${formatMoney(left)} of it is on account, less than ${formatMoney(asked)}.` }
        : undefined,
      allocationRefusal(state, opening.accountId, allocations),
    );
  },
});
