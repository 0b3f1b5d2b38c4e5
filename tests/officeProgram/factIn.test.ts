import { expect, onTestFinished, test, vi } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { businessReplaced, emptyBusiness } from '@/store/business/business';
import { vendorTable } from '@/store/purchasing/vendors/vendorsSlice';
import { factIn } from '../../office/facts/admission';
import { asking } from '../support/drafts';
import { vendor } from '../support/vendors';

test('a whole business is checked bit by bit, so that others are answered meanwhile', async () => {
  // Each look at the clock is a second after the one before.
  let seconds = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (seconds += 1) * 1_000);
  onTestFinished(() => void vi.restoreAllMocks());
  const vendors = vendorTable(Array.from({ length: 200 }, (_, at) => vendor(at + 1)));
  const fact = businessReplaced({ ...emptyBusiness, vendors }, 'backup');
  const check = () => factIn(asking('1', fact), memoryShelf()().contents);
  // What it takes is fetched at first use.
  await check();
  const checked = check();
  let turns = 0;
  const taking = setInterval(() => (turns += 1));
  expect(await checked).toEqual(fact);
  clearInterval(taking);
  expect(turns).toBeGreaterThan(10);
});
