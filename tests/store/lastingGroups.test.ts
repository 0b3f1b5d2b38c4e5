import { createNextState } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { lastingGroups, perKey } from '@/store/lastingGroups';
import { tableOf, type Numbered, type Table } from '@/store/table';

interface Paid extends Numbered {
  payer: string;
  amount: number;
}

const paid = tableOf<Paid>();
const row = (id: number, payer: string): Paid => ({ id: `paid-${id}`, number: id, payer, amount: 1 });
const plainly = ({ ids, entities }: Table<Paid>, payer: string) => ids.flatMap((id) => entities[id] ?? []).filter((one) => one.payer === payer);

const PAYERS = ['Asha', 'Ravi'] as const;
/** What happens to a table: a row comes, a row changes, or it goes on from how it was so many steps ago. */
const someSteps = fc.array(
  fc.oneof(
    fc.record({ what: fc.constant('come' as const), payer: fc.constantFrom(...PAYERS) }),
    fc.record({ what: fc.constant('change' as const), place: fc.nat(20) }),
    fc.record({ what: fc.constant('back' as const), by: fc.nat(5) }),
  ),
  { maxLength: 30 },
);

describe('rows by a key that they keep', () => {
  test('are those of a table as it stands, whatever it grew from, before and after', () => {
    fc.assert(
      fc.property(someSteps, (steps) => {
        const { of } = lastingGroups<Paid>(({ payer }) => payer);
        const tables = [paid.empty];
        let next = 0;
        for (const step of steps) {
          const now = tables.at(-1) ?? paid.empty;
          if (step.what === 'come') tables.push(paid.addOne(now, row((next += 1), step.payer)));
          else if (step.what === 'back') tables.push(tables.at(-1 - Math.min(step.by, tables.length - 1)) ?? now);
          else {
            const id = now.ids[step.place % Math.max(1, now.ids.length)];
            if (id !== undefined) tables.push(paid.updateOne(now, { id, changes: { amount: next } }));
          }
          for (const table of tables.slice(-1).concat(tables.slice(0, 1), tables.slice(tables.length / 2).slice(0, 1))) {
            expect(PAYERS.map((payer) => of(table, payer))).toEqual(PAYERS.map((payer) => plainly(table, payer)));
          }
        }
      }),
    );
  });

  test('are in a draft those that it holds by now, those that it was given and changed included', () => {
    const { of } = lastingGroups<Paid>(({ payer }) => payer);
    const before = paid.of([row(1, 'Asha'), row(2, 'Ravi')]);
    createNextState(before, (draft) => {
      expect(of(draft, 'Asha')).toEqual([row(1, 'Asha')]);
      paid.number(draft, { id: 'paid-3', payer: 'Asha', amount: 1 });
      const first = draft.entities['paid-1'];
      if (first) first.amount = 7;
      expect(of(draft, 'Asha')).toEqual([{ ...row(1, 'Asha'), amount: 7 }, row(3, 'Asha')]);
      expect(of(draft, 'Ravi')).toEqual([row(2, 'Ravi')]);
    });
    expect(of(before, 'Asha')).toEqual([row(1, 'Asha')]);
  });

  test('are found in a draft that was filled anew', () => {
    const { of } = lastingGroups<Paid>(({ payer }) => payer);
    createNextState(paid.of([row(1, 'Asha'), row(2, 'Ravi')]), (draft) => {
      paid.setAll(draft, [row(4, 'Ravi'), row(1, 'Asha'), row(3, 'Ravi')]);
      expect(of(draft, 'Ravi')).toEqual([row(4, 'Ravi'), row(3, 'Ravi')]);
    });
  });

  test('are looked at in turns with the page', () => {
    const { of, steps } = lastingGroups<Paid>(({ payer }) => payer);
    const table = paid.of(Array.from({ length: 1_200 }, (_, place) => row(place + 1, 'Asha')));
    const told = [...steps(table)];
    expect(told).toHaveLength(2);
    expect(told.every((share) => share > 0 && share < 1)).toBe(true);
    expect(of(table, 'Asha')).toHaveLength(1_200);
  });

  test('are each found once, though a look in turns is given up, or somebody else looks in between', () => {
    const { of, steps } = lastingGroups<Paid>(({ payer }) => payer);
    const rows = Array.from({ length: 2_000 }, (_, place) => row(place + 1, 'Asha'));
    const [some, all] = [paid.of(rows.slice(0, 100)), paid.of(rows)];
    expect(of(some, 'Asha')).toHaveLength(100);
    steps(all).next();
    const slow = steps(all);
    slow.next();
    expect(of(all, 'Asha')).toEqual(rows);
    expect([...slow].length).toBeLessThan(5);
    expect(of(all, 'Asha')).toEqual(rows);
  });
});

test('what is worked out of two tables for a key is kept as long as they are the same', () => {
  const work = vi.fn<(one: Table<Paid>, other: object, payer: string) => { count: number; other: object }>((one, other, payer) => ({ count: plainly(one, payer).length, other }));
  const counted = perKey(work);
  const [one, other] = [paid.of([row(1, 'Asha')]), {}];
  expect(counted(one, other, 'Asha')).toBe(counted(one, other, 'Asha'));
  expect(counted(one, other, 'Ravi').count).toBe(0);
  expect(work).toHaveBeenCalledTimes(2);
  expect(counted(paid.addOne(one, row(2, 'Asha')), other, 'Asha').count).toBe(2);
  const another = {};
  expect(counted(one, another, 'Asha').other).toBe(another);
  createNextState(one, (draft) => {
    expect(counted(draft as Table<Paid>, other, 'Asha').count).toBe(1);
    paid.number(draft, { id: 'paid-2', payer: 'Asha', amount: 1 });
    expect(counted(draft as Table<Paid>, other, 'Asha').count).toBe(2);
  });
});
