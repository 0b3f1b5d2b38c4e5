import { expect, test } from 'vitest';
import { readableTo } from '@/store/business/feeds/readable';
import { deniedFor, openFor } from '@/store/business/policy';
import { eInvoiceRegistered } from '@/store/facts/bills';
import { done } from '../support/said';
import { buttonsIn, linksIn, shownAt, textOf } from '../support/rendered';
import { answerAbout, portalBusiness } from '../support/eInvoices';
import { transferBusiness, transferred } from '../support/transferEInvoices';

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

test('what goes between our own GST numbers is registered among the others, and its page has its numbers there', async () => {
  const { store, toPune } = transferred();
  done(store.dispatch(eInvoiceRegistered(answerAbout(store.getState(), toPune.id))));
  const list = await shownAt('/sales/e-invoices?month=2027-01', undefined, store.getState());
  expect(namesIn(list)).toContain('Download to send (2)');
  expect(textOf(list)).toContain('from 07AAHCT6129L1ZX');
  expect(list).toContain(`href="/stocks/slips/${toPune.number}"`);
  const page = await shownAt(`/stocks/slips/${toPune.number}`, undefined, store.getState());
  expect(textOf(page)).toContain('Ack No 112610000000001');
  expect(namesIn(page)).toContain('Cancel IRN');
});

test('sales cancels the IRN of a transfer where it is listed, and is led to no page that is not theirs', async () => {
  const { store, toPune } = transferred(transferBusiness({}, new Map()));
  done(store.dispatch(eInvoiceRegistered(answerAbout(store.getState(), toPune.id))));
  const shownTo = async (role: 'sales' | 'admin') => {
    const person = { name: 'Asha', role };
    const open = openFor(role);
    const limits = { user: person, denied: deniedFor(role), ...(open && { open }) };
    return shownAt('/sales/e-invoices?month=2027-01', limits, readableTo(person, store.getState()));
  };
  const ofSales = await shownTo('sales');
  const cancels = buttonsIn(ofSales).filter(({ name }) => name.startsWith('Cancel IRN'));
  expect(cancels).toMatchObject([{ name: 'Cancel IRN of T71/26-27/000001' }]);
  expect(cancels[0]?.attributes).not.toContain('disabled');
  expect(textOf(ofSales)).toContain('Stock Settings');
  const stocks = (html: string) => linksIn(html).filter(([, to]) => /^\/(stocks|settings\/stock)/.test(to));
  expect(stocks(ofSales)).toEqual([]);
  expect(stocks(await shownTo('admin')).length).toBeGreaterThan(3);
});

test('a bill that has no IRN says so above its paper, with the way to its e-invoices', async () => {
  const shown = await shownAt('/sales/invoice?no=123', undefined, portalBusiness());
  expect(textOf(shown)).toContain('INV/26-27/000123 has no IRN, without which it does not count');
  expect(shown).toContain('href="/sales/e-invoices?month=2026-09"');
  const without = await shownAt('/sales/invoice?no=123', undefined, portalBusiness({ eInvoiceFrom: '' }));
  expect(textOf(without)).not.toContain('IRN');
});
