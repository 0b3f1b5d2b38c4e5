import { expect, test } from 'vitest';
import { emptyBusiness } from '@/store/business/business';
import { findDevice } from '@/store/business/deviceLookup';
import { rowOfTable } from '@/store/kit/table';
import { fittingWarning } from '@/store/stock/devices/imeiAtHand';

const INHERITED = ['constructor', 'toString', 'hasOwnProperty', '__proto__'];

test.each(INHERITED)('%s, which every object has by nature, is no device', (typed) => {
  expect(rowOfTable(emptyBusiness.devices, typed)).toBeUndefined();
  expect(findDevice(emptyBusiness, typed)).toEqual([]);
  expect(fittingWarning(emptyBusiness, typed, { vehicleNo: 'MH 12 AB 1', date: '', moves: true })).toBeUndefined();
});
