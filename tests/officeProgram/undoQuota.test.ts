import { expect, test, vi } from 'vitest';
import { factUndone } from '@/journal/undo/undo';
import { vendorAdded } from '@/store/facts/vendors';
import { createQuotas, QUOTAS } from '../../office/facts/quotas';
import { undoQuota } from '../../office/facts/undoQuota';
import { vendorDraft } from '../support/vendors';

const fact = vendorAdded(vendorDraft('Konkan'));
const undoOf = (length: number) => ({ fact, changes: [{ path: ['vendors', 'one'], is: 'x'.repeat(length) }] });

test('an Undo that waits is written to text once, however often it is asked for', () => {
  const toJSON = vi.fn<() => string>(() => 'x'.repeat(500));
  const changes = [{ path: ['vendors', 'one'], is: { toJSON } }];
  const charge = undoQuota({ take: () => false, most: () => 1_000_000 });
  for (let time = 0; time < 5; time += 1)
    expect(() => charge('stock', 'Vijay', 'a', factUndone({ fact, changes, on: '2026-11-30' }))).toThrow(
      /more than the office takes from one person/,
    );
  expect(toJSON).toHaveBeenCalledOnce();
});

test('an Undo that is larger than all that its author may ever say is refused in words, and nothing is taken for it', () => {
  const aDay = (amount: number) => ({ atOnce: amount, perSecond: 1 });
  const quotas = createQuotas(() => 0, {
    ...QUOTAS,
    said: { each: aDay(1_000), all: aDay(10_000) },
    contents: { each: aDay(3_000), all: aDay(30_000) },
  });
  const charge = undoQuota(quotas);
  const large = factUndone(undoOf(2_000));
  expect(() => charge('stock', 'Vijay', 'a', large)).toThrow(/does not take that much back in one go/);
  expect(() => charge('stock', 'Vijay', 'b', factUndone(undoOf(10)))).not.toThrow();
  // An admin may bring a whole business.
  expect(() => charge('admin', 'Asha', 'c', large)).not.toThrow();
});
