import { describe, expect, test } from 'vitest';
import { changesBetween, factUndone } from '@/journal/undo/undo';
import type { Business } from '@/store/business/business';
import { companyTable } from '@/store/billing/company/companySlice';
import { businessModel } from '@/store/business/businessModel';
import { afterFact } from '@/store/business/replay';
import type { Fact } from '@/store/business/store';
import { companyChanged } from '@/store/facts/company';
import { STORE } from '@/store/kit/movements/holder';
import { holderOf } from '@/store/kit/movements/move';
import { requestRaised } from '@/store/facts/requests';
import { challanOffered } from '@/store/facts/challans';
import { replayed } from '../../support/replayed';
import { orderedLine } from '../../support/stock';
import { smallBusiness as withStates } from '../../support/tabs';

/** Of its company nothing is told. */
const smallBusiness: Business = { ...withStates, company: companyTable([]) };
const inStore = Object.values(smallBusiness.devices.entities).find((device) => holderOf(device).at === 'store');
const challan = challanOffered(
  { from: STORE, to: { at: 'branch', id: 'branch-1' }, lines: [{ device: inStore?.id, qty: 1 }] },
  '2026-11-20',
);
const request = requestRaised([orderedLine({ qty: 5 })]);
const named = (name: string, was = '') => companyChanged({ was: { name: was }, to: { name } });
const one = named('One');
const withCompany = afterFact(smallBusiness, one);

const afterSaid = (before: Business, fact: Fact) => afterFact(before, businessModel.asSaid(fact, before));

const changesOf = (before: Business, fact: Fact) =>
  changesBetween(before, afterSaid(before, fact)).filter(({ path: [table] }) => table !== 'origin');

describe.each([
  ['challan', challan, (after: Business) => after.challans.entities[challan.payload.id]],
  ['stock request', request, (after: Business) => after.requests.entities[request.payload.id]],
] as const)('the company’s details that a %s keeps', (_what, fact, rowOf) => {
  test('are those of its day, and none where there are none', () => {
    expect(rowOf(afterSaid(withCompany, fact))?.companyId).toBe(one.payload.id);
    expect(rowOf(afterSaid(smallBusiness, fact))).toBeDefined();
    expect(rowOf(afterSaid(smallBusiness, fact))?.companyId).toBeUndefined();
  });

  test('are those where it is said, whatever is in it', () => {
    const forged = { ...fact, payload: { ...fact.payload, companyId: 'forged' } };
    expect(rowOf(afterSaid(withCompany, forged))?.companyId).toBe(one.payload.id);
  });

  test('hinder no Undo of it, whatever they were changed to since', () => {
    const said = businessModel.asSaid(fact, withCompany);
    const undo = businessModel.undoing(said, withCompany);
    expect(replayed(withCompany, [said, named('Two', 'One'), undo]).reasons).toEqual([undefined, undefined, undefined]);
  });

  test('stay as long as it tells of them', () => {
    const after = afterSaid(withCompany, fact);
    const undo = factUndone({ fact: one, changes: changesOf(smallBusiness, one) });
    expect(replayed(after, [undo]).reasons).toEqual([expect.stringContaining(' uses it.')]);
  });
});
