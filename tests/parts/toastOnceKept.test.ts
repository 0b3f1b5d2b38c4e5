import { expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { toastOnceKept } from '@/parts/toastOnceKept';
import { businessOf, businessReplaced } from '@/store/business/business';
import { shownChallan } from '@/store/billing/papers/numbering';
import { challanOffered } from '@/store/facts/challans';
import { STORE } from '@/store/kit/movements/holder';
import type { Toast } from '@/ui/Toaster';
import { devicesOf, IMEIS, stocked } from '../support/handover';
import { openTab, settle } from '../support/tabs';

/** Two tabs that offer a challan at the same moment, and what the slower one tells of its own. */
async function slowerOf(whileNotKept: () => Promise<'not yet'>) {
  const { store, delhi } = stocked();
  const shelf = memoryShelf();
  const firstFact = () => Promise.resolve(businessReplaced(businessOf(store.getState()), 'sample'));
  const first = await openTab(async () => shelf(), { firstFact });
  const second = await openTab(async () => shelf(), { firstFact });
  const [one, other] = [IMEIS[1], IMEIS[2]].map((imei) =>
    challanOffered({ from: STORE, to: delhi, lines: devicesOf([imei]) }),
  );
  if (!one || !other) throw new Error('There are two challans.');
  first.store.dispatch(one);
  const said = second.store.dispatch(other);
  if (!said.done) throw new Error(said.reason);
  const { id } = other.payload;
  expect(second.business().challans.entities[id]?.number).toBe(1);
  const toasts: Toast[] = [];
  const told = toastOnceKept(
    said,
    () => ({ text: `Challan ${second.store.dispatch(shownChallan(id))} offered` }),
    (toast) => toasts.push(toast),
    whileNotKept,
  );
  await settle([first, second]);
  await told;
  expect(second.business().challans.entities[id]?.number).toBe(2);
  return toasts;
}

test('a toast tells the number of a challan that is given for good, where another one was faster', async () => {
  const toasts = await slowerOf(() => new Promise(() => {}));
  expect(toasts).toEqual([{ text: 'Challan 2 offered' }]);
});

test('a toast of what is not kept yet tells no number before it is', async () => {
  const [toast, ...others] = await slowerOf(async () => 'not yet');
  expect(others).toEqual([]);
  expect(toast?.text).toBe('Challan being numbered… offered');
  await expect(toast?.saved).resolves.toEqual({ text: 'Challan 2 offered' });
});
