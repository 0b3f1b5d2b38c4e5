import { formatMoney } from '@/format';
import type { Refusal } from '@/journal/port/model';
import { accountWords } from '@/store/billing/bills/billingWords';
import { openingOf } from '@/store/billing/openings/opening';
import type { PayloadOf } from '@/store/facts/fact';
import { openingFacts } from '@/store/facts/openings';
import { rulesOf } from '@/store/facts/rules';
import { paise, rupees, sumOf } from '@/store/kit/money';
import { firstOf, gone, known } from '@/store/kit/refusals';
import { openingOnAccount } from './openBills';
import { allocationRefusal, type ReceivablesContext } from './receivableRules';

type Opened = PayloadOf<typeof openingFacts.declared.balancesOpened>;

/** Why opening balances cannot be: an account is gone, has one already, or is named twice, or one is of nothing. */
function openedRefusal(state: ReceivablesContext, { balances }: Opened): Refusal | undefined {
  if (balances.length === 0) return { reason: 'No opening balance is named.' };
  const named = new Set<string>();
  for (const one of balances) {
    const { accountId, amount } = one;
    const name = accountWords(state, accountId);
    const refusal = firstOf(
      known(state.openings, one, 'This opening balance'),
      gone(state.accounts, accountId, 'This account'),
      openingOf(state.openings, accountId)
        ? { reason: `${name} has an opening balance already: undo that one first.` }
        : undefined,
      named.has(accountId) ? { reason: `${name} is named twice.` } : undefined,
      amount === 0 ? { reason: `The opening balance of ${name} is 0: leave it out.` } : undefined,
      rupees(paise(amount)) === amount ? undefined : { reason: `The opening balance of ${name} has parts of a paisa.` },
    );
    if (refusal) return refusal;
    named.add(accountId);
  }
  return undefined;
}

/** When the facts of the opening balances cannot be. */
export const openingRules = rulesOf<ReceivablesContext>()(openingFacts, {
  balancesOpened: openedRefusal,
  balanceAllocated: (state, { id, allocations }) => {
    const opening = state.openings.entities[id];
    if (!opening) return gone(state.openings, id, 'This opening balance');
    const left = openingOnAccount(state, opening.accountId);
    const asked = sumOf(allocations.map(({ amount }) => amount));
    return firstOf(
      paise(asked) <= 0 ? { reason: 'Nothing is allocated.' } : undefined,
      paise(asked) > paise(left)
        ? { reason: `Only ${formatMoney(left)} of it is on account, less than ${formatMoney(asked)}.` }
        : undefined,
      allocationRefusal(state, opening.accountId, allocations),
    );
  },
});
