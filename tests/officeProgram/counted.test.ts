import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { companyNow } from '@/store/billing/company/company';
import { runBook } from '@/store/billing/billRun/billRun';
import { challanPaper } from '@/store/billing/papers/challanPaper';
import { selectMonthDocuments } from '@/store/billing/returns/filedDocuments';
import type { Business } from '@/store/business/business';
import { readableTo } from '@/store/business/feeds/readable';
import { leftOutOfFact, refusal } from '@/store/business/businessRules';
import { asConfirmed } from '@/store/business/confirmed';
import { replay } from '@/store/business/replay';
import { withOutcome } from '@/store/business/outcomes';
import { copyOf } from '@/store/business/wholesale';
import { accountsBilled, billSaved } from '@/store/facts/accounts';
import { billRunApproved } from '@/store/facts/bills';
import { challanOffered, ewayBillEntered } from '@/store/facts/challans';
import { companyChanged } from '@/store/facts/company';
import type { Carried } from '@/store/facts/fact';
import { monthClosed } from '@/store/facts/periods';
import { receiptRecorded } from '@/store/facts/receipts';
import { vehicleTermsChanged } from '@/store/facts/vehicles';
import { vendorTable } from '@/store/purchasing/vendors/vendorsSlice';
import { sampleBusiness } from '@/store/sample/sampleBusiness';
import { counted } from '../../office/facts/counted';
import { answered } from '../support/memoryValidator';
import { smallBusiness } from '../support/tabs';
import { DELHI_BAG, ofNashik, registeredBusiness } from '../support/transfers';

const OTHERWISE = /^The office comes to other amounts .* review it again\.$/;
const business = replay(smallBusiness, [companyChanged({ was: { billPrefix: 'INV' }, to: { billPrefix: 'TX' } })]);

describe('the desk counts itself what a fact comes to', () => {
  const run = copyOf(
    withOutcome(
      business,
      billRunApproved('2026-11', [{ accountId: 'account-2', part: 'Hardware', total: 11_800 }], '2026-11-21'),
    ),
  ) as Carried<typeof billRunApproved>;
  const asSales = (fact: UnknownAction, of = business) => answered('Meera', fact, { business: of, role: 'sales' });

  test('a bill as its author saw it is kept', async () => {
    expect(await asSales(run)).toEqual(run);
  });

  test.each<[string, object]>([
    ['recipient', { recipient: { name: 'Somebody Else', address: '', gstin: '', stateCode: '27' } }],
    ['series', { prefix: 'ZZ' }],
    ['due date', { dueOn: '2030-01-01' }],
  ])('a bill of another %s is not', async (_what, forged) => {
    const issued = run.payload.issued.map((bill) => ({ ...bill, ...forged }));
    expect(await asSales({ ...run, payload: { ...run.payload, issued } })).toMatch(OTHERWISE);
  });

  test('a bill whose grounds were changed meanwhile is left out by its own words', async () => {
    const dearer = vehicleTermsChanged('vehicle-22', { was: { price: 200 }, to: { price: 250 } });
    expect(await asSales(run, replay(business, [dearer]))).toBe(
      'Konkan Carriers has another bill now: review it again.',
    );
  });

  test('a receipt bears the series and the client that the office knows', async () => {
    const asked = receiptRecorded(
      { accountId: 'account-1', on: '2026-11-21', mode: 'Cash', cash: 1, allocations: [] },
      '2026-11-21',
    );
    const honest = copyOf(withOutcome(business, asked)) as Carried<typeof receiptRecorded>;
    const { issuer, recipient } = honest.payload;
    const forged = { issuer: { ...issuer, prefix: 'ZZ' }, recipient: { ...recipient, name: 'Nobody Ltd' } };
    expect(await asSales({ ...honest, payload: { ...honest.payload, ...forged } })).toEqual(honest);
  });
});

describe('of several bills the desk keeps those that still are what their author saw, and names the others', () => {
  const sample = sampleBusiness('2026-11-21', 'test');
  const { accounts, vehicles } = sample;
  /** Whose bills are for the address of their account, as nobody has told one for bills. */
  const imported: Business = {
    ...sample,
    accounts: {
      ...accounts,
      entities: Object.fromEntries(
        Object.values(accounts.entities).map((one) => [
          one.id,
          { ...one, billing: { ...one.billing, billingAddress: '' } },
        ]),
      ),
    },
  };
  const bookOf = runBook(imported, '2026-11', '2026-11-21');
  const seen = accounts.ids.flatMap((accountId) =>
    (bookOf(accountId)?.bills ?? []).map(({ part, total }) => ({ accountId, part, total })),
  );

  test.each<[string, UnknownAction & { payload: object }]>([
    ['run', billRunApproved('2026-11', seen, '2026-11-21')],
    ['list', accountsBilled(accounts.ids, vehicles.ids, '2026-11-21')],
  ])('of a %s', async (_what, asked) => {
    const said = copyOf(withOutcome(imported, asked)) as Carried<typeof billRunApproved | typeof accountsBilled>;
    const { issued } = said.payload;
    const [{ accountId } = { accountId: '' }] = issued;
    const others = issued.filter((bill) => bill.accountId !== accountId);
    const moved = {
      was: { address: accounts.entities[accountId]?.bill.address ?? '' },
      to: { address: '5 Hill Road, Pune' },
    };
    const meanwhile = replay(imported, [
      billSaved(accountId, moved, { added: [], removed: [], edited: [] }, '2026-11-21'),
    ]);

    const kept = await answered('Meera', said, { business: meanwhile, role: 'sales' });

    expect(others.length).toBeGreaterThan(0);
    expect(kept).toEqual({ ...said, payload: { ...said.payload, issued: others } });
    const named = {
      reason: `${meanwhile.accounts.entities[accountId]?.bill.companyName} has another bill now: review it again.`,
    };
    expect(leftOutOfFact(said)?.(meanwhile)).not.toContainEqual(named);
    expect(leftOutOfFact(kept as UnknownAction)?.(meanwhile)).toContainEqual(named);
  });
});

test('others are answered account by account while a run is counted that is refused as a whole', async () => {
  const sample = sampleBusiness('2026-11-21', 'test');
  const { subscriptionSac, leaseSac } = companyNow(sample);
  const rates = [subscriptionSac, leaseSac].map((hsn) => ({ hsn, from: '2026-12-01', rate: '5%' as const }));
  const dearer = replay(sample, [companyChanged({ was: { gstRates: null }, to: { gstRates: rates } })]);
  const billsOf = runBook(dearer, '2026-11', '2026-11-29');
  const seen = sample.accounts.ids.flatMap((accountId) =>
    (billsOf(accountId)?.bills ?? []).map(({ part, total }) => ({ accountId, part, total })),
  );
  const said = copyOf(withOutcome(dearer, billRunApproved('2026-11', seen, '2026-11-29')));
  // Each account takes longer than the desk works without a break.
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 1000));
  const turns = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => void vi.restoreAllMocks());
  const turnsWhile = async (work: () => Promise<unknown>) => {
    turns.mockClear();
    await work();
    return turns.mock.calls.length;
  };

  const kept = await turnsWhile(() => counted(dearer, said, '2026-11-29'));
  const refused = await turnsWhile(() =>
    expect(counted(dearer, said, '2026-12-02')).rejects.toMatchObject({
      refusal: { reason: expect.stringContaining('its lines and taxes of that day are not what you were shown') },
    }),
  );

  expect(kept).toBeGreaterThan(seen.length);
  // It is counted of the day of its confirmation, and of that on which it was said.
  expect(refused).toBe(2 * kept);
});

describe('the desk counts itself the tax invoice that goes with a challan', () => {
  const device = Object.values(registeredBusiness.devices.entities).find(({ moves }) => {
    const holder = moves.at(-1)?.to;
    return holder?.at === 'installer' && holder.id === 'installer-1';
  });
  const offered = challanOffered(
    {
      from: DELHI_BAG,
      to: { at: 'store' },
      lines: [{ device: device?.id ?? '', qty: 1 }],
      declared: [{ product: 'OBD tracker', hsn: '8526', value: 1000 }],
    },
    '2026-11-21',
  );
  const honest = copyOf(withOutcome(registeredBusiness, offered)) as Carried<typeof challanOffered>;
  const { consignment } = honest.payload;
  const say = (forged: object) =>
    answered(
      'Rakesh-Yadav',
      { ...honest, payload: { ...honest.payload, consignment: forged } },
      {
        business: registeredBusiness,
        role: 'installer',
      },
    );

  test('its parties are those that the office knows', async () => {
    const named = { ...consignment, consignor: { ...consignment?.consignor, name: 'Somebody Else' } };
    expect(consignment?.invoice?.total).toBeGreaterThan(0);
    expect(await say(named)).toEqual(honest);
  });

  test('within one registration it has the values that the office knows, which its giver may not', async () => {
    const product = { id: 'product-9', name: 'OBD tracker', rate: 1500, unit: 'Pcs', minOrderQty: 1 };
    const [one, ...others] = Object.values(registeredBusiness.vendors.entities);
    const vendors = vendorTable(one ? [{ ...one, products: [...one.products, product] }, ...others] : []);
    const dearer = { ...ofNashik(registeredBusiness), vendors };
    const asked = challanOffered(
      { from: DELHI_BAG, to: { at: 'store' }, lines: [{ device: device?.id ?? '', qty: 1 }] },
      '2026-11-21',
    );
    const said = copyOf(withOutcome(readableTo({ name: 'Rakesh-Yadav', role: 'installer' }, dearer), asked));
    const kept = await answered('Rakesh-Yadav', said, { business: dearer, role: 'installer' });
    expect(JSON.stringify(said)).not.toContain('taxable');
    expect(kept).toMatchObject({ payload: { consignment: { goods: [{ qty: 1, value: 1500, taxable: 1500 }] } } });
  });

  test('with other taxes, or over other goods, it is none', async () => {
    const { invoice, goods = [] } = consignment ?? {};
    const taxes = invoice?.taxes.map((tax) => ({ ...tax, cgst: 0, sgst: 0, igst: 0 }));
    expect(await say({ ...consignment, invoice: { ...invoice, taxes, roundOff: 0, total: 1000 } })).toMatch(OTHERWISE);
    expect(await say({ ...consignment, goods: goods.map((one) => ({ ...one, product: 'Gold bars' })) })).toMatch(
      OTHERWISE,
    );
  });

  test('is of the day on which the office hears of it, with its number and its month of GST, and the goods went on theirs', async () => {
    const closed = replay(registeredBusiness, [monthClosed('2026-11', '2026-12-01')]);
    const kept = await answered('Rakesh-Yadav', honest, {
      business: closed,
      role: 'installer',
      now: '2026-12-02T09:00:00.000Z',
    });
    expect(kept).toEqual({ ...honest, payload: { ...honest.payload, invoicedOn: '2026-12-02' } });
    const after = replay(closed, [kept as UnknownAction]);
    const challan = after.challans.entities[honest.payload.id];
    expect(challan).toMatchObject({ offeredOn: '2026-11-21', consignment: { invoice: { on: '2026-12-02' } } });
    const invoicesOf = (month: string) =>
      selectMonthDocuments(after, month, new Set(), consignment?.consignor.gstin ?? '').issued.map(
        ({ id, issuedOn }) => [id, issuedOn],
      );
    expect(invoicesOf('2026-11')).toEqual([]);
    expect(invoicesOf('2026-12')).toEqual([[honest.payload.id, '2026-12-02']]);
    const paper = challan && challanPaper(after, challan, new Set());
    expect(paper?.facts).toContainEqual({ label: 'Date', value: '02 Dec 2026' });
    const ewayBill = (on: string) =>
      refusal(after, ewayBillEntered({ id: honest.payload.id }, { no: '123456789012', on }));
    expect(ewayBill('2026-12-01')?.reason).toMatch(/^The tax invoice of challan \d+ is of a later day\.$/);
    expect(ewayBill('2026-12-02')).toBeUndefined();
    expect(asConfirmed(honest, after)).toEqual(kept);
  });

  test('of the first day of a financial year has that year in its number, and a day of a browser counts for nothing', async () => {
    const forged = { ...honest, payload: { ...honest.payload, on: '2027-03-31', invoicedOn: '2020-01-01' } };
    const hearing = (now: string) =>
      answered('Rakesh-Yadav', forged, { business: registeredBusiness, role: 'installer', now });
    const docNoOf = (kept: unknown) =>
      replay(registeredBusiness, [kept as UnknownAction]).challans.entities[honest.payload.id]?.consignment?.invoice
        ?.docNo;
    expect(docNoOf(await hearing('2027-03-31T09:00:00.000Z'))).toContain('/26-27/');
    expect(docNoOf(await hearing('2027-04-01T09:00:00.000Z'))).toContain('/27-28/');
  });
});
