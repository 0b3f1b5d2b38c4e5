import { describe, expect, test } from 'vitest';
import { emptyBusiness, type Business } from '@/store/business/business';
import { aboutOf } from '@/store/business/declared';
import { createStore } from '@/store/business/store';
import type { Assignment } from '@/store/stock/configured/configured';
import { configuredTable, selectConfigurations } from '@/store/stock/configured/configuredSlice';
import { deviceAssigned, devicesDeleted, devicesRenamed } from '@/store/facts/configured';
import { replayed } from '../../../support/replayed';
import { configuredDevice } from '../../../support/stock';

const DELHI: Assignment = { action: 'Branches', selectName: 'Delhi' };
const PUT: Assignment = { action: 'Installer', selectName: 'Kolkata' };
const device = configuredDevice;
/** The first device stands in Delhi, the others wait. */
const business: Business = { ...emptyBusiness, configured: configuredTable([device(1, DELHI), device(2), device(3)]) };
const placesIn = (after: Business) =>
  selectConfigurations(after).map(({ action, selectName }) => `${action}, ${selectName}`);
const GONE = 'This device was deleted, or adding it was undone.';

test.each([
  ['to no action', deviceAssigned(device(2), { ...DELHI, action: 'Select' }), 'Choose an action.'],
  ['to no name', deviceAssigned(device(2), { ...DELHI, selectName: 'Select' }), 'Choose a name.'],
  ['to where it is', deviceAssigned(device(1, DELHI), DELHI), 'ITGC-1 is assigned to Branches, Delhi already.'],
  ['that is gone', deviceAssigned(device(9), DELHI), GONE],
  ['named nothing, among many', devicesRenamed([device(1, DELHI), device(2)], 'Select'), 'Choose a name.'],
  ['named as it is', devicesRenamed([device(1, DELHI)], 'Delhi'), 'ITGC-1 is set to Delhi already.'],
  ['that is gone, named', devicesRenamed([device(9)], 'Delhi'), GONE],
  ['that is gone, deleted', devicesDeleted([device(9)]), GONE],
  [
    'among many that are all gone',
    devicesDeleted([device(8), device(9)]),
    'These devices are not there any more: somebody deleted them.',
  ],
  ['of none', devicesDeleted([]), 'No device is selected.'],
])('a configured device %s is refused, and nothing changes', (_title, fact, reason) => {
  const store = createStore(business);
  const before = store.getState();
  expect(store.dispatch(fact)).toMatchObject({ done: false, reason });
  expect(store.getState()).toBe(before);
});

describe('an assignment', () => {
  test('does not overwrite one that somebody made meanwhile, and says both', () => {
    const { after, reasons } = replayed(business, [deviceAssigned(device(2), DELHI), deviceAssigned(device(2), PUT)]);
    expect(reasons).toEqual([undefined, 'Action of ITGC-2 is Branches now, not Select.']);
    expect(placesIn(after)[1]).toBe('Branches, Delhi');
  });

  test('is one place: an action is not joined to a name that somebody gave meanwhile', () => {
    const facts = [
      devicesRenamed([device(1, DELHI)], 'Mumbai'),
      deviceAssigned(device(1, DELHI), { ...DELHI, action: 'Software' }),
    ];
    const { after, reasons } = replayed(business, facts);
    expect(reasons[1]).toBe('Select Name of ITGC-1 is Mumbai now, not Delhi.');
    expect(placesIn(after)[0]).toBe('Branches, Mumbai');
  });

  test('that two people made alike is one', () => {
    const { reasons } = replayed(business, [deviceAssigned(device(3), PUT), deviceAssigned(device(3), PUT)]);
    expect(reasons).toEqual([undefined, 'ITGC-3 is assigned to Installer, Kolkata already.']);
  });
});

describe('one name for many', () => {
  test('leaves out those that somebody deleted meanwhile', () => {
    const facts = [devicesDeleted([device(2)]), devicesRenamed([device(2), device(3)], 'Mumbai')];
    const { after, reasons } = replayed(business, facts);
    expect(reasons).toEqual([undefined, undefined]);
    expect(placesIn(after)).toEqual(['Branches, Delhi', 'Select, Mumbai']);
  });

  test('names none when somebody named one of them otherwise meanwhile', () => {
    const facts = [deviceAssigned(device(2), DELHI), devicesRenamed([device(2), device(3)], 'Mumbai')];
    const { after, reasons } = replayed(business, facts);
    expect(reasons[1]).toBe('Select Name of ITGC-2 is Delhi now, not Select.');
    expect(placesIn(after)[2]).toBe('Select, Select');
  });

  test('counts the devices that have it already', () => {
    const store = createStore(business);
    store.dispatch(devicesRenamed([device(2), device(3)], 'Mumbai'));
    const again = [device(2, { selectName: 'Mumbai' }), device(3, { selectName: 'Mumbai' })];
    expect(store.dispatch(devicesRenamed(again, 'Mumbai'))).toMatchObject({
      reason: '2 devices are set to Mumbai already.',
    });
  });
});

test('what two people delete at one instant is deleted once, and the rest of both as well', () => {
  const facts = [
    devicesDeleted([device(1), device(2)]),
    devicesDeleted([device(2), device(3)]),
    devicesDeleted([device(2)]),
  ];
  const { after, reasons } = replayed(business, facts);
  expect(reasons).toEqual([undefined, undefined, GONE]);
  expect(selectConfigurations(after)).toEqual([]);
});

test.each([
  ['an assignment', deviceAssigned(device(2), DELHI), ['configured-2']],
  ['a naming', devicesRenamed([device(1), device(3)], 'Delhi'), ['configured-1', 'configured-3']],
  ['a deletion', devicesDeleted([device(1), device(2)]), ['configured-1', 'configured-2']],
])('%s is about its devices', (_title, fact, records) => {
  expect(aboutOf(fact)).toEqual(records);
});
