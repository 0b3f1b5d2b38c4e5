import { expect, test } from 'vitest';
import { emptyBusiness } from '@/store/business/business';
import type { FactAnswer } from '@/journal/adapters/nats/deskAnswers';
import { factUndone } from '@/journal/undo/undo';
import { vendorAdded } from '@/store/facts/vendors';
import { factAsks } from '../../office/facts/factAsks';
import { createInverses } from '../../office/facts/inverses';
import { oldInverses } from '../../office/facts/oldInverses';
import { oldUndo } from '../../office/facts/oldUndo';
import { createQuotas } from '../../office/facts/quotas';
import { asking } from '../support/drafts';
import { vendorDraft } from '../support/vendors';

const many = { ...emptyBusiness.vendors, ids: Array.from({ length: 1_200 }, (_, row) => String(row)) };
const PATIENCE_MS = 5_000;
const vendor = vendorAdded(vendorDraft('Northstar Components'));
const undo = factUndone({ fact: vendor, changes: [] });
const undoing = (id: string) => JSON.stringify({ ...asking(id, undo), undoes: `of-${id}` });

/** A desk whose journal is read as slowly as somebody lets it; tells what was read and placed, in that order. */
function slowDesk(role: 'stock' | 'sales' = 'stock') {
  const happened: string[] = [];
  const waiting: (() => void)[] = [];
  const inverses = createInverses();
  const { reading } = oldUndo({
    office: {
      subjects: (_stream, like) => Promise.resolve([like]),
      find: () => Promise.resolve({ seq: 7 } as never),
    },
    replica: {
      inverse: async (place) => {
        happened.push(`reads ${place}`);
        await new Promise<void>((resolve) => void waiting.push(resolve));
        return undo;
      },
    },
    inverses,
    roleOf: () => Promise.resolve(role),
    old: oldInverses({ quotas: createQuotas(() => 0), settled: () => ({ business: emptyBusiness }) }),
  });
  const place = (by: string, { id }: { id: string }): Promise<FactAnswer> => {
    happened.push(`${by} ${id}`);
    return Promise.resolve({ kept: happened.length, subject: '' });
  };
  const asks = factAsks({ place, whyUnread: () => Promise.resolve(undefined), reading }, PATIENCE_MS);
  return { asks, happened, inverses, readOne: () => waiting.shift()?.() };
}

test('while what takes back a fact of long ago is read, what others say goes on, and of those facts one is read at a time', async () => {
  const { asks, happened, readOne } = slowDesk();
  const undone = ['Vijay', 'Meera'].map((by) => asks.answer(by, false, undoing(`${by}-undo`)));
  await expect.poll(() => happened).toEqual(['reads 7']);
  await asks.answer('Kiran', false, JSON.stringify(asking('said', vendor)));
  expect(happened).toEqual(['reads 7', 'Kiran said']);
  readOne();
  await undone[0];
  await expect.poll(() => happened).toEqual(['reads 7', 'Kiran said', 'Vijay Vijay-undo', 'reads 7']);
  readOne();
  await undone[1];
  expect(happened.at(-1)).toBe('Meera Meera-undo');
});

test('nothing is read for whoever may not take it back, nor for what came last', async () => {
  const denied = slowDesk('sales');
  await denied.asks.answer('Meera', false, undoing('undo'));
  expect(denied.happened).toEqual(['Meera undo']);
  const { asks, happened, inverses } = slowDesk();
  inverses.note('of-undo', () => undo, 'Vijay', 2);
  await asks.answer('Vijay', false, undoing('undo'));
  expect(happened).toEqual(['Vijay undo']);
});

test('to read what takes back a fact of long ago takes reads by the rows that there are', async () => {
  const reads: number[] = [];
  const quotas = { take: (_kind: string, _by: string, amount: number) => reads.push(amount) < 3 || reads.length < 3 };
  const of = (vendors: typeof many) =>
    oldInverses({ quotas, settled: () => ({ business: { ...emptyBusiness, vendors } }) })('Vijay', () =>
      Promise.resolve('read'),
    );
  expect([await of(emptyBusiness.vendors), await of(many), await of(many)]).toEqual(['read', 'read', undefined]);
  expect(reads).toEqual([0, 3, 3]);
});
