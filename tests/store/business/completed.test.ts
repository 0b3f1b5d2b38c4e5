import { describe, expect, test } from 'vitest';
import { accountsBilled, clientsImported } from '@/store/accounts/accountsSlice';
import { additionRecorded } from '@/store/additions/additionsSlice';
import { businessOf } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { checkedFact } from '@/store/business/checkedFact';
import { completed } from '@/store/business/completed';
import { replay } from '@/store/business/replay';
import { createStore, type Fact } from '@/store/business/store';
import { vehicleDeleted } from '@/store/deletions/deletionsSlice';
import { vendorAdded } from '@/store/vendors/vendorsSlice';
import { additionDraft, deletionDraft } from '../../support/care';
import { accountDraft } from '../../support/accounts';
import { done } from '../../support/said';
import { smallBusiness } from '../../support/tabs';
import { vendorDraft } from '../../support/vendors';

describe('a fact from before vehicles were kept', () => {
  test.each<[string, Fact, object]>([
    ['of a new device means the open vehicle with its plate, and whose that is', additionRecorded(additionDraft({ vehicleNo: 'mh01ab1001' })), { vehicleId: 'vehicle-1', accountId: 'account-1' }],
    ['of a new device means a vehicle of no account as well', additionRecorded(additionDraft({ vehicleNo: 'MH 12 AB 1002' })), { vehicleId: 'quiet-2' }],
    ['of billed accounts means all their vehicles', accountsBilled(['account-1', 'account-9']), { ids: ['account-1', 'account-9'], vehicleIds: ['vehicle-1', 'vehicle-2'] }],
    ['of a deletion means the vehicle of its record', vehicleDeleted('deletion-2', deletionDraft), { vehicleId: 'quiet-2' }],
  ])('%s', (_what, fact, payload) => {
    expect(completed(smallBusiness, fact)).toMatchObject({ type: fact.type, payload });
  });

  test('of a new device in a vehicle that nobody knows means one with its own identity', () => {
    const fact = additionRecorded(additionDraft({ vehicleNo: 'MH 09 ZZ 1' }));
    expect(completed(smallBusiness, fact)).toMatchObject({ payload: { vehicleId: fact.payload.id } });
    expect(replay(smallBusiness, [fact]).vehicles.entities[fact.payload.id]).toMatchObject({ vehicleNo: 'MH 09 ZZ 1', company: 'Konkan Carriers' });
  });

  test('of a deletion of a vehicle that nobody knows stays as it is', () => {
    const fact = vehicleDeleted('deletion-1', deletionDraft);
    expect(completed(smallBusiness, fact)).toBe(fact);
  });

  test.each<[string, Fact]>([
    ['a new device', additionRecorded(additionDraft({ vehicleNo: 'MH 12 AB 1002' }))],
    ['billed accounts', accountsBilled(['account-1'])],
    ['a deletion', vehicleDeleted('deletion-2', deletionDraft)],
  ])('can be taken back, also by what comes from outside: %s', (_what, fact) => {
    const undone = businessModel.undoing(fact, smallBusiness, replay(smallBusiness, [fact]));
    const asJson = JSON.parse(JSON.stringify(undone)) as typeof undone;
    expect(checkedFact(asJson)).toEqual({ fact: asJson, leftOut: [] });
    expect(replay(replay(smallBusiness, [fact]), [asJson]).vehicles.entities).toEqual(smallBusiness.vehicles.entities);
  });
});

test('a fact of today is the very same', () => {
  const facts = [additionRecorded(additionDraft(), { vehicleId: 'vehicle-1' }), accountsBilled(['account-1'], []), vehicleDeleted('deletion-2', deletionDraft, { vehicleId: 'quiet-1' }), vendorAdded(vendorDraft('Konkan'))];
  for (const fact of facts) expect(completed(smallBusiness, fact)).toBe(fact);
});

test('of an import the slices hear what fits alone: no vehicle without its account', () => {
  const slot = (vehicleNo: string) => [{ vehicleNo, duration: 'Monthly', price: 200, selected: true }];
  const fact = clientsImported({ added: [{ draft: accountDraft({ billing: { gstNo: '29AAGCG6253J1Z8' } }), vehicles: slot('MH 09 AB 1') }, { draft: accountDraft(), vehicles: slot('MH 09 AB 2') }], edits: [] }, '2026-11-20');
  expect(completed(smallBusiness, fact)).toMatchObject({ payload: { added: [{ vehicles: slot('MH 09 AB 1') }], edits: [] } });
  const store = createStore(smallBusiness);
  done(store.dispatch(fact));
  const { vehicles, accounts } = businessOf(store.getState());
  expect([vehicles.ids.length - smallBusiness.vehicles.ids.length, accounts.ids.length - smallBusiness.accounts.ids.length]).toEqual([1, 1]);
});
