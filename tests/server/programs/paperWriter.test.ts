import { join } from 'node:path';
import { expect, test } from 'vitest';
import { billPaper } from '@/store/billing/papers/billPaper';
import { billTable } from '@/store/billing/bills/billsSlice';
import { emptyBusiness } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { paperWriter } from '../../../office/papers/paperWriter';
import { pdfPages } from '../../e2e/pdfText';
import { account, salesOf } from '../../support/accounts';
import { billOf } from '../../support/bills';
import { PROGRAM } from '../support/program';

const write = paperWriter(join(PROGRAM, 'paperWorker.js'));
const paperFor = (name: string) => {
  const bill = billOf(1);
  const bills = billTable([{ ...bill, recipient: { ...bill.recipient, name } }]);
  const state = createStore({ ...emptyBusiness, ...salesOf(account(1)), bills }).getState();
  return billPaper(state, Object.values(state.bills.entities)[0] ?? bill);
};

test('the office writes papers in a thread, in the letters of India too, while it goes on itself', async () => {
  let isFree = false;
  const writing = write([paperFor('श्री ट्रान्सपोर्ट')], new Map());
  setImmediate(() => (isFree = true));
  const [file] = await writing;
  expect(isFree).toBe(true);
  expect(file?.name).toBe('INV-26-27-000001.pdf');
  expect(pdfPages(Buffer.from(file?.bytes ?? [])).join('')).toContain('TaxInvoice');
});

test('what no face has a letter for is refused in words', async () => {
  await expect(write([paperFor('株式会社')], new Map())).rejects.toThrow(/^It has no letter for “株”/);
});

test('a thread that does not begin rejects, and the office goes on', async () => {
  await expect(paperWriter(join(PROGRAM, 'nothing.js'))([], new Map())).rejects.toThrow(/nothing\.js/);
});
