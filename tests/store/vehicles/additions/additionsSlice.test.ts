import { describe, expect, test } from 'vitest';
import { additionTable, selectAdditions } from '@/store/vehicles/additions/additionsSlice';
import { additionEdited, additionRecorded } from '@/store/facts/additions';
import { inWords } from '@/store/business/activity';
import { emptyBusiness } from '@/store/business/business';
import { aboutOf } from '@/store/business/declared';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { simTable } from '@/store/stock/sims/simsSlice';
import { createStore } from '@/store/business/store';
import { edited } from '@/store/kit/edit';
import { addition, additionDraft } from '../../../support/care';
import { deviceOf, simOf } from '../../../support/stock';
import { replayed } from '../../../support/replayed';
import { reasonOf } from '../../../support/said';

const additions = additionTable([addition(1), addition(4, { company: 'Malwa Movers' })]);
const storeWith = () => createStore({ additions });
const rowsOf = (store: ReturnType<typeof storeWith>) => selectAdditions(store.getState());
const edit = (number: number, changes: Parameters<typeof additionDraft>[0]) =>
  additionEdited(`addition-${number}`, edited(additionDraft(), additionDraft(changes)));

describe('a new device', () => {
  test('comes last, with the number after the last one', () => {
    const store = storeWith();
    const fact = additionRecorded(additionDraft({ imei: '356938035643809' }));
    store.dispatch(fact);
    expect(rowsOf(store).map(({ number }) => number)).toEqual([1, 4, 5]);
    const { id, vehicleId } = fact.payload;
    expect(rowsOf(store)[2]).toEqual({ ...additionDraft({ imei: '356938035643809' }), id, number: 5, vehicleId });
  });

  test('is recorded once', () => {
    const store = storeWith();
    const fact = additionRecorded(additionDraft());
    store.dispatch(fact);
    expect(reasonOf(store.dispatch({ ...fact }))).toBe('This device was added already.');
    expect(rowsOf(store)).toHaveLength(3);
  });

  test('whose SIM is deactivated for good is not written down in a vehicle, and says so', () => {
    const devices = deviceTable([deviceOf(4, { simId: simOf(4).id })]);
    const store = createStore({ additions, devices, sims: simTable([simOf(4, { status: 'Deactivated' })]) });
    const fact = additionRecorded(additionDraft({ imei: deviceOf(4).id }));
    expect(reasonOf(store.dispatch(fact))).toBe(
      `SIM ${simOf(4).id} in IMEI ${deviceOf(4).id} is deactivated: put another one in first.`,
    );
  });

  test('is what its fact is about, with the device', () => {
    const fact = additionRecorded(additionDraft());
    expect(aboutOf(fact)).toEqual([fact.payload.id, fact.payload.imei, fact.payload.vehicleId]);
    expect(aboutOf(edit(1, { billing: 'No' }))).toEqual(['addition-1']);
  });
});

describe('an edit', () => {
  test('changes its fields of its row, and nothing else', () => {
    const store = storeWith();
    store.dispatch(edit(1, { date: '2026-11-01', vehicleNo: '22 BH 1234 AA', billing: 'No' }));
    const [first, second] = rowsOf(store);
    expect(first).toEqual(addition(1, { date: '2026-11-01', vehicleNo: '22 BH 1234 AA', billing: 'No' }));
    expect(second).toEqual(addition(4, { company: 'Malwa Movers' }));
  });

  test('of one field and another one of another field both have their way, in whatever order', () => {
    const facts = [edit(1, { company: 'Doaba Dairy' }), edit(1, { billing: 'No' })];
    for (const order of [facts, facts.toReversed()]) {
      const { after, reasons } = replayed({ ...emptyBusiness, additions }, order);
      expect(after.additions.entities['addition-1']).toEqual(addition(1, { company: 'Doaba Dairy', billing: 'No' }));
      expect(reasons).toEqual([undefined, undefined]);
    }
  });

  test('of a field that was changed meanwhile is refused with both values, in the words of the dialog', () => {
    const store = storeWith();
    store.dispatch(edit(1, { date: '2026-11-05', vehicleNo: 'MH 12 EF 2002' }));
    expect([
      reasonOf(store.dispatch(edit(1, { vehicleNo: 'MH 12 EF 3003' }))),
      reasonOf(store.dispatch(edit(1, { date: '2026-11-06' }))),
    ]).toEqual(['Vehicle No is MH 12 EF 2002 now, not MH 12 EF 1001.', 'Date is 05 Nov 2026 now, not 19 Nov 2026.']);
  });

  test('of a device that is gone is refused', () => {
    expect(reasonOf(storeWith().dispatch(edit(9, { billing: 'No' })))).toMatch(/^This device was deleted/);
  });
});

test.each([
  [additionRecorded(additionDraft()), 'added a new device in MH 12 EF 1001'],
  [edit(1, { billing: 'No' }), 'edited the new device in MH 12 EF 1001'],
  [edit(9, { billing: 'No' }), 'edited a new device that is gone'],
])('a fact of the new devices no. %# tells what was done', (fact, words) => {
  expect(inWords(fact, { ...emptyBusiness, additions })).toBe(words);
});
