import { expect, test } from 'vitest';
import { contentsAt, selectContents } from '@/store/stock/onHand/contents';
import { countError, draftedLines, piecesOf, withStatus } from '@/store/stock/challans/challanDraft';
import { STORE } from '@/store/kit/movements/holder';
import { devicesOf, IMEIS, LOOSE_SIM, RELAYS, stocked } from '../../../support/handover';

const binsOf = ({ store }: ReturnType<typeof stocked>) => contentsAt(selectContents(store.getState()), STORE).bins;

test('a challan has what was scanned and what was counted, and of nothing none', () => {
  const shelf = stocked();
  const bins = binsOf(shelf);
  const [bin] = bins;
  const lines = draftedLines(devicesOf(IMEIS), bins, { [bin?.id ?? '']: '4' }, shelf.delhi);
  expect(lines).toEqual([...devicesOf(IMEIS), { goods: RELAYS, qty: 4 }]);
  expect(piecesOf(lines)).toBe(9);
  expect(draftedLines([], bins, { [bin?.id ?? '']: '0' }, shelf.delhi)).toEqual([]);
});

test('only a device that comes back says why', () => {
  const { delhi } = stocked();
  const things = withStatus(
    [
      { device: IMEIS[0], qty: 1, status: 'Removal' as const },
      { sim: LOOSE_SIM.iccid, qty: 1, status: 'Removal' as const },
    ],
    0,
    'Dead',
  );
  expect(draftedLines(things, [], {}, STORE)).toEqual([
    { device: IMEIS[0], qty: 1, status: 'Dead' },
    { sim: LOOSE_SIM.iccid, qty: 1 },
  ]);
  expect(draftedLines(things, [], {}, delhi)).toEqual([
    { device: IMEIS[0], qty: 1 },
    { sim: LOOSE_SIM.iccid, qty: 1 },
  ]);
});

test.each([
  ['', undefined],
  ['10', undefined],
  ['11', 'Only 10 are there.'],
  ['-1', 'It must be a number.'],
  ['a few', 'It must be a number.'],
])('of ten relays %j asked for is answered with %j', (typed, said) => {
  const [bin] = binsOf(stocked());
  expect(bin && countError(bin, typed)).toBe(said);
});
