import { describe, expect, test } from 'vitest';
import { recipientOf } from '@/store/billing/bills/recipient';
import { unitCodeOf } from '@/store/billing/bills/units';
import { itemsOf } from '@/store/billing/eInvoices/items';
import { hsnSummary } from '@/store/billing/returns/hsnSummary';
import { billPaper } from '@/store/billing/papers/billPaper';
import { emptyBusiness } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { billingSchema } from '@/store/clients/accounts/billingSchema';
import { clientCorrected } from '@/store/facts/accounts';
import { account, salesOf } from '../../../support/accounts';
import { billOf, lineOf } from '../../../support/bills';
import { done } from '../../../support/said';

const IMEI = '864000000000017';
const PLACES = { deliveryAddress: 'Depot 3, Ring Road', deliveryTown: 'Surat', deliveryPin: '395002' };
const device = lineOf(1, {
  kind: 'Hardware',
  vehicleId: undefined,
  vehicleNo: undefined,
  hsn: '852691',
  imeis: [IMEI],
});
const hardware = billOf(1, {
  part: 'Hardware',
  lines: [device],
  taxes: [{ hsn: '852691', taxable: 1000, cgst: 90, sgst: 90, igst: 0 }],
});
const store = createStore({ ...emptyBusiness, ...salesOf(account(1)) });
const deliverTo = (bill: typeof hardware, places: object) =>
  billPaper(store.getState(), { ...bill, recipient: { ...bill.recipient, ...places } }).recipient.facts.find(
    ({ label }) => label === 'Deliver To',
  )?.value;

test.each([
  ['852691', 'NOS'],
  ['998734', 'NA'],
  ['9984', 'NA'],
])('an HSN or SAC %s is counted in %s', (hsn, unit) => {
  expect(unitCodeOf(hsn)).toBe(unit);
});

describe('the paper of a bill of hardware', () => {
  test('names the IMEI of the device, and counts it in numbers', () => {
    expect(billPaper(store.getState(), hardware).tables[0]?.rows[0]?.slice(1, 5)).toEqual([
      `GPS device, IMEI ${IMEI}`,
      '852691',
      '1',
      'NOS',
    ]);
  });

  test('names all devices that it bills, with their number and what one costs, and so do the portal and the summary', () => {
    const lines = [{ ...device, imeis: [IMEI, '864000000000025', '864000000000033'] }];
    const bill = { ...hardware, lines };
    expect(billPaper(store.getState(), bill).tables[0]?.rows[0]?.slice(1)).toEqual([
      `GPS device, IMEI ${IMEI}, 864000000000025, 864000000000033`,
      '852691',
      '3',
      'NOS',
      '₹333.33',
      '18%',
      '₹1,000',
    ]);
    expect(itemsOf(bill)).toMatchObject([{ Qty: 3, Unit: 'NOS', UnitPrice: 333.333, TotAmt: 1000 }]);
    expect(hsnSummary({ live: [bill], taken: [], debits: [] })).toMatchObject([
      { hsn: '852691', unit: 'NOS', quantity: 3 },
    ]);
  });

  test('tells where it is delivered, if elsewhere, and one of a subscription does not', () => {
    expect(deliverTo(hardware, PLACES)).toBe('Depot 3, Ring Road, Surat, 395002');
    expect(deliverTo(hardware, {})).toBeUndefined();
    expect(deliverTo(hardware, { deliveryAddress: hardware.recipient.address })).toBeUndefined();
    expect(deliverTo(billOf(1), PLACES)).toBeUndefined();
  });
});

test('a client’s places are corrected from a day on, and are on its documents from then on', () => {
  const edit = { was: { town: '', deliveryTown: '' }, to: { town: 'Pune', deliveryTown: 'Surat' } };
  done(store.dispatch(clientCorrected({ accountId: 'account-1', edit, from: '2026-11-20' }, '2026-11-20')));
  const now = store.getState().accounts.entities['account-1'];
  expect(now && recipientOf(now)).toMatchObject({ town: 'Pune', deliveryTown: 'Surat' });
  expect(now?.corrections?.at(-1)?.was).toEqual({ town: '', deliveryTown: '' });
});

test.each([
  ['411001', undefined],
  ['', undefined],
  ['041100', 'PIN Code is six digits, of which the first is not 0: 411001.'],
  ['4110', 'PIN Code is six digits, of which the first is not 0: 411001.'],
])('a PIN code %j is taken, or told what is wrong', async (pinCode, message) => {
  const { poOfficial: _none, ...billing } = account(1).billing;
  const told = await billingSchema.validate({ ...billing, pinCode }).then(
    () => undefined,
    (error: unknown) => (error as Error).message,
  );
  expect(told).toBe(message);
});
