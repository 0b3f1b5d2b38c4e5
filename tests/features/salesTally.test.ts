import { expect, test } from 'vitest';
import { registerSheetsSteps } from '@/features/sales/tally/registerColumns';
import { runToEnd } from '@/journal/kit/runToEnd';
import { registersOf } from '@/store/billing/registers/registers';
import { registerSums } from '@/store/billing/registers/registerSums';
import { createStore } from '@/store/business/store';
import { challanOffered } from '@/store/facts/challans';
import { daysOf } from '@/store/kit/calendar';
import { STORE } from '@/store/kit/movements/holder';
import { goldenBusiness } from '../support/goldenReturn';
import { buttonsIn, linksIn, shownAt, textOf } from '../support/rendered';
import { done } from '../support/said';
import { DELHI, registeredBusiness } from '../support/transfers';

test('the screen of Tally exports the days of its address, and lists what is not in the files with the way to it', async () => {
  const store = createStore(registeredBusiness);
  const lines = [{ goods: { productName: 'Relay', model: 'RL-12', kind: 'Accessory' as const }, qty: 3 }];
  const declared = [{ product: 'Relay, RL-12', hsn: '853641', value: 100.5 }];
  const fact = challanOffered({ from: STORE, to: DELHI, lines, declared }, '2027-01-15');
  done(store.dispatch(fact));
  const challan = store.getState().challans.entities[fact.payload.id]?.number;
  const at = (words: string) => shownAt(`/sales/tally?${words}`, undefined, store.getState());
  const month = await at('month=2027-01');
  expect(buttonsIn(month).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Export for Tally', 'Registers as Excel']),
  );
  expect(textOf(month)).toContain('Not in the files (1)');
  expect(linksIn(month)).toContainEqual(['271/26-27/000001', `/stocks/slips/${challan}`]);
  expect(textOf(await at('from=2027-01-16&to=2027-01-16'))).toContain('Nothing of these days is left out.');
  expect(textOf(await at('from=2027-01-16&to=2027-01-15'))).toContain('The first day is after the last one');
});

test('the registers are sheets with the taxes, places and numbers that an accountant asks for', () => {
  const golden = goldenBusiness().getState();
  const days = daysOf('2026-10');
  const registers = registersOf(golden, days, new Set());
  const sheets = runToEnd(registerSheetsSteps(registers, registerSums(golden, registers, days, new Set())));
  const cells = (name: string, ...titles: string[]) => {
    const { columns = [], rows = [] } = sheets[name] ?? {};
    return rows.map((row) => titles.map((title) => row[columns.findIndex((one) => one.title === title)]));
  };
  expect(Object.keys(sheets)).toEqual(['Sales', 'Receipts', 'Advances in GSTR-1', 'Amendments in GSTR-1', 'Sums']);
  const [amendment] = cells('Amendments in GSTR-1', 'Table', 'Told', 'IGST', 'CGST');
  expect(amendment?.slice(0, 2)).toEqual(['9A', 'As filed']);
  expect(cells('Sales', 'Document', 'GSTIN', 'Place of Supply', 'Supply', 'Rate', 'IGST', 'Total')).toContainEqual([
    'Tax Invoice',
    '27AAACS1234F1ZS',
    '27-Maharashtra',
    'SEZ supplies with payment',
    '18%',
    360,
    2360,
  ]);
  expect(cells('Receipts', 'Document', 'Mode', 'Total', 'On Account', 'Advance, Taxable Value', 'IGST')).toContainEqual(
    ['Refund Voucher', 'UPI', -118, undefined, -100, -18],
  );
  expect(cells('Sums', 'Sum of', 'Register', 'GSTR-1', 'Statements', 'Difference')[0]).toEqual([
    'Sales',
    140_044,
    140_044,
    139_688,
    0,
  ]);
});
