import { expect, test } from 'vitest';
import { createStore } from '@/store/business/store';
import { simDeactivated } from '@/store/facts/sims';
import { configurationOf } from '@/store/stock/configured/configuredSlice';
import { selectConfigured } from '@/store/stock/configured/configuredStock';
import { selectStock } from '@/store/stock/onHand/selectStock';
import { selectPaired } from '@/store/stock/pairing/pairing';
import { pairingFacts, pairingFitting } from '@/store/stock/pairing/pairingFacts';
import { pairingImportable, pairingsOf } from '@/store/stock/pairing/pairingImport';
import { pastedSheet } from '@/store/kit/sheets/pastedSheet';
import { viewedColumns } from '@/features/stock/configuredColumns';
import { sheetOf } from '@/ui/tableSheet';
import { done } from '../../support/said';
import { bytesOf, bytesOfSheet, inShort, validated } from '../../support/sheets';
import { deviceOf, imeiOfDevice as imei, simOf } from '../../support/stock';
import { smallBusiness } from '../../support/tabs';

const DAY = '2026-11-21';

/** The small business with its deactivated SIM 6, and what pasted lines come to there. */
function office() {
  const store = createStore(smallBusiness);
  done(store.dispatch(simDeactivated(simOf(6).id, undefined, DAY)));
  const stock = () => selectStock(store.getState());
  const importable = pairingImportable(stock());
  const read = async (bytes: Uint8Array) => validated(importable, selectPaired(store.getState()), bytes);
  const pasted = async (...lines: string[]) => read(new Uint8Array(await pastedSheet(lines.join('\n')).arrayBuffer()));
  const take = async (...lines: string[]) => {
    const { edits, leftOut } = pairingFitting(stock(), pairingsOf(stock())(await pasted(...lines)));
    for (const fact of pairingFacts(() => store.getState(), edits)) done(store.dispatch(fact));
    return leftOut;
  };
  return { store, read, pasted, take };
}

test.each([
  ['with a tab between', `${imei(4)}\t${simOf(4).id}`],
  ['with a space between', `${imei(4)} ${simOf(4).msisdn}`],
  ['with a comma between', `${imei(4)}, ${simOf(4).msisdn}`],
  ['with spaces in the SIM', `${imei(4)} ${(simOf(4).msisdn ?? '').replace(/^(.{4})/, '$1 ')}`],
  ['under headings of their own', `SIM;IMEI\n${simOf(4).msisdn};${imei(4)}`],
])('an IMEI and a SIM that are pasted %s are a pair', async (_how, text) => {
  const { store, pasted, take } = office();
  expect(inShort(await pasted(text))).toEqual(['Changed']);
  await take(text);
  expect(store.getState().devices.entities[imei(4)]?.simId).toBe(simOf(4).id);
  expect(selectConfigured(store.getState()).map(({ deviceIMEI }) => deviceIMEI)).toContain(imei(4));
});

test.each([
  ['without headings', [`${imei(4)}, ${simOf(4).id}`, '', `${imei(1)}, 12`], [1, 3]],
  ['under headings', ['IMEI\tSIM', `${imei(4)}\t${simOf(4).id}`, `${imei(1)}\t12`], [2, 3]],
])('pasted lines %s are numbered as they were pasted, blank ones among them', async (_how, lines, numbers) => {
  const rows = await office().pasted(...lines);
  expect(rows.map(({ id }) => id)).toEqual(numbers);
});

test('lines of numbers alone are asked about no headings, in a file as well', async () => {
  const { read } = office();
  expect(inShort(await read(bytesOf(`${imei(4)},${simOf(4).id}\n`)))).toEqual(['Changed']);
});

test.each([
  [
    'a device that nobody knows',
    `356938035643999,${simOf(4).id}`,
    'imei: IMEI 356938035643999: It is not known: receive it, or count it in first.',
  ],
  [
    'a SIM that is in another device',
    `${imei(4)},${simOf(1).id}`,
    `sim: SIM ${simOf(1).id} is in the device ${imei(1)}.`,
  ],
  ['a deactivated SIM', `${imei(4)},${simOf(6).id}`, `sim: SIM ${simOf(6).id} was deactivated on 21 Nov 2026.`],
  ['a SIM that nobody knows', `${imei(4)},8991000000000099999`, 'sim: SIM 8991000000000099999 is not known.'],
  ['no SIM', `${imei(4)},`, 'sim: Used Sim is required.'],
  ['half an assignment', `${imei(4)},${simOf(4).id},Branches`, 'selectName: Choose a name.'],
])('a line with %s is refused, and says why', async (_what, text, reason) =>
  expect(inShort(await office().pasted(text))).toEqual([`Wrong ${reason}`]),
);

test('a device on its way is refused with where it is', async () => {
  expect(inShort(await office().pasted(`${imei(9)},${simOf(4).id}`))).toEqual([
    `Wrong imei: IMEI ${imei(9)} is on its way from Store to Delhi by challan 9.`,
  ]);
});

test('a SIM stands in one line alone, and a device as well', async () => {
  const { pasted } = office();
  const twice = await pasted(`${imei(4)},${simOf(4).id}`, `${imei(1)},${simOf(4).msisdn}`, `${imei(4)},${simOf(5).id}`);
  expect(inShort(twice)).toEqual([
    'Changed',
    'Wrong sim: Row 1 has this Used Sim already.',
    'Wrong imei: Row 1 has this Device IMEI already.',
  ]);
});

test('a device gets another SIM, and both of its assignment; what is as it was is the same', async () => {
  const { store, pasted, take } = office();
  const line = `${imei(1)},${simOf(4).id},Branches,Delhi`;
  expect(await take(line)).toEqual([]);
  const { devices, configured } = store.getState();
  expect(devices.entities[imei(1)]?.simId).toBe(simOf(4).id);
  expect(configurationOf(configured, imei(1))).toMatchObject({ action: 'Branches', selectName: 'Delhi' });
  expect(inShort(await pasted(line))).toEqual(['Same']);
});

test('the configured stock that was exported changes nothing', async () => {
  const { store, read, take } = office();
  await take(`${imei(4)},${simOf(4).id},Installer,Mumbai`);
  const rows = selectConfigured(store.getState());
  const again = await read(await bytesOfSheet(sheetOf(viewedColumns, rows), 'xlsx'));
  expect(new Set(inShort(again))).toEqual(new Set(['Same']));
});

test('of two who pair one SIM the one who comes later is told where it is', async () => {
  const { store, take } = office();
  const mine = pairingsOf(selectStock(store.getState()))(await office().pasted(`${imei(1)},${simOf(4).id}`));
  await take(`${imei(4)},${simOf(4).id}`);
  expect(pairingFitting(selectStock(store.getState()), mine).leftOut.map(({ refusal }) => refusal.reason)).toEqual([
    `SIM ${simOf(4).id} is in the device ${deviceOf(4).id}.`,
  ]);
});
