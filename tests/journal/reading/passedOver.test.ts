import { describe, expect, test } from 'vitest';
import type { Entry } from '@/journal/port/port';
import { createPassedOver } from '@/journal/reading/passedOver';

/** A journal that passes over these places by now. */
const passing = (...places: number[]) => ({ passedOver: () => places });

/** Entries that were read at these places. */
const readAt = (...places: number[]): Entry[] =>
  places.map((seq) => ({ seq, id: `entry-${seq}`, at: '', by: '', about: [], version: 1, action: { type: 'said' } }));

describe('a place that is passed over', () => {
  test('is to be read without, where it was read', () => {
    const known = createPassedOver();
    known.note(passing(), readAt(1, 2, 3), 0);
    expect([known.isIn(passing(2), 3), known.isIn(passing(4), 3), known.told()]).toEqual([true, false, {}]);
  });

  test('is known where it was missing among what was read, and is told to the snapshot, with those before', () => {
    const known = createPassedOver();
    known.note(passing(2), readAt(1, 3), 0);
    known.note(passing(2, 5), readAt(4, 6), 3);
    expect(known.told()).toEqual({ passedOver: [2, 5] });
    expect([known.isIn(passing(2, 5), 6), known.isIn(passing(2, 4, 5), 6)]).toEqual([false, true]);
  });

  test('is not known before all up to it was read, nor where it was read all the same', () => {
    const known = createPassedOver();
    known.note(passing(1, 3, 5), readAt(2, 3, 4), 1);
    expect(known.told()).toEqual({});
    known.note(passing(5), [], 4);
    known.note(passing(5), readAt(5), 4);
    expect(known.isIn(passing(5), 5)).toBe(true);
  });

  test('is known of the snapshot that was begun with, and of no other one', () => {
    const known = createPassedOver();
    known.begin({ passedOver: [2] });
    expect([known.isIn(passing(2), 4), known.told()]).toEqual([false, { passedOver: [2] }]);
    known.begin(undefined);
    expect([known.isIn(passing(2), 4), known.told()]).toEqual([true, {}]);
  });
});
