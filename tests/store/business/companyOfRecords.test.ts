import { describe, expect, test } from 'vitest';
import { changesBetween, factUndone, type Change } from '@/journal/undo';
import type { Business } from '@/store/business/business';
import { checkedFact } from '../../support/factChecks';
import { afterFact } from '@/store/business/replay';
import type { Fact } from '@/store/business/store';
import { companyChanged } from '@/store/billing/company/companySlice';
import { STORE } from '@/store/kit/movements/holder';
import { holderOf } from '@/store/kit/movements/move';
import { requestRaised } from '@/store/purchasing/requests/requestsSlice';
import { slipOffered } from '@/store/stock/challans/slipsSlice';
import { replayed } from '../../support/replayed';
import { requestLine } from '../../support/stock';
import { smallBusiness } from '../../support/tabs';

const inStore = Object.values(smallBusiness.devices.entities).find((device) => holderOf(device).at === 'store');
const slip = slipOffered(
  { from: STORE, to: { at: 'branch', id: 'branch-1' }, lines: [{ device: inStore?.id, qty: 1 }] },
  '2026-11-20',
);
const request = requestRaised([requestLine({ qty: 5 })]);
const named = (name: string, was = '') => companyChanged({ was: { name: was }, to: { name } });
const one = named('One');
const withCompany = afterFact(smallBusiness, one);

const changesOf = (before: Business, fact: Fact) =>
  changesBetween(before, afterFact(before, fact)).filter(({ path: [table] }) => table !== 'origin');

/** A change that made a row, as it was told before rows kept their company. */
function withoutCompany({ is, ...change }: Change): Change {
  const { companyId: _later, ...row } = Object(is) as Record<string, unknown>;
  return { ...change, ...(change.path.length === 2 ? { is: row } : is !== undefined && { is }) };
}

describe.each([
  ['challan', slip, (after: Business) => after.slips.entities[slip.payload.id]],
  ['stock request', request, (after: Business) => after.requests.entities[request.payload.id]],
] as const)('the company’s details that a %s keeps', (_what, fact, rowOf) => {
  test('are those of its day, and none where there are none', () => {
    expect(rowOf(afterFact(withCompany, fact))?.companyId).toBe(one.payload.id);
    expect(rowOf(afterFact(smallBusiness, fact))).toBeDefined();
    expect(rowOf(afterFact(smallBusiness, fact))?.companyId).toBeUndefined();
  });

  test('are never those that the fact names itself', () => {
    const forged = { ...fact, payload: { ...fact.payload, companyId: 'forged' } };
    expect(checkedFact(JSON.parse(JSON.stringify(forged)) as Fact)).toEqual({
      fact: JSON.parse(JSON.stringify(fact)) as Fact,
      leftOut: [],
    });
    expect(rowOf(afterFact(smallBusiness, forged))?.companyId).toBeUndefined();
    expect(rowOf(afterFact(withCompany, forged))?.companyId).toBe(one.payload.id);
  });

  test('hinder no Undo of it, though the Undo knows none, or those of before somebody else changed them', () => {
    const changes = changesOf(withCompany, fact);
    expect(replayed(withCompany, [fact, factUndone({ fact, changes: changes.map(withoutCompany) })]).reasons).toEqual([
      undefined,
      undefined,
    ]);
    expect(replayed(withCompany, [named('Two', 'One'), fact, factUndone({ fact, changes })]).reasons).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('stay as long as it tells of them', () => {
    const after = afterFact(withCompany, fact);
    const undo = factUndone({ fact: one, changes: changesOf(smallBusiness, one) });
    expect(replayed(after, [undo]).reasons).toEqual([expect.stringContaining(' tells of it.')]);
  });
});
