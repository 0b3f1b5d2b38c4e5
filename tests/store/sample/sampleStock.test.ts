import { describe, expect, test } from 'vitest';
import { advance } from '@/machines/advance';
import { stockRequestMachine, type StockRequestStatus } from '@/machines/stockRequest';
import { imeiOf } from '@/store/imei';
import { sampleBusiness } from '@/store/sample/sampleBusiness';
import { selectBagNumbered, selectBags } from '@/store/expected/bagsSlice';
import { selectBranchNumbered, selectBranches } from '@/store/expected/branchesSlice';
import { selectConfigured } from '@/store/configured/configuredSlice';
import { generateDevices } from '@/store/sample/generateDevices';
import { selectManufacturerNumbered, selectManufacturers } from '@/store/expected/manufacturersSlice';
import { selectReceived } from '@/store/received/receivedSlice';
import { nextStep, type RequestStep } from '@/store/requests/request';
import { selectRequests } from '@/store/requests/requestsSlice';
import { selectVendor } from '@/store/vendors/vendorsSlice';

const TODAY = '2026-11-21';
const business = sampleBusiness(TODAY);
const holders = [...selectBags(business), ...selectBranches(business), ...selectManufacturers(business)];
const details = holders.map((one) => one.details);
const devices = details.flatMap((one) => one.devices);
const imeis = [
  ...devices.map(({ imei }) => imei),
  ...selectReceived(business).map(({ imei }) => imei),
  ...selectConfigured(business).map(({ deviceIMEI }) => deviceIMEI),
];
const sims = [
  ...details.flatMap((one) => one.sims.map(({ number }) => number)),
  ...selectConfigured(business).map(({ usedSim }) => usedSim),
];

const statusAfter = (status: StockRequestStatus) => {
  const step = nextStep(status);
  return step && advance(stockRequestMachine, status, step.event);
};
const isValid = (imei: string) => imeiOf(imei.slice(0, 14)) === imei;
const unlike = (values: readonly unknown[]) => new Set(values).size === values.length;

describe('the sample stock', () => {
  test.each([
    ['requests', selectRequests(business)],
    ['bags', selectBags(business)],
    ['branches', selectBranches(business)],
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

  test('is found by the numbers of its rows, as an address has them', () => {
    expect(selectBagNumbered(business, '2')).toBe(selectBags(business)[1]);
    expect(selectBranchNumbered(business, '2')).toBe(selectBranches(business)[1]);
    expect(selectManufacturerNumbered(business, '2')).toBe(selectManufacturers(business)[1]);
    for (const number of ['99', '1e0', '01', '1.0', undefined]) {
      expect(selectBagNumbered(business, number)).toBeUndefined();
      expect(selectBranchNumbered(business, number)).toBeUndefined();
      expect(selectManufacturerNumbered(business, number)).toBeUndefined();
    }
  });

  test('has identities that no other loading has', () => {
    const again = sampleBusiness(TODAY);
    const idsIn = (one: typeof business) =>
      [
        ...selectRequests(one),
        ...selectBags(one),
        ...selectBranches(one),
        ...selectManufacturers(one),
        ...selectReceived(one),
        ...selectConfigured(one),
      ].map(({ id }) => id);
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
  for (const { givenDate, acceptedDate = TODAY } of bags) {
    expect(givenDate < TODAY && givenDate <= acceptedDate && acceptedDate <= TODAY).toBe(true);
  }
});

describe('generated devices', () => {
  test('are the same for the same seed, a smaller count being the first of them', () => {
    expect(generateDevices(5, 3, 'a')).toEqual(generateDevices(9, 3, 'a').slice(0, 5));
    expect(generateDevices(5, 3, 'a')).not.toEqual(generateDevices(5, 4, 'a'));
  });

  test('have numbers of their own and valid IMEIs, however many they are', () => {
    const many = generateDevices(20_000, 1, 'a');
    expect(unlike(many.map(({ imei }) => imei))).toBe(true);
    expect(unlike(many.map(({ itgcId }) => itgcId))).toBe(true);
    expect(unlike(many.map(({ serialNo }) => serialNo))).toBe(true);
    expect(many.filter(({ imei }) => !isValid(imei))).toEqual([]);
  });
});
