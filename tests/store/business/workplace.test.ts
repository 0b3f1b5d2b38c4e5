import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { nouns, type Business } from '@/store/business/business';
import { misfit } from '@/store/business/checked/checked';
import { businessModel } from '@/store/business/businessModel';
import { checkedBusiness } from '@/store/business/checked/checkedBusiness';
import { checkedFact } from '../../support/factChecks';
import { FACT_TYPES } from '@/store/business/policy';
import { replay } from '@/store/business/replay';
import { numbersFrom } from '../../support/work/chance';
import { someFact } from '../../support/work/someFact';
import { workplace } from '../../support/work/workplace';
import { isQuick, runs } from '../../support/runs';

const FACTS = 7_000;
/** How many of them are told again, several times over. */
const RETOLD = 1_500;

/** What a busy office says, each fact by somebody who sees what was there a while ago; and which of them were admitted. */
function busyOffice() {
  const below = numbersFrom(23);
  const facts: UnknownAction[] = [];
  /** Those that nothing hinders where they are said. */
  const sayable: UnknownAction[] = [];
  const admitted = new Set<string>();
  let [business, seen, midway] = [workplace, workplace, workplace];
  while (facts.length < FACTS) {
    if (below(10) === 0) seen = business;
    const said = someFact(seen, below);
    if (!said) continue;
    const fact = businessModel.asSaid(said, seen);
    facts.push(fact);
    if (!businessModel.refusal(seen, fact)) sayable.push(fact);
    const missed: string[] = [];
    const miss = () => void missed.push(fact.type);
    business = replay(business, [fact], { overtaken: miss, unreadable: miss }, misfit);
    if (missed.length === 0) admitted.add(fact.type);
    if (facts.length === RETOLD) midway = business;
  }
  return { facts, sayable, admitted, midway, business };
}

describe('a busy office', () => {
  let office: ReturnType<typeof busyOffice>;
  // Generous, because a slow machine is no fault.
  beforeAll(() => {
    office = busyOffice();
  }, 120_000);

  test('begins with rows that are numbered without doubles and fit as they are', () => {
    for (const { reducerPath: noun } of nouns) {
      const numbers = Object.values<{ number: number }>(workplace[noun].entities).map(({ number }) => number);
      expect([noun, numbers.length]).toEqual([noun, new Set(numbers).size]);
    }
    expect(checkedBusiness(workplace).leftOut).toEqual([]);
  });

  test('says every fact there is but a replacement, and each is admitted sometimes', () => {
    const said = new Set(office.facts.map(({ type }) => type));
    expect(FACT_TYPES.filter((type) => type !== 'business/replaced' && !said.has(type))).toEqual([]);
    expect([...said].filter((type) => !office.admitted.has(type))).toEqual([]);
  });

  test('says what fits from outside', () => {
    for (const fact of office.sayable) expect(checkedFact(fact)).toEqual({ fact, leftOut: [] });
  });

  test.skipIf(isQuick)('comes to the same one by one, in one go and in any batches, and that fits', () => {
    const told = office.facts.slice(0, RETOLD);
    const all = (batches: readonly (readonly UnknownAction[])[]): Business =>
      batches.reduce((business, batch) => replay(business, batch, undefined, misfit), workplace);
    expect(all([told])).toEqual(office.midway);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 4, maxLength: 20 }), (sizes) => {
        let next = 0;
        const batches = sizes.map((size) => told.slice(next, (next += size)));
        expect(all([...batches, told.slice(next)])).toEqual(office.midway);
      }),
      { numRuns: runs(3) },
    );
    expect(checkedBusiness(office.business)).toEqual({ business: office.business, leftOut: [] });
  });
});
