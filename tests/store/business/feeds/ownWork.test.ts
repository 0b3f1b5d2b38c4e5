import { accountDraft } from '../../../support/accounts';
import { accountsDeleted, clientsImported } from '@/store/facts/accounts';
import { expect, test } from 'vitest';
import { businessUpdated, emptyBusiness } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { notOwnWork } from '@/store/business/feeds/ownWork';
import { readableTo } from '@/store/business/feeds/readable';
import { deltaBetween } from '@/store/business/feeds/deltas';
import { replay } from '@/store/business/replay';
import { challanAnswered, challanCancelled, challanOffered } from '@/store/facts/challans';
import { visitFailed } from '@/store/facts/jobs';
import { vendorAdded } from '@/store/facts/vendors';
import type { Challan } from '@/store/stock/challans/challan';
import { RAKESH, visitClosed, visitedBusiness, visitStatus } from '../../../support/ownVisit';
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

test('he takes back the closing of a visit also once his feed tells him its vehicle no more', () => {
  const [before, closing] = [readableTo(RAKESH, visitedBusiness), visitClosed()];
  const undo = businessModel.undoing(closing, before);
  const after = readableTo(RAKESH, replay(visitedBusiness, [closing]));
  const told = replay(before, [closing, businessUpdated(deltaBetween(before, after))]);
  expect([visitStatus(told), told.vehicles.entities['quiet-1']]).toEqual(['Done', undefined]);
  expect(businessModel.refusal(told, undo)).toBeUndefined();
  expect(visitStatus(replay(told, [undo]))).toBe('With Installer');
});

test('he takes back nothing that was changed again since, nor where nothing of it is here any more', () => {
  const [before, closing] = [readableTo(RAKESH, visitedBusiness), visitClosed()];
  const closed = replay(before, [closing]);
  const undo = businessModel.undoing(closing, before);
  const reopened = replay(closed, [undo]);
  for (const business of [reopened, { ...emptyBusiness, origin: before.origin }])
    expect(businessModel.refusal(business, undo)?.reason).toBe('Not undone: it has been changed again since.');
});

test('what went meanwhile hinders the Undo of whoever is told of all rows there are', () => {
  const sales = readableTo({ name: 'Meera', role: 'sales' }, smallBusiness);
  const opening = accountDraft();
  const draft = (companyName: string) => ({
    draft: { ...opening, client: { ...opening.client, companyName }, billing: { ...opening.billing, gstNo: '' } },
    vehicles: [],
  });
  const imported = clientsImported(
    { added: [draft('Malabar Movers'), draft('Nilgiri Lines')], edits: [] },
    '2026-11-21',
  );
  const [first] = imported.payload.added;
  const undo = businessModel.undoing(imported, sales);
  const gone = accountsDeleted([{ id: first?.id ?? '', company: 'Malabar Movers' }], '2026-11-21');
  const left = replay(sales, [imported, gone]);
  expect(businessModel.refusal(left, undo)?.reason).toBe('Not undone: it has been changed again since.');
});
