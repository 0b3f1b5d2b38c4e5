import { expect, test } from 'vitest';
import { keptChallan, challanToKeep } from '@/features/stock/keptChallan';
import { draftKept, draftName, draftsSlice, recalledDrafts } from '@/store/browser/draftsSlice';
import { IMEIS, LOOSE_SIM } from '../support/handover';

/** What comes back of a challan, by way of this browser's storage. */
function comesBack(values: object) {
  const name = draftName('handover');
  const kept = recalledDrafts(JSON.parse(JSON.stringify(draftsSlice.reducer({}, draftKept(name, values)))));
  return keptChallan(kept[name]?.typed ?? {});
}

test('a challan that was begun comes back with its places, what was scanned and counted, and what was typed of its worth', () => {
  const things = [
    { device: IMEIS[0], qty: 1, status: 'Dead' },
    { sim: LOOSE_SIM.iccid, qty: 1 },
  ] as const;
  const values = { 'VT-2': { hsn: '', value: '4,500' }, Relay: { value: '80' } };
  const written = { from: 'installer:a', to: 'store', things, counts: { 'store|x': '4' }, values };
  expect(comesBack(challanToKeep(written))).toEqual({
    from: 'installer:a',
    to: 'store',
    scanned: [
      { number: IMEIS[0], status: 'Dead' },
      { number: LOOSE_SIM.iccid, status: 'Removal' },
    ],
    counts: { 'store|x': '4' },
    values,
  });
});

test('what another hand wrote in its place does no harm', () => {
  expect(comesBack({ from: 7, scanned: [{ number: 4, status: 'None' }, 'x'], counted: 'none' })).toEqual({
    from: '',
    to: '',
    scanned: [{ number: '', status: 'Removal' }],
    counts: {},
    values: {},
  });
});
