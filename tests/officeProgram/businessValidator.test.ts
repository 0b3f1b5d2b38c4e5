import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test, vi } from 'vitest';
import { hashOf } from '@/journal/kit/hash';
import type { Parcel } from '@/journal/port/port';
import { factUndone } from '@/journal/undo/undo';
import { billRunApproved } from '@/store/facts/bills';
import { productAdded, vendorAdded, vendorsImported } from '@/store/facts/vendors';
import type { Quotas } from '../../office/facts/quotas';
import { asking } from '../support/drafts';
import { memoryValidator } from '../support/memoryValidator';
import { passableShelf } from '../support/passingOver';
import { vendorDraft } from '../support/vendors';

test('nothing is refused for what was so before somebody else said something', async () => {
  const { kept, validator } = await memoryValidator();
  const vendor = vendorAdded(vendorDraft('Northstar Components'));
  const product = asking('2', productAdded(vendor.payload.id, { name: 'Relay', rate: 1, unit: 'Pcs', minOrderQty: 1 }));
  expect(await validator.validate('Asha', product)).toMatchObject({ refused: expect.any(String) });
  await kept.append([asking('1', vendor)]);
  expect(await validator.validate('Asha', product)).toMatchObject({ parcel: { id: '2' }, after: 2 });
});

test('nothing is let in for what was so before somebody else said something', async () => {
  const { kept, validator } = await memoryValidator();
  const vendor = vendorAdded(vendorDraft('Northstar Components'));
  const own = asking('2', vendor);
  expect(await validator.validate('Asha', own)).toMatchObject({ after: 1 });
  await kept.append([asking('1', vendor)]);
  await validator.readOn();
  expect(await validator.validate('Asha', own)).toMatchObject({ refused: expect.any(String) });
});

test('nothing is let in for what is passed over by now', async () => {
  const shelf = passableShelf();
  const { kept, validator } = await memoryValidator(shelf.open());
  const vendor = vendorAdded(vendorDraft('Northstar Components'));
  const product = asking('2', productAdded(vendor.payload.id, { name: 'Relay', rate: 1, unit: 'Pcs', minOrderQty: 1 }));
  await kept.append([asking('1', vendor)]);
  expect(await validator.validate('Asha', product)).toMatchObject({ parcel: { id: '2' }, after: 2 });
  shelf.passOver(2);
  await kept.since(2);
  expect(await validator.validate('Asha', product)).toMatchObject({ refused: expect.any(String) });
});

test('what a role may not say is refused before its content is read', async () => {
  const { validator } = await memoryValidator(undefined, { role: 'installer' });
  const { action, ...rest } = asking('1', vendorAdded(vendorDraft('Northstar Components')));
  const bulky = { ...rest, bulk: 'h'.repeat(43) };
  const why = async (type: string, takesBack?: string) =>
    validator.validate('Rakesh', { ...bulky, action: { type }, ...(takesBack !== undefined && { takesBack }) });
  const denied = { refused: expect.stringMatching(/^Only Stock and Admin may do this/) };
  expect(await why(action.type)).toMatchObject(denied);
  expect(await why(action.type, 'jobs/visitFailed')).toMatchObject(denied);
  expect(await why(factUndone.type, action.type)).toMatchObject(denied);
  expect(await why('jobs/visitFailed')).toMatchObject({ refused: expect.stringMatching(/content that it names/) });
});

test('what a role may not say is refused before what it holds is looked at', async () => {
  const { validator } = await memoryValidator(undefined, { role: 'installer' });
  const misfit = { type: vendorAdded.type, payload: { id: 7 } };
  const why = (action: UnknownAction) => validator.validate('Rakesh', asking('1', action, []));
  const denied = { refused: expect.stringMatching(/^Only Stock and Admin may do this/) };
  expect(await why(misfit)).toMatchObject(denied);
  expect(await why({ type: factUndone.type, payload: { fact: misfit, changes: 'none' } })).toMatchObject(denied);
});

test('a content of very many values is refused unread, as the desk would stand meanwhile, unless it makes bills', async () => {
  const { kept, validator } = await memoryValidator(undefined, { role: 'stock' });
  const many = (values: number) => new TextEncoder().encode(`{"x":[${'0,'.repeat(values)}0]}`);
  const { action: fact, ...rest } = asking('1', vendorAdded(vendorDraft('Northstar Components')));
  const why = async (values: number, type = fact.type, by = validator) => {
    const bytes = many(values);
    const bulk = await hashOf(bytes);
    await kept.contents.put(bulk, bytes);
    return by.validate('Vijay', { ...rest, bulk, action: { type } });
  };
  const tooMuch = { refused: expect.stringMatching(/does not take that much in one go/) };
  const unfit = { refused: expect.stringMatching(/does not fit/) };
  expect(await why(600_000)).toMatchObject(tooMuch);
  expect(await why(550_000)).toMatchObject(unfit);
  const { validator: ofSales } = await memoryValidator(kept, { role: 'sales' });
  expect(await why(3_000_000, billRunApproved.type, ofSales)).toMatchObject(unfit);
  expect(await why(4_000_000, billRunApproved.type, ofSales)).toMatchObject(tooMuch);
});

test('what a large Undo brings is not read, but what its fact changed', async () => {
  const { kept, validator } = await memoryValidator(undefined, { role: 'stock' });
  const vendor = vendorAdded(vendorDraft('Northstar Components'));
  const validation = await validator.validate('Vijay', asking('1', vendor));
  if ('refused' in validation) throw new Error(validation.refused);
  await kept.append([asking('1', vendor)]);
  validation.kept(2);
  const read = vi.spyOn(kept.contents, 'get');
  const undo = { ...asking('2', { type: factUndone.type }, []), bulk: 'h'.repeat(43), undoes: '1' };
  expect(await validator.validate('Vijay', { ...undo, takesBack: vendor.type })).toMatchObject({
    parcel: { action: { payload: { fact: vendor, changes: [{ path: ['vendors', vendor.payload.id] }] } } },
  });
  expect(await validator.validate('Vijay', { ...undo, takesBack: productAdded.type })).toMatchObject({
    refused: expect.stringMatching(/the office does not find what it takes back/),
  });
  expect(read).not.toHaveBeenCalled();
});

const importOf = (rows: number) =>
  vendorsImported({
    added: Array.from({ length: rows }, (_, row) => {
      const { products: _none, ...details } = vendorDraft(`Vendor ${row}`);
      return { ...details, gstNo: `27AAPFU${1_000 + row}F1ZV` };
    }),
    edits: [],
  });

/** Says an import, and takes it back and forth so many times; gives what each was kept as, or why it was not. */
async function toggled(rows: number, times: number, take: Quotas['take'] = () => true) {
  const quotas = { take, most: () => Number.POSITIVE_INFINITY };
  const { kept, validator } = await memoryValidator(undefined, { role: 'stock', quotas });
  const said = importOf(rows);
  const undo = { ...asking('', { type: factUndone.type }, []), bulk: 'h'.repeat(43), takesBack: said.type };
  const parcels: Parcel[] = [];
  for (let time = 0; time <= times; time += 1) {
    const asked = time === 0 ? asking('0', said) : { ...undo, id: String(time), undoes: String(time - 1) };
    const validation = await validator.validate('Vijay', asked);
    if ('refused' in validation) throw new Error(validation.refused);
    await kept.append([validation.parcel]);
    validation.kept(time + 2);
    parcels.push(validation.parcel);
  }
  return parcels;
}

test('an import that goes back and forth twenty times is kept as few contents, none larger than those of the first time', async () => {
  const parcels = await toggled(400, 20);
  const contents = new Map(parcels.flatMap(({ contents: own }) => [...(own ?? [])]));
  expect(contents.size).toBe(3);
  const sizes = parcels.map(({ contents: own }) =>
    [...(own?.values() ?? [])].reduce((sum, one) => sum + one.length, 0),
  );
  expect(Math.max(...sizes)).toBe(sizes[2]);
  expect(sizes[2]).toBeLessThan(5 * (sizes[0] ?? 0));
}, 120_000);

test('what the office tells of an Undo is taken off what its author may say, and waits where that is used up', async () => {
  const taken: [string, number][] = [];
  const sizes = (await toggled(100, 2, (kind, _by, bytes) => taken.push([kind, bytes]) > 0)).map(
    ({ action, contents }) => [...(contents?.values() ?? [])][0]?.length ?? JSON.stringify(action.payload).length,
  );
  expect(taken).toEqual([
    ['said', sizes[1]],
    ['said', sizes[2]],
  ]);
  await expect(toggled(100, 2, (_kind, _by, bytes) => bytes < (sizes[2] ?? 0))).rejects.toThrow(
    /more than the office takes from one person/,
  );
});
