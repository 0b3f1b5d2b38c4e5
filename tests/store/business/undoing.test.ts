import { readFileSync } from 'node:fs';
import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { unpacked } from '@/journal/reading/bulk';
import { changesBetween, factUndone, type Change } from '@/journal/undo/undo';
import { asCancelled } from '@/store/billing/bills/documents';
import { emptyBusiness, type Business } from '@/store/business/business';
import { runToEnd } from '@/journal/kit/runToEnd';
import { businessModel } from '@/store/business/businessModel';
import { rewound } from '@/store/business/factChanges';
import { replay } from '@/store/business/replay';
import { undoneRefusing, type FactRules } from '@/store/business/undoing';
import { afterWholesale } from '@/store/business/wholesale';
import { vendorTable } from '@/store/purchasing/vendors/vendorsSlice';
import { productEdited } from '@/store/facts/vendors';
import { checkedFact } from '../../support/factChecks';
import { saidFact } from '../../support/facts';
import type { KeptJournal } from '../../support/keptJournal';
import { isQuick, runs } from '../../support/runs';
import { smallBusiness } from '../../support/tabs';
import { vendor } from '../../support/vendors';

const OUT_OF_REACH = 'It would put back more than the fact that it takes back can have changed.';
const CHANGED = 'Not undone: it has been changed again since.';

const asJson = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value;
const reasonAgainst = (business: Business, fact: UnknownAction) =>
  businessModel.refusal(business, asJson(fact))?.reason;
const tablesOf = (business: Business) => ({ ...business, origin: undefined });
const byPath = (changes: readonly Change[]) => new Map(changes.map(({ path, ...values }) => [path.join(), values]));

/** The Undo of a fact, and of that, and so on, each with the business in which it is said; told from outside. */
function* undone(business: Business, said: UnknownAction, deep: number) {
  let [before, fact] = [business, said];
  for (let depth = 0; depth < deep; depth += 1) {
    const now = replay(before, [fact]);
    if (businessModel.same(before, now)) return;
    const undo = asJson(businessModel.undoing(fact, before));
    yield { undo, before, now };
    [before, fact] = [now, undo];
  }
}

/** How many Undos an action is, one within the other. */
const nestedIn = (action: UnknownAction): number => (factUndone.match(action) ? 1 + nestedIn(action.payload.fact) : 0);

const isOutOfReach = (reason: string | undefined) => reason === OUT_OF_REACH || reason === CHANGED;

async function keptFacts() {
  const { drafts, contents } = JSON.parse(readFileSync('tests/journals/version-1.json', 'utf8')) as KeptJournal;
  const journal = memoryShelf()();
  for (const [hash, text] of Object.entries(contents)) await journal.contents.put(hash, new TextEncoder().encode(text));
  return (await unpacked(drafts, journal.contents)).map(({ action }) => action);
}

describe('the Undo of what somebody said', () => {
  test('puts back all that it changed, after whatever was said before it, and so does the Undo of that', () => {
    fc.assert(
      fc.property(fc.array(saidFact, { maxLength: 8 }), saidFact, (earlier, fact) => {
        for (const { undo, before, now } of undone(replay(smallBusiness, earlier), fact, 4)) {
          const changes = asJson(asCancelled(changesBetween(tablesOf(before), tablesOf(now))));
          const told = factUndone.match(undo) ? undo.payload.changes : changes;
          expect(nestedIn(undo)).toBeLessThanOrEqual(2);
          expect(checkedFact(undo)).toEqual({ fact: undo, leftOut: [] });
          expect(isOutOfReach(reasonAgainst(now, undo))).toBe(false);
          expect(byPath(told)).toEqual(byPath(changes));
        }
      }),
      { numRuns: runs(150) },
    );
  });

  test('asks each Undo that it takes back once, and holds no more than two others, however many took back one another', () => {
    const renamed = productEdited('vendor-1', 'product-1', { was: { name: 'Relay' }, to: { name: 'Siren' } });
    let asked = 0;
    const rules: FactRules = {
      refusal: (business, fact) => (factUndone.match(fact) ? refusalOf(business, fact) : undefined),
      heard: (_business, fact) => fact,
      aboutOf: businessModel.aboutOf,
      isInPart: () => {
        asked += 1;
        return false;
      },
    };
    const refusalOf = (business: Business, { payload }: ReturnType<typeof factUndone>) =>
      runToEnd(undoneRefusing(business, payload, rules));
    for (const [deep, { undo, now }] of [...undone(smallBusiness, renamed, 12)].entries()) {
      asked = 0;
      expect(factUndone.match(undo) && refusalOf(now, undo)).toBeUndefined();
      expect(asked).toBe(1 + (deep % 2));
    }
  });

  test.skipIf(isQuick)('is within reach, whatever the fact was, and never puts back more later', async () => {
    const [beginning, ...facts] = await keptFacts();
    const undos: UnknownAction[] = [];
    let business = replay(emptyBusiness, beginning ? [beginning] : []);
    for (const fact of facts) {
      for (const { undo, now } of undone(business, fact, 2)) {
        expect([fact.type, isOutOfReach(reasonAgainst(now, undo))]).toEqual([fact.type, false]);
        undos.push(undo);
      }
      business = replay(business, [fact]);
    }
    expect(undos.filter((undo) => reasonAgainst(business, undo) === OUT_OF_REACH)).toEqual([]);
  });
});

test('an Undo looks through nothing of the records that go with it', () => {
  const made = Object.defineProperty({ ...vendor(1) }, 'toJSON', {
    value: () => expect.unreachable('It was copied.'),
  });
  const business = { ...emptyBusiness, vendors: vendorTable([made]) };
  const changes = [{ path: ['vendors', made.id], is: made }];
  expect(rewound(business, changes).vendors.ids).toEqual([]);
  expect(afterWholesale(business, factUndone({ fact: { type: 'any' }, changes })).vendors.ids).toEqual([]);
});
