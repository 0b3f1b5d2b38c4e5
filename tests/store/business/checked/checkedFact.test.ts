import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UnknownAction } from '@reduxjs/toolkit';
import { factUndone } from '@/journal/undo/undo';
import { businessReplaced, type Business } from '@/store/business/business';
import { businessRules } from '@/store/business/businessRules';
import { misfit } from '@/store/business/checked/checked';
import { checkedBusiness } from '@/store/business/checked/checkedBusiness';
import { checkedFact, factChecks } from '../../../support/factChecks';
import { receiptRecorded } from '@/store/facts/receipts';
import { replay } from '@/store/business/replay';
import { damaged, ODD_PARTS } from '../../../support/crafted';
import { everyNoun } from '../../../support/everyNoun';
import { saidFact } from '../../../support/facts';
import { isQuick, runs } from '../../../support/runs';
import { everyScreen } from '../../../support/screens';

const business = everyNoun();
const asJson = (fact: UnknownAction) => JSON.parse(JSON.stringify(fact)) as UnknownAction;
const fitting = (fact: UnknownAction) => {
  const checked = checkedFact(fact);
  return 'fact' in checked ? [checked.fact] : [];
};
const after = (before: Business, facts: readonly UnknownAction[]) => replay(before, facts, undefined, misfit);

const types = [...factChecks.keys()];
// Always the same ones: of the rarest fact a few others would hold none.
const samples = fc.sample(saidFact, { numRuns: 3_000, seed: 15 }).map(asJson);

test('every fact that has a rule is checked, and no other, besides those that replace or take back', () => {
  expect(new Set([...types, businessReplaced.type, factUndone.type])).toEqual(new Set(businessRules.keys()));
});

test('every fact that there is has a sample', () => {
  const sampled = new Set(samples.map(({ type }) => type));
  const without = types.filter((type) => !sampled.has(type));
  expect(without, 'No arbitrary of tests/support (as vendorFact of vendors.ts) says these.').toEqual([]);
});

describe.each(types)('a fact %s', (type) => {
  const facts = samples.filter((fact) => fact.type === type);

  test('that a form made fits as it is', () => {
    for (const fact of facts) expect(checkedFact(fact)).toEqual({ fact, leftOut: [] });
  });

  test.skipIf(isQuick || facts.length === 0)(
    'of which any part is exchanged is refused in a sentence, or makes what fits',
    () => {
      fc.assert(
        fc.property(
          fc.constantFrom(...facts),
          fc.oneof(fc.constantFrom(...ODD_PARTS), fc.jsonValue()),
          fc.infiniteStream(fc.nat()),
          (fact, part, dice) => {
            const crafted = { type, payload: damaged(fact.payload, part, dice) };
            const checked = checkedFact(crafted);
            const reasons = 'reason' in checked ? [checked.reason] : [];
            expect(
              reasons.filter(
                (reason) => !/^(What it says does not fit|It does not say what happened).*\.$/.test(reason),
              ),
            ).toEqual([]);
            const fits = fitting(crafted);
            // What is refused changes nothing.
            if (fits.length === 0) return;
            const state = after(business, fits);
            expect(checkedBusiness(state)).toEqual({ business: state, leftOut: [] });
            expect(everyScreen(state)).not.toHaveLength(0);
          },
        ),
        { numRuns: runs(15) },
      );
    },
  );
});

test('a receipt whose number would begin with a blank is refused', () => {
  const recorded = samples.find(receiptRecorded.match);
  const blank = { type: receiptRecorded.type, payload: { ...recorded?.payload, issuer: { prefix: ' ' } } };
  expect(checkedFact(blank)).toEqual({
    reason: expect.stringContaining('Its series is one to three letters or digits.'),
  });
});

test('facts of which any parts are exchanged come to the same one by one and all at once', () => {
  const crafted = fc
    .tuple(
      fc.constantFrom(...samples),
      fc.oneof(fc.constantFrom(...ODD_PARTS), fc.jsonValue()),
      fc.boolean(),
      fc.infiniteStream(fc.nat()),
    )
    .map(([fact, part, isOdd, dice]) =>
      isOdd ? { type: fact.type, payload: damaged(fact.payload, part, dice) } : fact,
    );
  fc.assert(
    fc.property(fc.array(crafted, { maxLength: 10 }), (facts) => {
      const taken = facts.flatMap(fitting);
      expect(after(business, taken)).toEqual(taken.reduce((state, fact) => after(state, [fact]), business));
    }),
    { numRuns: runs(80) },
  );
});
