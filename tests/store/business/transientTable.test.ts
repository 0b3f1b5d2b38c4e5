import { createSlice, isDraft, original, type PayloadAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { transientTable } from '@/store/business/transientTable';
import { byKey } from '@/store/kit/byKey';
import { tableBefore, tableOf, type Numbered, type Table } from '@/store/kit/table';

interface Job extends Numbered {
  at: string;
  notes: { text: string }[];
  copied?: { text: string }[];
}

const jobs = tableOf<Job>();
const PLACES = ['Pune', 'Delhi', 'Goa'] as const;

/** Changes rows in each of the ways that reducers have. */
const slice = createSlice({
  name: 'jobs',
  initialState: jobs.empty,
  reducers: {
    raised: (state, { payload: at }: PayloadAction<string>) =>
      jobs.number(state, { id: `job ${state.lastNumber}`, at, notes: [{ text: at }] }),
    moved(state, { payload: [id, at] }: PayloadAction<[string, string]>) {
      const job = state.entities[id];
      if (job) job.at = at;
    },
    noted(state, { payload: [id, text] }: PayloadAction<[string, string]>) {
      state.entities[id]?.notes.push({ text });
      const first = state.entities[id]?.notes[0];
      if (first) first.text = text;
    },
    copied(state, { payload: [id, from] }: PayloadAction<[string, string]>) {
      const [to, of] = [state.entities[id], state.entities[from]];
      if (to && of) to.copied = of.notes;
    },
    replaced(state, { payload: [id, at] }: PayloadAction<[string, string]>) {
      const job = state.entities[id];
      if (job && id in state.entities) state.entities[id] = { ...job, at, notes: [...job.notes, { text: 'again' }] };
    },
    updated: (state, { payload: [id, at] }: PayloadAction<[string, string]>) =>
      jobs.updateOne(state, { id, changes: { at } }),
    removed: (state, { payload: id }: PayloadAction<string>) => jobs.removeOne(state, id),
    counted(state) {
      const first = Object.values(state.entities)[0];
      if (first)
        first.at = `${Object.keys(state.entities).length} of ${state.ids.length} ${original(state).lastNumber}`;
    },
    emptied: (state) => jobs.removeAll(state),
    looked(state, { payload: id }: PayloadAction<string>) {
      void state.entities[id]?.at;
    },
  },
});

const { raised, moved, noted, copied, replaced, updated, removed, counted, looked } = slice.actions;
const someId = fc.nat(8).map((place) => `job ${place}`);
const somePlace = fc.constantFrom(...PLACES);
const someFact = fc.oneof(
  { weight: 3, arbitrary: somePlace.map(raised) },
  ...[moved, noted, replaced, updated].map((said) => fc.tuple(someId, somePlace).map(([id, at]) => said([id, at]))),
  fc.tuple(someId, someId).map((two) => copied(two)),
  someId.map(removed),
  fc.constant(null).map(() => counted()),
  someId.map(looked),
  fc.constant({ type: 'another/fact' }),
);

const plain = (table: Table<Numbered>): unknown => JSON.parse(JSON.stringify(table));

describe('a table that facts change one after another', () => {
  test('is after each what its reducer makes of it alone, and rows are found in it at once', () => {
    fc.assert(
      fc.property(fc.array(someFact, { maxLength: 25 }), fc.array(someFact, { maxLength: 25 }), (before, facts) => {
        const atPlace = byKey<Job>(({ at }) => at);
        const base = before.reduce(slice.reducer, jobs.empty);
        const transient = transientTable(base);
        const kept = plain(base);
        let alone = base;
        for (const fact of facts) {
          const was = alone;
          alone = slice.reducer(alone, fact);
          const isChanged = transient.hear(slice.reducer, fact);
          const now = transient.now();
          expect(isChanged && alone === was).toBe(false);
          expect(plain(now)).toEqual(plain(alone));
          for (const place of PLACES)
            expect(atPlace.of(now, place)).toEqual(
              alone.ids.flatMap((id) => alone.entities[id] ?? []).filter(({ at }) => at === place),
            );
        }
        const after = transient.finished();
        expect(plain(after)).toEqual(plain(alone));
        expect(plain(base)).toEqual(kept);
        if (after === base) return;
        expect([after, after.ids, after.entities, ...Object.values(after.entities)].every(Object.isFrozen)).toBe(true);
        for (const place of PLACES)
          for (const one of atPlace.of(after, place)) expect(one).toBe(after.entities[one.id]);
      }),
    );
  });

  test('keeps the rows that nothing changed, and itself where nothing changed at all', () => {
    const base = [raised('Pune'), raised('Goa')].reduce(slice.reducer, jobs.empty);
    const transient = transientTable(base);
    expect(transient.hear(slice.reducer, looked('job 0'))).toBe(false);
    expect(transient.finished()).toBe(base);
    expect(transient.hear(slice.reducer, moved(['job 0', 'Delhi']))).toBe(true);
    const after = transient.finished();
    expect(after.entities['job 1']).toBe(base.entities['job 1']);
    expect(after.entities['job 0']).not.toBe(base.entities['job 0']);
  });

  test('tells a reducer how it stood before each fact, settled', () => {
    const base = slice.reducer(jobs.empty, raised('Pune'));
    const transient = transientTable(base);
    const seen: [at: string | undefined, isDrafted: boolean][] = [];
    const looking: typeof slice.reducer = (state, fact) => {
      const job = state && tableBefore(state).entities['job 0'];
      seen.push([job?.at, isDraft(job)]);
      return slice.reducer(state, fact);
    };
    transient.hear(looking, moved(['job 0', 'Goa']));
    transient.hear(looking, moved(['job 0', 'Delhi']));
    expect(seen).toEqual([
      ['Pune', false],
      ['Goa', false],
    ]);
  });

  test('takes no other rows than its own, as nobody would hear of those that went', () => {
    const transient = transientTable(slice.reducer(jobs.empty, raised('Pune')));
    expect(() => transient.hear(slice.reducer, slice.actions.emptied())).toThrow('one by one');
  });

  test('is another one after each change, so that nobody takes it for what it was', () => {
    const transient = transientTable(slice.reducer(jobs.empty, raised('Pune')));
    const seen = ['Goa', 'Delhi'].map((at) => {
      transient.hear(slice.reducer, moved(['job 0', at]));
      return transient.now();
    });
    expect(new Set(seen.map(({ entities }) => entities)).size).toBe(2);
  });

  test('is looked through once to be frozen, however many facts changed a row with much in it', () => {
    const asked = vi.spyOn(Object, 'isFrozen');
    onTestFinished(() => asked.mockRestore());
    const many = Array.from({ length: 1_000 }, (_, place) => ({ text: `${place}` }));
    const base = jobs.of([{ id: 'job 0', number: 1, at: 'Pune', notes: many }]);
    const timesAsked = (facts: number) => {
      asked.mockClear();
      const transient = transientTable(base);
      for (let fact = 0; fact < facts; fact += 1) transient.hear(slice.reducer, noted(['job 0', `${fact}`]));
      transient.finished();
      return asked.mock.calls.length;
    };
    expect(timesAsked(20)).toBeLessThan(2 * timesAsked(1));
  });
});
