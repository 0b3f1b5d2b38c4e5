import { describe, expect, test } from 'vitest';
import type { StockRequestStatus } from '@/machines/stockRequest';
import { imeiOf } from '@/store/kit/typed/imei';
import { sampleBusiness } from '@/store/sample/sampleBusiness';
import { refusal } from '@/store/business/businessRules';
import { afterFact } from '@/store/business/replay';
import { selectConfigured } from '@/store/stock/configured/configuredStock';
import { selectBags, selectBranchStocks, selectManufacturers } from '@/store/stock/expected/expectedStock';
import { selectReceived } from '@/store/stock/onHand/returns';
import { selectDevices } from '@/store/stock/devices/devicesSlice';
import { selectSims } from '@/store/stock/sims/simsSlice';
import { selectNotWorking } from '@/store/vehicles/vehicles/notWorking';
import { selectAdditions } from '@/store/vehicles/additions/additionsSlice';
import { accountTable } from '@/store/clients/accounts/accountsSlice';
import { sampleAccounts } from '@/store/sample/sampleAccounts';
import { sampleVehicles } from '@/store/sample/sampleVehicles';
import { luhnCheckDigit } from '@/store/kit/typed/imei';
import { stockFacts } from '@/store/sample/sampleStock';
import { generateDevices } from '@/store/sample/generateDevices';
import { nextStep, type RequestStep } from '@/store/purchasing/requests/request';
import { selectRequests } from '@/store/purchasing/requests/requestsSlice';
import { selectVendor } from '@/store/purchasing/vendors/vendorsSlice';

const TODAY = '2026-11-21';
const business = sampleBusiness(TODAY);
const holders = [...selectBags(business), ...selectBranchStocks(business), ...selectManufacturers(business)];
const details = holders.map((one) => one.details);
const devices = details.flatMap((one) => one.devices);
const imeis = selectDevices(business).map(({ id }) => id);
const sims = selectSims(business).map(({ msisdn = '' }) => msisdn);

const statusAfter = (status: StockRequestStatus) => nextStep(status)?.next;
const isValid = (imei: string) => imeiOf(imei.slice(0, 14)) === imei;
const unlike = (values: readonly unknown[]) => new Set(values).size === values.length;

describe('the sample stock', () => {
  test.each([
    ['requests', selectRequests(business)],
    ['bags', selectBags(business)],
    ['branches', selectBranchStocks(business)],
    ['manufacturers', selectManufacturers(business)],
    ['received devices', selectReceived(business)],
    ['configured devices', selectConfigured(business)],
  ])('has 5 to 30 %s, numbered from 1 on', (_title, rows) => {
    expect(rows.length).toBeGreaterThanOrEqual(5);
    expect(rows.length).toBeLessThanOrEqual(30);
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
  });

  test('has a valid IMEI for every device, none twice', () => {
    expect(imeis.filter((imei) => !isValid(imei))).toEqual([]);
    expect(unlike(imeis)).toBe(true);
  });

  test('has SIM numbers of 13 digits, none twice', () => {
    expect(sims.filter((number) => !/^\d{13}$/.test(number))).toEqual([]);
    expect(unlike(sims)).toBe(true);
  });

  test('has valid ICCIDs, none twice', () => {
    const iccids = selectSims(business).map(({ id }) => id);
    expect(
      iccids.filter((id) => !/^8991\d{15}$/.test(id) || String(luhnCheckDigit(id.slice(0, -1))) !== id.slice(-1)),
    ).toEqual([]);
    expect(unlike(iccids)).toBe(true);
  });

  test('has a device for each vehicle that does not work, with its history from the opening on', () => {
    for (const { imei, id } of selectNotWorking(business, `${TODAY}T08:00`)) {
      const device = business.devices.entities[imei];
      expect(device?.moves.map(({ to, cause }) => [to, cause.what])).toEqual([[{ at: 'vehicle', id }, 'counted']]);
    }
  });

  test('has each new device out of the store, with a SIM that came in on its day', () => {
    for (const { imei, vehicleId, date } of selectAdditions(business)) {
      const device = business.devices.entities[imei];
      expect(device?.moves.map(({ to, cause }) => [to, cause.what])).toEqual([
        [{ at: 'store' }, 'counted'],
        [{ at: 'vehicle', id: vehicleId }, 'fitted'],
      ]);
      expect(business.sims.entities[device?.simId ?? '']?.moves.at(-1)).toMatchObject({
        to: { at: 'device', id: imei },
        on: date,
      });
    }
  });

  test('is made by facts that no rule refuses', () => {
    const clients = sampleAccounts(TODAY, 'x');
    const allVehicles = sampleVehicles(TODAY, 'x', clients);
    const { start, facts } = stockFacts(TODAY, 'x', { accounts: accountTable(clients.accounts), allVehicles });
    let state = start;
    for (const fact of facts) {
      expect(refusal(state, fact)).toBeUndefined();
      state = afterFact(state, fact);
    }
  });

  test('has serial numbers and ITGC ids of their own', () => {
    expect(unlike([...devices, ...selectReceived(business)].map(({ serialNo }) => serialNo))).toBe(true);
    expect(unlike([...selectReceived(business), ...selectConfigured(business)].map(({ itgcId }) => itgcId))).toBe(true);
  });

  test('shows every tab of the details both with something and with nothing in it', () => {
    for (const tab of ['devices', 'accessories', 'controllers', 'locks', 'sims'] as const) {
      expect(new Set(details.map((one) => one[tab].length > 0))).toEqual(new Set([true, false]));
    }
  });

  test('has received and configured devices at every stage', () => {
    const received = selectReceived(business).map(({ status, actionStatus }) => `${status} ${actionStatus}`);
    expect(new Set(received).size).toBe(9);
    expect(new Set(selectConfigured(business).map(({ action }) => action)).size).toBe(4);
  });

  test('has identities that no other loading has, save those that name a thing itself', () => {
    const again = sampleBusiness(TODAY);
    const idsIn = ({ requests, branches, installers, challans }: typeof business) =>
      [requests, branches, installers, challans].flatMap(({ ids }) => ids);
    expect(unlike([...idsIn(business), ...idsIn(again)])).toBe(true);
  });
});

describe('the sample requests', () => {
  const requests = selectRequests(business);

  test('are at every status, each come to by the steps of the lifecycle', () => {
    const statuses = new Set(requests.map(({ status }) => status));
    expect(statuses.size).toBe(4);
    for (const { status, steps } of requests) {
      const [raised, ...later] = steps.map((step) => step.status);
      expect(raised).toBe('Pending at Admin');
      expect(later).toEqual(steps.slice(0, -1).map((step) => statusAfter(step.status)));
      expect(steps.at(-1)?.status).toBe(status);
    }
  });

  test('are dated before today, oldest first, and so are their steps', () => {
    const dates = requests.map(({ orderDate }) => orderDate);
    expect(dates).toEqual(dates.toSorted());
    for (const { orderDate, steps } of requests) {
      const on = steps.map((step: RequestStep) => step.on);
      expect(on).toEqual(on.toSorted());
      expect(on[0]).toBe(orderDate);
      expect(on.every((date) => date < TODAY)).toBe(true);
    }
  });

  test('ask for what the sample vendors sell, at their rates', () => {
    for (const { vendorId, vendor, name, unit, rate } of requests.flatMap(({ products }) => products)) {
      expect(selectVendor(business, vendorId)?.name).toBe(vendor);
      expect(selectVendor(business, vendorId)?.products).toContainEqual(expect.objectContaining({ name, unit, rate }));
    }
  });
});

test('bags are given before today, and accepted not before they were given, or not yet', () => {
  const bags = selectBags(business);
  expect(new Set(bags.map(({ acceptedDate }) => acceptedDate === undefined))).toEqual(new Set([true, false]));
  for (const { givenDate = '', acceptedDate = TODAY } of bags) {
    expect(givenDate !== '' && givenDate < TODAY && givenDate <= acceptedDate && acceptedDate <= TODAY).toBe(true);
  }
});

describe('generated devices', () => {
  test('are the same for the same seed, a smaller count being the first of them', () => {
    expect(generateDevices(5, 3)).toEqual(generateDevices(9, 3).slice(0, 5));
    expect(generateDevices(5, 3)).not.toEqual(generateDevices(5, 4));
  });

  test('have numbers of their own and valid IMEIs, however many they are', () => {
    const many = generateDevices(20_000, 1);
    expect(unlike(many.map(({ imei }) => imei))).toBe(true);
    expect(unlike(many.map(({ serialNo }) => serialNo))).toBe(true);
    expect(many.filter(({ imei }) => !isValid(imei))).toEqual([]);
  });
});
