import { createNextState } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastingGroups } from '@/store/kit/lastingGroups';
import { settled, tableOf, type Numbered, type Table } from '@/store/kit/table';

interface Paid extends Numbered {
  payer: string;
  amount: number;
}

const paid = tableOf<Paid>();
const row = (id: number, payer: string): Paid => ({ id: `paid-${id}`, number: id, payer, amount: 1 });
const plainly = ({ ids, entities }: Table<Paid>, payer: string) =>
  ids.flatMap((id) => entities[id] ?? []).filter((one) => one.payer === payer);

const PAYERS = ['Asha', 'Ravi'] as const;
/** What happens to a table: a row comes, one changes or goes, or it goes on from how it was so many steps ago. */
const someStep = fc.oneof(
  fc.record({ what: fc.constant('come' as const), payer: fc.constantFrom(...PAYERS) }),
  fc.record({ what: fc.constantFrom('change' as const, 'go' as const), place: fc.nat(20) }),
  fc.record({ what: fc.constant('back' as const), by: fc.nat(5) }),
);
type Step = typeof someStep extends fc.Arbitrary<infer One> ? One : never;
const idAt = ({ ids }: Table<Paid>, place: number) => ids[place % Math.max(1, ids.length)] ?? '';

/** Takes a step in a table or a draft of it; a row that comes is the same whenever that step is taken. */
function taken<Of extends Table<Paid>>(table: Of, step: Step, number: number): Of {
  if (step.what === 'come') return paid.addOne(table, row(number, step.payer));
  if (step.what === 'change')
    return paid.updateOne(table, { id: idAt(table, step.place), changes: { amount: number } });
  return step.what === 'go' ? paid.removeOne(table, idAt(table, step.place)) : table;
}

describe('rows by a key that they keep', () => {
  test('are those of a table or a draft as it stands, whatever it grew from, before and after', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(someStep, fc.boolean()), { maxLength: 30 }), (steps) => {
        const { of } = lastingGroups<Paid>(({ payer }) => payer);
        const found = (table: Table<Paid>) => PAYERS.map((payer) => of(table, payer));
        const tables = [paid.empty];
        const isRight = (table: Table<Paid>) =>
          expect(found(table)).toEqual(PAYERS.map((payer) => plainly(settled(table), payer)));
        for (const [place, [step, inDraft]] of steps.entries()) {
          const now = tables.at(-1) ?? paid.empty;
          if (step.what === 'back') tables.push(tables.at(-1 - Math.min(step.by, tables.length - 1)) ?? now);
          else tables.push(taken(now, step, place));
          isRight(tables.at(-1) ?? now);
          // What was done to the table is done once more to a draft of how it was, as a replay does.
          if (inDraft) {
            createNextState(now, (draft) => {
              taken(draft as Table<Paid>, step, place);
              isRight(draft as Table<Paid>);
            });
          }
          isRight(tables[Math.floor(tables.length / 2)] ?? now);
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
