import { describe, expect, test } from 'vitest';
import { isInUse, noteText, readNote, withVersion } from '@/journal/adapters/nats/journalNote';

const NOTE = {
  business: 'b-1',
  raised: [
    { version: 1, after: 0 },
    { version: 2, after: 730 },
  ],
  passedOver: [512, 640],
};

describe('what a journal says of itself', () => {
  test('is read as it was written', () => {
    expect(readNote(noteText(NOTE))).toEqual(NOTE);
  });

  test('is nothing where the stream is described otherwise', () => {
    expect([undefined, '', 'Trackyard', 'ORDERS b-1 1@0'].map((text) => readNote(text))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('passes over what is neither a version nor a place', () => {
    expect(readNote('Trackyard b-1 1@0 x@2 3@ 2@730 -512 --1 - -x -640')).toEqual(NOTE);
  });
});

describe('a version', () => {
  test('is in use from after the place at which it was raised', () => {
    const used = (version: unknown, place: number) => isInUse(NOTE.raised, version, place);
    expect([used(1, 1), used(2, 730), used(2, 731), used(1, 731), used(3, 999)]).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
    expect([used('1', 1), used(undefined, 1), used(Number.NaN, 1)]).toEqual([false, false, false]);
  });

  test('is raised by a newer program once, and never lowered by an older one', () => {
    const first = withVersion([], 1, 500);
    expect(first).toEqual([{ version: 1, after: 0 }]);
    expect(withVersion(first, 2, 730)).toEqual(NOTE.raised);
    expect(withVersion(NOTE.raised, 2, 800)).toEqual(NOTE.raised);
    expect(withVersion(NOTE.raised, 1, 800)).toEqual(NOTE.raised);
  });
});
