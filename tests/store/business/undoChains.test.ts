import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, test } from 'vitest';
import { factUndone } from '@/journal/undo/undo';
import { readInverse, readNewest } from '@/store/business/activityReading';
import { emptyBusiness, type Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { replay } from '@/store/business/replay';
import type { AppStore, Fact } from '@/store/business/store';
import { deviceLost, openingStockCounted } from '@/store/facts/devices';
import { productEdited } from '@/store/facts/vendors';
import { STORE } from '@/store/kit/movements/holder';
import { IMEIS } from '../../support/handover';
import { openTab, settle, smallBusiness, type Tab } from '../../support/tabs';
import { sharedShelf } from '../../support/vendorTabs';

const asJson = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value;
const nestedIn = (action: UnknownAction): number => (factUndone.match(action) ? 1 + nestedIn(action.payload.fact) : 0);
const ON = '2026-11-30';

/** What takes a fact back, as a browser tells it, or an office with its day. */
function undoOf(fact: UnknownAction, before: Business, on?: string) {
  const undo = asJson(businessModel.undoing(fact, before));
  if (!factUndone.match(undo)) throw new Error(`${undo.type} takes it back.`);
  return on === undefined ? undo : factUndone({ ...undo.payload, on });
}

/** The same as an older program told it, which held the whole fact that it takes back. */
const olderUndoOf = (fact: UnknownAction, before: Business, on?: string) =>
  factUndone({ ...undoOf(fact, before, on).payload, fact });

/** The tables without what the ledgers of devices tell of Undos. */
const withoutUndone = ({ origin: _facts, ...tables }: Business) =>
  JSON.parse(JSON.stringify(tables, (key, value: unknown) => (key === 'undone' ? undefined : value))) as unknown;

/** Takes back so many times what an Undo did, and gives how deep each holds others; each can be, and puts back what was there. */
function backAndForth(first: UnknownAction, said: Business, times: number, on?: string): number[] {
  let [before, fact] = [said, first];
  return Array.from({ length: times }, () => {
    const now = replay(before, [fact]);
    const undo = undoOf(fact, before, on);
    expect(businessModel.refusal(now, undo)).toBeUndefined();
    expect(withoutUndone(replay(now, [undo]))).toEqual(withoutUndone(before));
    [before, fact] = [now, undo];
    return nestedIn(undo);
  });
}

describe.each([undefined, ON])('what goes back and forth (each Undo of the day %s)', (on) => {
  const renamed = productEdited('vendor-1', 'product-1', { was: { name: 'Relay' }, to: { name: 'Siren' } });

  test('holds no more than two Undos, though something else was taken back of its devices in between', () => {
    const devices = IMEIS.map((imei) => ({ imei, productName: 'Tracker' }));
    const counted = openingStockCounted([{ place: STORE, devices }], '2026-11-01');
    const there = replay(emptyBusiness, [counted]);
    const lost = deviceLost(IMEIS[0], 'Gone', '2026-11-02');
    const found = replay(there, [lost, undoOf(lost, there, ON)]);
    expect(found.devices.entities[IMEIS[0]]?.undone).toBeDefined();
    const undo = undoOf(counted, emptyBusiness, on);
    expect(businessModel.refusal(found, undo)).toBeUndefined();
    expect(Math.max(...backAndForth(undo, found, 9, on))).toBe(2);
  });

  test.each([3, 4, 5, 6])('gets as small as that again where an older program nested it %s deep', (deep) => {
    let [before, fact]: [Business, UnknownAction] = [smallBusiness, renamed];
    for (let depth = 0; depth < deep; depth += 1) {
      const now = replay(before, [fact]);
      const undo = olderUndoOf(fact, before, on);
      expect(businessModel.refusal(now, undo)).toBeUndefined();
      [before, fact] = [now, undo];
    }
    expect(nestedIn(fact)).toBe(deep);
    const depths = backAndForth(fact, before, deep + 4, on);
    expect(Math.max(...depths)).toBeLessThan(deep);
    expect(Math.max(...depths.slice(-5))).toBeLessThanOrEqual(2);
  });
});

const rateIn = (store: AppStore) => store.getState().vendors.entities['vendor-1']?.products[0]?.rate;

test('of what an older program nested, nobody is offered to take back what is taken back already', async () => {
  const open = sharedShelf();
  const [asha, ravi] = [await openTab(open), await openTab(open, { by: () => 'Ravi' })] as const;
  const inverse = async ({ store }: Tab, seq: number) => {
    const told = await store.dispatch(readInverse(seq));
    if (!told || !factUndone.match(told)) throw new Error(`Nothing takes back ${seq}.`);
    return told;
  };
  const say = async (tab: Tab, fact: UnknownAction) => {
    expect(tab.store.dispatch(fact as Fact)).toMatchObject({ done: true });
    await settle([asha, ravi]);
  };
  await say(asha, productEdited('vendor-1', 'product-1', { was: { rate: 80 }, to: { rate: 95 } }));
  for (let seq = 2; seq < 7; seq += 1) {
    const [last] = await asha.replica.newest(1);
    if (last) await say(asha, factUndone({ ...(await inverse(asha, seq)).payload, fact: last.action }));
  }
  const seen: unknown[] = [];
  for (let seq = 7; seq < 12; seq += 1) {
    for (const { store } of [asha, ravi]) {
      const lines = await store.dispatch(readNewest(Infinity, 20));
      seen.push([seq, rateIn(store), lines.flatMap(({ seq: at, takesBack }) => (takesBack ? at : []))]);
    }
    await say(seq % 2 ? asha : ravi, await inverse(ravi, seq));
  }
  const standing = [
    [7, 80, [7, 5, 3]],
    [8, 95, [8, 4, 2]],
    [9, 80, [9, 3]],
    [10, 95, [10, 2]],
    [11, 80, [11]],
  ];
  expect(seen).toEqual(standing.flatMap((line) => [line, line]));
});
