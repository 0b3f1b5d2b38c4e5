import { expect, test } from 'vitest';
import { companyTable } from '@/store/billing/company/companySlice';
import { createStore } from '@/store/business/store';
import { challanOffered } from '@/store/facts/challans';
import { STORE } from '@/store/kit/movements/holder';
import { done } from '../support/said';
import { DELHI, registeredBusiness, STORE_DETAILS } from '../support/transfers';
import { buttonsIn, shownAt, textOf } from '../support/rendered';
import { portalBusiness } from '../support/eInvoices';

const namesIn = (html: string) => buttonsIn(html).map(({ name }) => name);
const at = async (words: string) => shownAt(`/sales/e-invoices?${words}`, undefined, portalBusiness());

test('e-invoices are those of the day, or of the days, that the address names', async () => {
  expect(namesIn(await at('month=2026-09'))).toContain('Download to send (2)');
  const day = await at('from=2026-09-05&to=2026-09-05');
  expect(namesIn(day)).toContain('Download to send (1)');
  expect(textOf(day)).toContain('INV/26-27/000123');
  expect(textOf(day)).not.toContain('CN/26-27/000007');
  expect(namesIn(await at('from=2026-08-28&to=2026-10-02'))).toContain('Download to send (2)');
});

test('a day without documents, and a period that ends before it begins, are told in words', async () => {
  expect(textOf(await at('from=2026-09-06&to=2026-09-06'))).toContain(
    'No bill and no note of 06 Sep 2026 is to be registered.',
  );
  expect(textOf(await at('from=2026-09-06&to=2026-09-05'))).toContain('The first day is after the last one');
});

test('what goes between our own GST numbers is told apart, as no file has it', async () => {
  const company = companyTable([{ ...STORE_DETAILS, eInvoiceFrom: '2026-04-01' }]);
  const store = createStore({ ...registeredBusiness, company });
  const declared = [{ product: 'Relay, RL-12', hsn: '853641', value: 100 }];
  const lines = [{ goods: { productName: 'Relay', model: 'RL-12', kind: 'Accessory' as const }, qty: 1 }];
  done(store.dispatch(challanOffered({ from: STORE, to: DELHI, lines, declared }, '2027-01-15')));
  const shown = textOf(await shownAt('/sales/e-invoices?month=2027-01', undefined, store.getState()));
  expect(shown).toContain('Between our own GST numbers (1)');
  expect(shown).toContain('271/26-27/000001');
  expect(textOf(await at('month=2026-09'))).not.toContain('Between our own GST numbers');
});

test('a bill that has no IRN says so above its paper, with the way to its e-invoices', async () => {
  const shown = await shownAt('/sales/invoice?no=123', undefined, portalBusiness());
  expect(textOf(shown)).toContain('INV/26-27/000123 has no IRN, without which it does not count');
  expect(shown).toContain('href="/sales/e-invoices?month=2026-09"');
  const without = await shownAt('/sales/invoice?no=123', undefined, portalBusiness({ eInvoiceFrom: '' }));
  expect(textOf(without)).not.toContain('IRN');
});
