import { expect, test } from 'vitest';
import { valueChanges } from '@/store/kit/edit';

interface Told {
  text?: string;
  month?: string;
  day?: string;
  amount?: number;
  count?: number;
  isOn?: boolean;
  list?: string[];
  row?: object;
  file?: object;
}
const labels = {
  text: 'Text',
  month: 'Month',
  day: 'Day',
  amount: 'Amount',
  count: 'Count',
  isOn: 'On',
  list: 'List',
  row: 'Row',
  file: 'File',
} as const;

test('the values of an edit are told as people read them, in the order of the labels', () => {
  const file = { hash: 'a'.repeat(64), name: 'po.pdf', type: 'application/pdf', size: 1200 };
  const to: Told = {
    file,
    row: { product: 'Relay', qty: 12_000, from: '2026-11-01' },
    list: ['Pune', 'Nashik'],
    isOn: false,
    count: 150_000,
    amount: 150_000,
    day: '2026-11-01',
    month: '2026-11',
    text: 'Metro',
  };
  expect(valueChanges<Told>({ to }, labels, ['amount']).map(({ label, is }) => `${label}: ${is}`)).toEqual([
    'Text: Metro',
    'Month: Nov 2026',
    'Day: 01 Nov 2026',
    'Amount: ₹1,50,000',
    'Count: 1,50,000',
    'On: No',
    'List: Pune, Nashik',
    'Row: Relay 12,000 01 Nov 2026',
    'File: po.pdf',
  ]);
});

test('what was not there, or is not any more, is empty', () => {
  const edit = { was: { text: '', list: [] }, to: { text: 'Metro', list: null } };
  expect(valueChanges<Told>(edit, labels)).toEqual([
    { label: 'Text', was: 'empty', is: 'Metro' },
    { label: 'List', was: 'empty', is: 'empty' },
  ]);
  expect(valueChanges<Told>({ was: { isOn: true }, to: { isOn: false } }, labels)).toEqual([
    { label: 'On', was: 'Yes', is: 'No' },
  ]);
});
