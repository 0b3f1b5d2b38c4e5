import { describe, expect, test } from 'vitest';
import type { FactOutcome } from '@/journal/port/model';
import type { Entry } from '@/journal/port/port';
import { createProjection } from '@/journal/reading/projection';
import { createUnreadable } from '@/journal/reading/unreadable';
import { adding, asideOnly, REFUSED, sumModel, unchecked } from '../../support/sumModel';

/** A projection of some entries, and what it tells. */
function projected(...entries: Entry[]) {
  const { model, seen } = sumModel();
  const { journal, aside } = asideOnly();
  const hooks = { meanwhile: () => {} };
  const told: [place: number, outcome: FactOutcome][] = [];
  const listeners = {
    settled: ({ seq }: Entry, outcome: FactOutcome) => void told.push([seq, outcome]),
    isAwaited: () => {
      hooks.meanwhile();
      return false;
    },
    changed: () => {},
  };
  const projection = createProjection(
    model,
    listeners,
    createUnreadable(() => {}),
  );
  projection.add(entries);
  return { projection, journal, aside, hooks, told, seen };
}

describe('what entries come to', () => {
  test('is told of each: its place, or why it changed nothing, and in which field somebody was faster', async () => {
    const { projection, journal, aside, told } = projected(adding(1, 5), adding(2, -1), adding(3, Number.NaN));
    expect(await projection.state(journal)).toEqual({ sum: 5 });
    expect(told).toEqual([
      [1, { kept: 1 }],
      [2, { missed: REFUSED.reason, changed: REFUSED.changed }],
      [3, { missed: 'It is no number.', changed: undefined }],
    ]);
    expect(projection.overtaken()).toEqual({ 2: REFUSED.reason });
    expect(aside).toMatchObject([{ what: 'entry', seq: 3, reason: 'It is no number.' }]);
  });

  test('is worked out once, and goes on with what comes later', async () => {
    const { projection, journal, told, seen } = projected(adding(1, 5), adding(2, -1));
    await projection.state(journal);
    expect(await projection.state(journal)).toEqual({ sum: 5 });
    projection.add([adding(3, -2), adding(4, 7)]);
    expect(await projection.state(journal)).toEqual({ sum: 12 });
    expect(told.map(([place]) => place)).toEqual([1, 2, 3, 4]);
    expect(seen.ready.map(({ payload }) => payload)).toEqual([5, -1, -2, 7]);
    expect(Object.keys(projection.overtaken())).toEqual(['2', '3']);
  });

  test('holds what was added while it was worked out', async () => {
    const { projection, journal, hooks, told } = projected(adding(1, 5), adding(2, 6));
    hooks.meanwhile = () => {
      hooks.meanwhile = () => {};
      projection.add([adding(3, 7)]);
    };
    expect(await projection.state(journal)).toEqual({ sum: 11 });
    expect(told).toHaveLength(2);
    expect(await projection.state(journal)).toEqual({ sum: 18 });
  });

  test('is asked whether it fits of those alone that no program of this version has checked', async () => {
    const checked = projected(adding(1, 5), adding(2, 10_000));
    expect(await checked.projection.state(checked.journal)).toEqual({ sum: 10_005 });
    expect(checked.seen.misfits).toBe(0);
    const foreign = projected(adding(1, 5), unchecked(2, 10_000));
    expect(await foreign.projection.state(foreign.journal)).toEqual({ sum: 5 });
    expect(foreign.told[1]).toEqual([2, { missed: 'It is too much.', changed: undefined }]);
    expect(foreign.seen.misfits).toBe(1);
  });
});

describe('a projection', () => {
  test('begins with a snapshot and what was overtaken up to it', async () => {
    const { projection, journal } = projected();
    expect(projection.isEmpty()).toBe(true);
    const state = { sum: 40 };
    projection.begin({ seq: 4, state, overtaken: { 2: 'It was late.' }, passedOver: [] }, [adding(5, 2)]);
    expect(projection.isEmpty()).toBe(false);
    expect(await projection.state(journal)).toEqual({ sum: 42 });
    expect(projection.overtaken()).toEqual({ 2: 'It was late.' });
    projection.begin(undefined, []);
    expect([projection.isEmpty(), projection.overtaken()]).toEqual([true, {}]);
  });

  test('takes a state that a store shows for what its entries come to', async () => {
    const { projection, journal, told, seen } = projected(adding(1, 5), adding(2, 7));
    const shown = { sum: 12 };
    projection.adopt(shown);
    expect(told).toEqual([
      [1, { kept: 1 }],
      [2, { kept: 2 }],
    ]);
    expect(await projection.state(journal)).toBe(shown);
    expect(seen.ready).toEqual([]);
    expect(told).toHaveLength(2);
  });
});
