import { describe, expect, test } from 'vitest';
import type { HandoverStatus } from '@/store/stock/onHand/returns';
import { emptyBusiness } from '@/store/business/business';
import { aboutOf } from '@/store/business/declared';
import { createStore } from '@/store/business/store';
import { selectReceived } from '@/store/stock/onHand/returns';
import { handoverVerified } from '@/store/facts/challans';
import { replayed } from '../../../support/replayed';
import { imeiOfDevice, returnedLine, returnedStock } from '../../../support/stock';

const businessWith = (...all: HandoverStatus[]) => ({
  ...emptyBusiness,
  ...returnedStock(...all),
});
const lines = (...numbers: number[]) => numbers.map(returnedLine);

describe('a handover', () => {
  test.each<[string, HandoverStatus[], ReturnType<typeof lines>, string]>([
    ['of a device that moved already', ['accepted'], lines(1), 'ITGC-1 is Accepted now.'],
    ['of a device that is received', ['received'], lines(1), 'ITGC-1 is Completed now.'],
    [
      'of devices that all moved already',
      ['received', 'accepted'],
      lines(1, 2),
      'Somebody was faster: 2 devices had moved already.',
    ],
    ['of the one that is left', ['accepted'], lines(1, 7), 'ITGC-1 is Accepted now.'],
    ['of none', ['pending'], [], 'No device is selected.'],
    ['of a device that is gone', [], lines(7), 'This device was deleted, or adding it was undone.'],
  ])('%s is refused, and changes nothing', (_title, statuses, which, reason) => {
    const store = createStore(businessWith(...statuses));
    const before = store.getState();
    expect(store.dispatch(handoverVerified(which, 'pending'))).toMatchObject({ done: false, reason });
    expect(store.getState()).toBe(before);
  });

  test('does not take two steps when two people say it at one instant', () => {
    const facts = [handoverVerified(lines(1), 'pending'), handoverVerified(lines(1), 'pending')];
    const { after, reasons } = replayed(businessWith('pending'), facts);
    expect(reasons).toEqual([undefined, 'ITGC-1 is Accepted now.']);
    expect(selectReceived(after)[0]?.actionStatus).toBe('accepted');
  });

  test('of many moves those that nobody else moved first, in either order to the same end', () => {
    const facts = [handoverVerified(lines(1, 2), 'pending'), handoverVerified(lines(2, 3), 'pending')];
    for (const order of [facts, facts.toReversed()]) {
      const { after, reasons } = replayed(businessWith('pending', 'pending', 'pending'), order);
      expect(reasons).toEqual([undefined, undefined]);
      expect(selectReceived(after).map(({ actionStatus }) => actionStatus)).toEqual([
        'accepted',
        'accepted',
        'accepted',
      ]);
    }
  });

  test('is about all its challans and devices', () => {
    expect(aboutOf(handoverVerified(lines(1, 3), 'accepted'))).toEqual([
      'received-1',
      'received-3',
      imeiOfDevice(11),
      imeiOfDevice(13),
    ]);
  });
});
