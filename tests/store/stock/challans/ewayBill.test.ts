import { expect, test } from 'vitest';
import { challanPaper } from '@/store/billing/papers/challanPaper';
import { businessOf } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { challanCancelled, ewayBillEntered } from '@/store/facts/challans';
import { ewayBillSchema } from '@/store/stock/challans/ewayBillSchema';
import { done, reasonOf } from '../../../support/said';
import { challanToDelhi } from '../../../support/stock';
import { smallBusiness } from '../../../support/tabs';

const EWAY_BILL = { no: '181000000123', on: '2026-11-03' };

test.each([
  [{ no: '1810 0000 0123' }, 'nothing'],
  [{ no: '18100000012' }, 'E-way Bill No is 12 digits.'],
  [{ no: '' }, 'E-way Bill No is required.'],
  [{ on: '2026-11-01' }, 'E-way Bill Date is 02 Nov 2026 or later, the day of its document.'],
  [{ on: '2026-11-22' }, 'E-way Bill Date cannot be in the future.'],
])('the form of an e-way bill with %o says %s', async (typed, wrong) => {
  const said = await ewayBillSchema('2026-11-02', '2026-11-21')
    .validate({ ...EWAY_BILL, ...typed })
    .then(
      () => 'nothing',
      (error: unknown) => String(error),
    );
  expect(said).toContain(wrong);
});

test('an e-way bill stands on its challan, as it was typed, until that is taken back or another is written', () => {
  const store = createStore(smallBusiness);
  const shown = () => {
    const row = store.getState().challans.entities[challanToDelhi.id];
    return row && challanPaper(businessOf(store.getState()), row, new Set()).facts;
  };
  const schema = ewayBillSchema('2026-11-02', '2026-11-21');
  const typed = schema.validateSync({ no: '1810 0000-0123', on: '2026-11-03' });
  const said = done(store.dispatch(ewayBillEntered(challanToDelhi, typed)));
  expect(shown()).toContainEqual({ label: 'E-way Bill No', value: '181000000123' });
  expect(shown()).toContainEqual({ label: 'E-way Bill Date', value: '03 Nov 2026' });
  expect(reasonOf(store.dispatch(ewayBillEntered(challanToDelhi, EWAY_BILL)))).toBe(
    'Challan 9 has the e-way bill 181000000123 already.',
  );
  const { undo } = done(store.dispatch(ewayBillEntered(challanToDelhi, { ...EWAY_BILL, no: '181000000999' })));
  expect(shown()).toContainEqual({ label: 'E-way Bill No', value: '181000000999' });
  expect(undo?.()).toMatchObject({ done: true });
  expect(said.undo?.()).toMatchObject({ done: true });
  expect(JSON.stringify(shown())).not.toContain('E-way Bill');
});

test('no e-way bill is of a challan that was cancelled, or made before its goods left', () => {
  const store = createStore(smallBusiness);
  expect(reasonOf(store.dispatch(ewayBillEntered(challanToDelhi, { ...EWAY_BILL, on: '2026-11-01' })))).toBe(
    'Challan 9 was offered after that day.',
  );
  done(store.dispatch(challanCancelled(challanToDelhi, '2026-11-21')));
  expect(reasonOf(store.dispatch(ewayBillEntered(challanToDelhi, EWAY_BILL)))).toBe(
    'Challan 9 is Cancelled: no goods go by it.',
  );
});
