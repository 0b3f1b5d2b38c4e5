import { describe, expect, test } from 'vitest';
import type { Inv01 } from '@/store/billing/eInvoices/inv01';
import { inv01Of } from '@/store/billing/eInvoices/inv01Of';
import { inv01Faults } from '@/store/billing/eInvoices/inv01Schema';
import { portalFiles } from '@/store/billing/eInvoices/portalFile';
import { selectEInvoiceRows } from '@/store/billing/eInvoices/eInvoiceRows';
import { documentNamed } from '@/store/billing/eInvoices/reported';
import type { Business } from '@/store/business/business';
import { debitNoteTable } from '@/store/billing/debitNotes/debitNotesSlice';
import { sumOf } from '@/store/kit/money';
import { lineOf } from '../../../support/bills';
import { account, salesOf } from '../../../support/accounts';
import { portalBill, portalBusiness, portalDebit } from '../../../support/eInvoices';

const made = (business: Business, id: string): Inv01 => {
  const reported = documentNamed(business, id);
  if (!reported) throw new Error(`There is no document ${id}.`);
  return inv01Of(business, reported);
};
const bill = made(portalBusiness(), 'bill-123');

test('a bill is told as the portal takes it', async () => {
  await expect(`${JSON.stringify(bill, undefined, 2)}\n`).toMatchFileSnapshot('./golden/bill.json');
  expect(inv01Faults(bill)).toEqual([]);
});

test('a credit note is told with its bill, its amounts above zero', async () => {
  const note = made(portalBusiness(), 'creditNote-7');
  await expect(`${JSON.stringify(note, undefined, 2)}\n`).toMatchFileSnapshot('./golden/creditNote.json');
  expect(inv01Faults(note)).toEqual([]);
});

test('a credit note on a bill whose number the portal refuses is told without it', () => {
  const note = made(portalBusiness({}, portalBill({ docNo: '0A/26-27/000123' })), 'creditNote-7');
  expect(note.RefDtls).not.toHaveProperty('PrecDocDtls');
  expect(inv01Faults(note)).toEqual([]);
});

test('a debit note is told with the bill that it raises', async () => {
  const business = { ...portalBusiness(), debitNotes: debitNoteTable([portalDebit()]) };
  const note = made(business, 'debitNote-4');
  await expect(`${JSON.stringify(note, undefined, 2)}\n`).toMatchFileSnapshot('./golden/debitNote.json');
  expect(inv01Faults(note)).toEqual([]);
});

test('a long address goes on in the second line, without the signs that the portal refuses', () => {
  const address = `Plot "7"\\8\n${'Industrial Estate '.repeat(8)}`;
  const { BuyerDtls } = made(
    portalBusiness({}, portalBill({ recipient: { ...portalBill().recipient, address } })),
    'bill-123',
  );
  expect(BuyerDtls.Addr1).toMatch(/^Plot 7 8, Industrial Estate/);
  expect([BuyerDtls.Addr1.length <= 100, (BuyerDtls.Addr2 ?? '').length <= 100]).toEqual([true, true]);
  expect(`${BuyerDtls.Addr1}${BuyerDtls.Addr2}`.replaceAll(' ', '')).toBe(
    `Plot 7 8, ${'Industrial Estate '.repeat(8)}`.replaceAll(' ', ''),
  );
});

test('goods that go elsewhere are told with their place, and a supply to an SEZ as one', () => {
  const { recipient } = portalBill();
  const to = (more: object) =>
    made(portalBusiness({}, portalBill({ recipient: { ...recipient, ...more } })), 'bill-123');
  expect(to({ deliveryAddress: 'Depot 3', deliveryTown: 'Vapi', deliveryPin: '396191' }).ShipDtls).toEqual({
    LglNm: 'Acme Cabs',
    Addr1: 'Depot 3',
    Loc: 'Vapi',
    Pin: 396191,
    Stcd: '24',
  });
  expect(bill.ShipDtls).toBeUndefined();
  expect(to({ treatment: 'SEZ' }).TranDtls.SupTyp).toBe('SEZWP');
  expect(to({ treatment: 'SEZ without Payment' }).TranDtls.SupTyp).toBe('SEZWOP');
  expect(to({ treatment: 'Deemed Export' }).TranDtls.SupTyp).toBe('DEXP');
});

test('a supply stays of the kind that its bill says, whatever its client became since', () => {
  const business = portalBusiness();
  const client = account(1);
  const { accounts } = salesOf({ ...client, billing: { ...client.billing, gstNo: '', gstTreatment: 'SEZ' as const } });
  expect(made({ ...business, accounts }, 'bill-123')).toEqual(bill);
});

test('what one of several things costs has three decimals, as the portal takes it', () => {
  const lines = [{ kind: 'Hardware' as const, price: 10_000, taxable: 10_000, hsn: '852691', imeis: ['1', '2', '3'] }];
  const taxes = [{ hsn: '852691', taxable: 10_000, cgst: 0, sgst: 0, igst: 1800 }];
  const document = made(portalBusiness({}, portalBill({ lines, taxes, roundOff: 0, total: 11_800 })), 'bill-123');
  expect(document.ItemList).toMatchObject([{ Qty: 3, UnitPrice: 3333.333, TotAmt: 10_000 }]);
  expect(inv01Faults(document)).toEqual([]);
});

const fleet = (vehicles: number, priceOf: (n: number) => number) => {
  const lines = Array.from({ length: vehicles }, (_, n) => lineOf(n, { hsn: '998429', taxable: priceOf(n) }));
  const taxable = sumOf(lines.map((line) => line.taxable));
  const igst = taxable * 0.18;
  const taxes = [{ hsn: '998429', taxable, cgst: 0, sgst: 0, igst }];
  return portalBusiness({}, portalBill({ lines, taxes, roundOff: 0, total: taxable + igst }));
};
const gapsIn = (business: Business) =>
  selectEInvoiceRows(business, '2026-09-05', '2026-09-05', new Set()).map(({ gaps }) => gaps.map(({ what }) => what));

test('of more lines than the portal takes alike ones are one item, and of others that is told before', () => {
  const alike = fleet(1001, (n) => (n === 0 ? 200 : 300));
  const document = made(alike, 'bill-123');
  expect(document.ItemList).toMatchObject([
    { PrdDesc: 'GPS tracking subscription', Qty: 1, UnitPrice: 200, TotAmt: 200 },
    { PrdDesc: 'GPS tracking subscription', Qty: 1000, UnitPrice: 300, TotAmt: 300_000 },
  ]);
  expect([inv01Faults(document), gapsIn(alike)]).toEqual([[], [[]]]);
  expect(
    made(
      fleet(1000, () => 300),
      'bill-123',
    ).ItemList,
  ).toHaveLength(1000);
  expect(gapsIn(fleet(1001, (n) => 100 * (n + 1)))).toEqual([
    ['It has 1,001 different lines, and the portal takes 1,000: cancel it, and issue it in parts.'],
  ]);
});

test('what is taken off is no item: of as many lines as the portal takes each stays its own beside it', () => {
  const lines = [
    ...Array.from({ length: 1000 }, (_, n) => lineOf(n, { hsn: '998429', taxable: 300 })),
    { kind: 'Discount' as const, price: -1000, taxable: -1000, hsn: '998429' },
  ];
  const taxes = [{ hsn: '998429', taxable: 299_000, cgst: 0, sgst: 0, igst: 53_820 }];
  const document = made(portalBusiness({}, portalBill({ lines, taxes, roundOff: 0, total: 352_820 })), 'bill-123');
  expect(document.ItemList).toHaveLength(1000);
  expect(document.ItemList[0]).toMatchObject({ Qty: 1, TotAmt: 300, Discount: 1 });
  expect(inv01Faults(document)).toEqual([]);
});

test('alike lines of weighed goods come to one item of what they weigh together', () => {
  const goods = { product: 'Relay, RL-12', qty: 0.1 };
  const lines = Array.from({ length: 1001 }, () => ({
    kind: 'Hardware' as const,
    price: 10,
    taxable: 10,
    hsn: '853641',
    goods,
  }));
  const taxes = [{ hsn: '853641', taxable: 10_010, cgst: 0, sgst: 0, igst: 1801.8 }];
  const document = made(portalBusiness({}, portalBill({ lines, taxes, roundOff: 0, total: 11_811.8 })), 'bill-123');
  expect(document.ItemList).toMatchObject([{ Qty: 100.1, TotAmt: 10_010 }]);
  expect(inv01Faults(document)).toEqual([]);
});

const [item] = bill.ItemList;
const WRONG: readonly (readonly [string, Partial<Inv01>, string])[] = [
  ['a number too long', { DocDtls: { ...bill.DocDtls, No: 'INV/26-27/0001234' } }, 'DocDtls.No: has more than 16'],
  ['a number that begins with 0', { DocDtls: { ...bill.DocDtls, No: '0/26' } }, 'DocDtls.No: is no number'],
  ['an ISO day', { DocDtls: { ...bill.DocDtls, Dt: '2026-09-05' } }, 'DocDtls.Dt: is no day such as 05/09/2026'],
  ['no PIN', { BuyerDtls: { ...bill.BuyerDtls, Pin: Number.NaN } }, 'BuyerDtls.Pin'],
  ['a short town', { BuyerDtls: { ...bill.BuyerDtls, Loc: 'Ab' } }, 'BuyerDtls.Loc: has less than 3 characters'],
  ['another state', { BuyerDtls: { ...bill.BuyerDtls, Stcd: '29' } }, 'BuyerDtls: has a GST number of another state'],
  ['four digits of HSN', { ItemList: [{ ...bill.ItemList[0], HsnCd: '8526' }] as never }, 'ItemList[0].HsnCd'],
  ['a price too fine', { ItemList: [{ ...item, UnitPrice: 1.2345 }] as never }, 'UnitPrice: has more than three'],
  ['a quantity too fine', { ItemList: [{ ...item, Qty: 1.2345 }] as never }, 'Qty: has more than three'],
  ['an amount too fine', { ItemList: [{ ...item, TotAmt: 1.234 }] as never }, 'TotAmt: has more than two'],
  ['a wrong item', { ItemList: [{ ...item, AssAmt: 1 }] as never }, 'ItemList[0]: does not add up (2193)'],
  ['a wrong sum', { ValDtls: { ...bill.ValDtls, AssVal: 1 } }, 'its sums are not those of its items (2182, 2189)'],
  ['no item', { ItemList: [] }, 'ItemList: is empty'],
  ['IGST at home', { BuyerDtls: { ...bill.BuyerDtls, Pos: '27' } }, 'IGST within our state'],
  [
    'our own GST number',
    { BuyerDtls: { ...bill.BuyerDtls, Gstin: bill.SellerDtls.Gstin, Stcd: '27' } },
    'buyer and seller have one GST number (2211)',
  ],
  ['what nobody asked for', { Extra: 1 } as never, 'unspecified key'],
];

describe('our own check names the place of', () => {
  test.each(WRONG)('%s', (_what, change, message) => {
    expect(inv01Faults({ ...bill, ...change }).join('\n')).toContain(message);
  });
});

test('documents are cut into files below the limit, in their order', () => {
  const size = JSON.stringify(bill).length + 1;
  const files = portalFiles([bill, bill, bill], 2 * size + 2);
  expect(files.map(({ length }) => length)).toEqual([2, 1]);
  expect(portalFiles([])).toEqual([]);
});
