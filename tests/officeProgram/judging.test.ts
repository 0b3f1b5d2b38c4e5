import { expect, test } from 'vitest';
import { factUndone } from '@/journal/undo/undo';
import { productAdded, vendorAdded } from '@/store/facts/vendors';
import { asking } from '../support/drafts';
import { judging } from '../support/judge';
import { passableShelf } from '../support/passingOver';
import { vendorDraft } from '../support/vendors';

test('nothing is refused for what was so before somebody else said something', async () => {
  const { kept, judge } = await judging();
  const vendor = vendorAdded(vendorDraft('Northstar Components'));
  const product = asking('2', productAdded(vendor.payload.id, { name: 'Relay', rate: 1, unit: 'Pcs', minOrderQty: 1 }));
  expect(await judge.judge('Asha', product)).toMatchObject({ refused: expect.any(String) });
  await kept.append([asking('1', vendor)]);
  expect(await judge.judge('Asha', product)).toMatchObject({ parcel: { id: '2' }, after: 2 });
});

test('nothing is let in for what was so before somebody else said something', async () => {
  const { kept, judge } = await judging();
  const vendor = vendorAdded(vendorDraft('Northstar Components'));
  const own = asking('2', vendor);
  expect(await judge.judge('Asha', own)).toMatchObject({ after: 1 });
  await kept.append([asking('1', vendor)]);
  await judge.readOn();
  expect(await judge.judge('Asha', own)).toMatchObject({ refused: expect.any(String) });
});

test('nothing is let in for what is passed over by now', async () => {
  const shelf = passableShelf();
  const { kept, judge } = await judging(shelf.open());
  const vendor = vendorAdded(vendorDraft('Northstar Components'));
  const product = asking('2', productAdded(vendor.payload.id, { name: 'Relay', rate: 1, unit: 'Pcs', minOrderQty: 1 }));
  await kept.append([asking('1', vendor)]);
  expect(await judge.judge('Asha', product)).toMatchObject({ parcel: { id: '2' }, after: 2 });
  shelf.passOver(2);
  await kept.since(2);
  expect(await judge.judge('Asha', product)).toMatchObject({ refused: expect.any(String) });
});

test('what a role may not say is refused before its content is read', async () => {
  const { judge } = await judging(undefined, { role: 'installer' });
  const { action, ...rest } = asking('1', vendorAdded(vendorDraft('Northstar Components')));
  const bulky = { ...rest, bulk: 'h'.repeat(43) };
  const why = async (type: string, takesBack?: string) =>
    judge.judge('Rakesh', { ...bulky, action: { type }, ...(takesBack !== undefined && { takesBack }) });
  const denied = { refused: expect.stringMatching(/^Only Stock and Admin may do this/) };
  expect(await why(action.type)).toMatchObject(denied);
  expect(await why(action.type, 'jobs/visitFailed')).toMatchObject(denied);
  expect(await why(factUndone.type, action.type)).toMatchObject(denied);
  expect(await why('jobs/visitFailed')).toMatchObject({ refused: expect.stringMatching(/content that it names/) });
});
