import { expect, test } from 'vitest';
import { notOwnWork } from '@/store/business/feeds/ownWork';
import { challanAnswered, challanCancelled, challanOffered } from '@/store/facts/challans';
import { visitFailed } from '@/store/facts/jobs';
import { vendorAdded } from '@/store/facts/vendors';
import type { Challan } from '@/store/stock/challans/challan';
import { smallBusiness } from '../../../support/tabs';
import { vendorDraft } from '../../../support/vendors';

const OWN = 'Rakesh-Yadav';
const refused = (fact: Parameters<typeof notOwnWork>[2], name = OWN) => notOwnWork(smallBusiness, name, fact);
const failed = visitFailed({ id: 'job-5', on: '2026-11-21', installerId: 'installer-1', cause: 'Vehicle away' });
const challan = (id: string) => smallBusiness.challans.entities[id] as Challan;

test('an installer says of his own visits what came of them, and of no others', () => {
  expect(refused(failed)).toBeUndefined();
  expect(refused(failed, 'Somebody-Else')).toBe('This visit is not yours.');
  expect(refused(visitFailed({ ...failed.payload, id: 'job-4' }))).toBe('This visit is not yours.');
});

test('he hands over what he has, and takes that back', () => {
  const offer = { from: { at: 'installer', id: 'installer-1' }, to: { at: 'store' }, lines: [] } as const;
  expect(refused(challanOffered({ ...offer, lines: [] }))).toBeUndefined();
  expect(refused(challanOffered({ ...offer, lines: [], from: { at: 'store' } }))).toBe('This challan is not yours.');
  expect(refused(challanCancelled(challan('received-1')))).toBeUndefined();
  expect(refused(challanCancelled(challan('challan-9')))).toBe('This challan is not yours.');
});

test('he answers what is handed to him, and nothing that is handed to the store or a branch', () => {
  const mine = { ...challan('challan-9'), to: { at: 'installer' as const, id: 'installer-1' } };
  expect(refused(challanAnswered(mine, []))).toBeUndefined();
  expect(refused(challanAnswered(challan('challan-9'), []))).toBe('This challan is not yours.');
  expect(refused(challanAnswered(challan('received-1'), []))).toBe('This challan is not yours.');
});

test('of everything else his role decides alone', () => {
  expect(refused(vendorAdded(vendorDraft('Third')))).toBeUndefined();
});
