import { expect, test } from 'vitest';
import { awayFrom, lineScanned, scannedLine } from '@/store/stock/challans/handoverScan';
import { STORE } from '@/store/kit/movements/holder';
import { devicesOf, IMEIS, LOOSE_SIM, PAIRED_SIM, stocked } from '../../../support/handover';

test('an IMEI, an ICCID and a SIM number become lines, however they are written', () => {
  const { store } = stocked();
  const scan = (text: string) => scannedLine(store.getState(), STORE, [], text);
  expect(scan(IMEIS[1])).toEqual({
    tone: 'good',
    text: `IMEI ${IMEIS[1]}, Tracker`,
    line: { device: IMEIS[1], qty: 1 },
  });
  expect(scan(` ${IMEIS[1].slice(0, 8)} ${IMEIS[1].slice(8)}`)).toMatchObject({ tone: 'good' });
  for (const number of [LOOSE_SIM.iccid, LOOSE_SIM.msisdn])
    expect(scan(number)).toMatchObject({ tone: 'good', line: { sim: LOOSE_SIM.iccid, qty: 1 } });
});

test('what is on the challan already, or goes with its device, is told', () => {
  const { store } = stocked();
  expect(scannedLine(store.getState(), STORE, devicesOf([IMEIS[1]]), IMEIS[1])).toEqual({
    tone: 'known',
    text: `IMEI ${IMEIS[1]} is on this challan already.`,
  });
  expect(scannedLine(store.getState(), STORE, [], PAIRED_SIM)).toEqual({
    tone: 'known',
    text: `SIM ${PAIRED_SIM} is in the device ${IMEIS[0]}, and goes with it.`,
  });
});

test('what is elsewhere is told with where it is: on its way by a challan, or with another', () => {
  const { store, delhi, rakesh, offer } = stocked();
  offer(STORE, delhi, devicesOf([IMEIS[1]]));
  expect(scannedLine(store.getState(), STORE, [], IMEIS[1])).toEqual({
    tone: 'known',
    text: `IMEI ${IMEIS[1]} is on its way from Store to Delhi by challan 1.`,
  });
  expect(scannedLine(store.getState(), rakesh, [], IMEIS[2])).toEqual({
    tone: 'known',
    text: `IMEI ${IMEIS[2]} is in the store.`,
  });
  expect(awayFrom(store.getState(), STORE, { device: IMEIS[1], qty: 1 })).toContain('challan 1');
  expect(awayFrom(store.getState(), STORE, { device: IMEIS[2], qty: 1 })).toBeUndefined();
});

test.each([
  ['861234059999999', 'IMEI 861234059999999 is not known.'],
  ['5754000000000', 'SIM 5754000000000 is not known.'],
  ['123', '123: An IMEI has 15 digits, this has 3.'],
  ['constructor', 'constructor: An IMEI has 15 digits and nothing else.'],
])('%s stands for nothing, and that is said', (text, said) => {
  expect(scannedLine(stocked().store.getState(), STORE, [], text)).toEqual({ tone: 'wrong', text: said });
});

test('a scan finds its line: by the IMEI, by the SIM, and by the SIM that is in the device', () => {
  const stock = stocked().store.getState();
  const lines = [{ sim: LOOSE_SIM.iccid, qty: 1 }, ...devicesOf([IMEIS[0], IMEIS[1]])];
  expect([IMEIS[1], LOOSE_SIM.msisdn, PAIRED_SIM, IMEIS[2]].map((text) => lineScanned(stock, lines, text))).toEqual([
    2, 0, 1, -1,
  ]);
});
