import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { byKey } from '@/store/kit/byKey';
import { noteChanges, type RowChange } from '@/store/kit/tableChanges';
import { tableOf, type Numbered, type Table } from '@/store/kit/table';

interface Paid extends Numbered {
  payers: readonly string[];
}

const paid = tableOf<Paid>();
const row = (number: number, ...payers: string[]): Paid => ({ id: `paid-${number}`, number, payers });
const frozen = (table: Table<Paid>) => Object.freeze(table);

const PAYERS = ['Asha', 'Ravi', 'Meera'] as const;
const plainly = ({ ids, entities }: Table<Paid>) =>
  PAYERS.map((payer) => ids.flatMap((id) => entities[id] ?? []).filter(({ payers }) => payers.includes(payer)));

const somePayers = fc.uniqueArray(fc.constantFrom(...PAYERS), { maxLength: 2 });
/** What happens to a table: a row comes, one changes or goes, it is left as it is, or goes on from how it was so many steps ago. */
const someStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constant('come' as const), payers: somePayers }) },
  fc.record({ what: fc.constant('change' as const), place: fc.nat(20), payers: somePayers }),
  fc.record({ what: fc.constant('go' as const), place: fc.nat(20) }),
  fc.record({ what: fc.constant('back' as const), by: fc.nat(5) }),
);
type Step = typeof someStep extends fc.Arbitrary<infer One> ? One : never;

function taken(tables: readonly Table<Paid>[], step: Step, number: number): Table<Paid> {
  const now = tables.at(-1) ?? paid.empty;
  if (step.what === 'back') return tables.at(-1 - Math.min(step.by, tables.length - 1)) ?? now;
  if (step.what === 'come') return paid.addOne(now, row(number, ...step.payers));
  const id = now.ids[step.place % Math.max(1, now.ids.length)] ?? '';
  if (step.what === 'go') return paid.removeOne(now, id);
  return paid.updateOne(now, { id, changes: { payers: step.payers } });
}

const changesIn = (before: Table<Paid>, after: Table<Paid>): RowChange<Paid>[] =>
  [...new Set([...before.ids, ...after.ids])].flatMap((id) => {
    const [was, is] = [before.entities[id], after.entities[id]];
    return was === is ? [] : [{ id, was, is }];
  });

describe('rows by a key', () => {
  test('are those that a look at all rows finds, whatever came, changed, went or was taken back, told or not', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(someStep, fc.boolean(), fc.boolean()), { maxLength: 40 }), (steps) => {
        const payments = byKey<Paid>(({ payers }) => payers);
        const tables = [frozen(paid.empty)];
        let pass: { from: Table<Paid>; changes: RowChange<Paid>[] } | undefined;
        for (const [place, [step, isDescribed, isAsked]] of steps.entries()) {
          const before = tables.at(-1) ?? paid.empty;
          const after = frozen(taken(tables, step, place + 1));
          tables.push(after);
          if (isDescribed && step.what !== 'back' && after !== before) {
            pass ??= { from: before, changes: [] };
            pass.changes.push(...changesIn(before, after));
            noteChanges(after, pass.from, pass.changes);
          } else pass = undefined;
          const look = (table: Table<Paid>) =>
            expect(PAYERS.map((payer) => payments.of(table, payer))).toEqual(plainly(table));
          if (isAsked) look(after);
          if (place % 3 === 0) look(tables[place >> 1] ?? after);
        }
      }),
    );
  });

  test('are looked up once for a table, and for the next one as far as it differs', () => {
    const keyOf = vi.fn<(one: Paid) => readonly string[]>(({ payers }) => payers);
    const payments = byKey(keyOf);
    const rows = Array.from({ length: 1_000 }, (_, place) => row(place + 1, `client ${place % 100}`));
    const table = frozen(paid.of(rows));
    const before = payments.of(table, 'client 7');
    expect(before).toHaveLength(10);
    expect(payments.of(table, 'client 8')).toHaveLength(10);
    expect(keyOf).toHaveBeenCalledTimes(1_000);
    const next = frozen(paid.addOne(table, row(1_001, 'client 8')));
    expect(payments.of(next, 'client 8')).toHaveLength(11);
    expect(payments.of(next, 'client 7')).toBe(before);
    expect(payments.of(table, 'client 8')).toHaveLength(10);
    expect(keyOf).toHaveBeenCalledTimes(1_001);
  });

  test('stay right when a table comes to differ in more rows than are kept apart', () => {
    const payments = byKey<Paid>(({ payers }) => payers);
    let table = frozen(paid.of(Array.from({ length: 400 }, (_, place) => row(place + 1, `client ${place}`))));
    for (let place = 0; place < 200; place += 1) {
      table = frozen(paid.updateOne(table, { id: `paid-${place + 1}`, changes: { payers: ['Asha'] } }));
      expect(payments.of(table, 'Asha')).toHaveLength(place + 1);
    }
    const found = Array.from({ length: 400 }, (_, place) => payments.of(table, `client ${place}`).length);
    expect(found).toEqual(Array.from({ length: 400 }, (_, place) => (place < 200 ? 0 : 1)));
  });

  test('are none that went, though the next table names rows that it has not, or one twice', () => {
    const payments = byKey<Paid>(({ payers }) => payers);
    const [first, second] = [row(1, 'Asha'), row(2, 'Asha')];
    const whole = frozen(paid.of([first, second]));
    for (const other of ['paid-1', 'paid-3']) {
      expect(payments.of(whole, 'Asha')).toEqual([first, second]);
      const odd = { ids: ['paid-1', other], entities: { 'paid-1': first }, lastNumber: 3 };
      expect(new Set(payments.of(odd, 'Asha'))).toEqual(new Set([first]));
    }
  });

  test('are looked up in turns with the page', () => {
    const payments = byKey<Paid>(({ payers }) => payers);
    const table = frozen(paid.of(Array.from({ length: 1_200 }, (_, place) => row(place + 1, 'Asha'))));
    const shares = [...payments.steps(table)];
    expect(shares).toHaveLength(2);
    expect(shares.every((share) => share > 0 && share < 1)).toBe(true);
    expect([...payments.steps(table)]).toEqual([]);
    expect(payments.of(table, 'Asha')).toHaveLength(1_200);
  });
});
