import { expect, test } from 'vitest';
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
