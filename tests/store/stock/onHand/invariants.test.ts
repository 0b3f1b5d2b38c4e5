import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessOf, type Business } from '@/store/business/business';
import { equal } from '@/journal/kit/equal';
import { challanOffered } from '@/store/facts/challans';
import { createStore } from '@/store/business/store';
import { runs } from '../../../support/runs';
import { sampleOn } from '../../../support/sample';
import { brokenStock } from '../../../support/stockInvariants';
import { chainFactOf } from '../../../support/stockWork';
import { replayed } from '../../../support/replayed';
import { standing } from '../../../support/standing';
import { smallBusiness } from '../../../support/tabs';

/** Draws whole numbers from a row of them, round and round. */
const drawing = (numbers: readonly number[]) => {
  let next = 0;
  return (below: number) => {
    const drawn = numbers[next % numbers.length] ?? 0;
    next += 1;
    return below > 0 ? drawn % below : 0;
  };
};
const numbers = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 4, maxLength: 12 });
const steps = fc.array(fc.record({ tab: fc.nat({ max: 2 }), numbers, reads: fc.boolean() }), {
  minLength: 1,
  maxLength: 40,
});

test('whatever three people say of the stock and of the vehicles, each seeing only what they read last, every thing is in one place and every figure holds', () => {
  fc.assert(
    fc.property(steps, (all) => {
      // What each of the three sees: the journal as far as they read it.
      const seen: Business[] = [smallBusiness, smallBusiness, smallBusiness];
      const said: UnknownAction[] = [];
      for (const step of all) {
        if (step.reads) seen[step.tab] = replayed(smallBusiness, said).after;
        const fact = chainFactOf(seen[step.tab] ?? smallBusiness, drawing(step.numbers));
        if (fact) said.push(fact);
      }
      const { after, reasons } = replayed(smallBusiness, said);
      const admitted = said.filter((_fact, place) => reasons[place] === undefined);
      expect(brokenStock(smallBusiness, admitted, after)).toEqual([]);
    }),
    { numRuns: runs(60) },
  );
});

test('a fact of the stock that is refused changes nothing, and the Undo of one that is done restores, or says why not', () => {
  fc.assert(
    fc.property(fc.array(numbers, { minLength: 1, maxLength: 12 }), (rows) => {
      const store = createStore(smallBusiness);
      for (const row of rows) {
        const before = businessOf(store.getState());
        const fact = chainFactOf(before, drawing(row));
        if (!fact) continue;
        const outcome = store.dispatch(fact);
        const isTakenBack = outcome.done && outcome.undo !== undefined && (row[0] ?? 0) % 2 === 0;
        const back = isTakenBack ? outcome.undo?.() : undefined;
        expect([fact.type, back?.done ?? true, back !== undefined && !back.done ? back.reason : '']).toEqual([
          fact.type,
          true,
          '',
        ]);
        // A challan that is taken back stays, cancelled, and so do the ways to it and back.
        const isBefore = !outcome.done || (isTakenBack && !challanOffered.match(fact));
        expect(!isBefore || equal(standing(businessOf(store.getState())), standing(before))).toBe(true);
      }
    }),
    { numRuns: runs(60) },
  );
});

describe('the sample', () => {
  test('is a stock in which every thing is in one place', () => {
    const business = sampleOn('2026-11-21');
    expect(brokenStock(business, [], business)).toEqual([]);
  });
});
