import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { misfit } from '@/store/business/checked/checked';
import { checkedBusiness } from '@/store/business/checked/checkedBusiness';
import { replay } from '@/store/business/replay';
import { damaged, ODD_PARTS } from '../support/crafted';
import { everyNoun } from '../support/everyNoun';
import { checkedFact } from '../support/factChecks';
import { saidFact } from '../support/facts';
import { brokenMoney } from '../support/moneyInvariants';
import { everyScreen } from '../support/screens';

const business = everyNoun();
const part = fc.oneof(fc.constantFrom(...ODD_PARTS), fc.jsonValue());
const dice = fc.infiniteStream(fc.nat());

/** A fact as another program may send it: up to three of its parts are something else. */
const crafted = fc
  .tuple(saidFact, fc.array(part, { maxLength: 3 }), dice)
  .map(([fact, parts, numbers]): UnknownAction => {
    const { type, payload } = JSON.parse(JSON.stringify(fact)) as { type: string; payload: unknown };
    return { type, payload: parts.reduce((all, one) => damaged(all, one, numbers), payload) };
  });

test('facts from outside are refused in a sentence, or make a business that fits and that every screen can show', () => {
  fc.assert(
    fc.property(fc.array(crafted, { minLength: 1, maxLength: 20 }), (facts) => {
      const checked = facts.map(checkedFact);
      const reasons = checked.flatMap((one) => ('reason' in one ? [one.reason] : []));
      expect(
        reasons.filter((reason) => !/^(What it says does not fit|It does not say what happened).*\.$/.test(reason)),
      ).toEqual([]);
      const taken = checked.flatMap((one) => ('fact' in one ? [one.fact] : []));
      const after = replay(business, taken, undefined, misfit);
      expect(checkedBusiness(after)).toEqual({ business: after, leftOut: [] });
      expect(brokenMoney(after)).toEqual([]);
      expect(everyScreen(after)).not.toHaveLength(0);
      expect(taken.reduce((state, fact) => replay(state, [fact], undefined, misfit), business)).toEqual(after);
    }),
  );
});
