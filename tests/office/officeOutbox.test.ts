import 'fake-indexeddb/auto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serialize } from 'node:v8';
import { indexedDbOutbox } from '@/journal/adapters/indexedDbOutbox';
import { readEntry } from '@/journal/reading/reading';
import { officeOutbox } from '@/office/officeOutbox';
import { waitingKey } from '@/office/sealing';
import { businessModel } from '@/store/business/businessModel';

const draft = {
  id: 'a',
  at: '2026-07-01T09:30:00.000Z',
  by: 'Asha',
  version: 2,
  about: [],
  action: { type: 'vendors/vendorAdded', payload: 7 },
};

const key = (seal: string) => waitingKey('business-1', 'asha', seal);
const parts = new Map([['hash', new TextEncoder().encode('a photo of a plate')]]);
const outboxOf = (name: string, seal?: string, shutKnown: (count: number) => void = () => {}) =>
  officeOutbox({
    name: () => name,
    known: () => (seal === undefined ? Promise.resolve(undefined) : key(seal)),
    shutKnown,
  });
/** All that lies in that database, as text. */
async function lyingIn(name: string): Promise<string> {
  const outbox = await indexedDbOutbox(name);
  const found = await outbox.all();
  await outbox.close();
  return Buffer.from(serialize(found)).toString('latin1');
}

test('each person of a browser has an outbox of their own', async () => {
  const [ravi, meera] = ['ravi', 'meera'].map((user) => outboxOf(`office.${user}`).outbox);
  await ravi?.put([draft]);
  expect([await meera?.all(), await outboxOf('office.ravi').outbox.all()]).toEqual([[], [draft]]);
});

test('what is said before it is known who says it waits under their name', async () => {
  let user = '';
  let tell = () => {};
  const known = new Promise<undefined>((resolve) => (tell = () => resolve(undefined)));
  const put = officeOutbox({ name: () => `office.${user}`, known: () => known, shutKnown: () => {} }).outbox.put([
    draft,
  ]);
  user = 'asha';
  tell();
  await put;
  expect(await outboxOf('office.asha').outbox.all()).toEqual([draft]);
  expect(await outboxOf('office.').outbox.all()).toEqual([]);
});

test('what waits can be read by its author’s sign-ins alone, with the bytes that go with it', async () => {
  const parcel = { ...draft, contents: parts };
  await outboxOf('office.sealed', 'own').outbox.put([parcel]);
  const lying = await lyingIn('office.sealed');
  for (const open of ['vendorAdded', 'Asha', '2026-07', 'a photo of a plate']) expect(lying).not.toContain(open);
  expect(await outboxOf('office.sealed', 'own').outbox.all()).toEqual([parcel]);
  expect(await outboxOf('office.sealed', 'another').outbox.all()).toEqual([]);
  const { outbox } = outboxOf('office.sealed', 'own');
  outbox.drop(['a']);
  await outbox.tidy();
  expect(await outbox.all()).toEqual([]);
});

test('what an earlier version left in the clear is read beside what is sealed, in its order', async () => {
  await outboxOf('office.mixed').outbox.put([draft]);
  const { outbox } = outboxOf('office.mixed', 'own');
  await outbox.put([{ ...draft, id: 'b' }]);
  expect((await outbox.all()).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('a sign-in without a key leaves what is sealed to one that has it, and puts in the open beside it', async () => {
  await outboxOf('office.keyless', 'own').outbox.put([draft]);
  const keyless = outboxOf('office.keyless').outbox;
  expect(await keyless.all()).toEqual([]);
  await keyless.put([{ ...draft, id: 'b' }]);
  expect((await outboxOf('office.keyless', 'own').outbox.all()).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('what another secret of the office has sealed is told of, and removed once its author gives it up', async () => {
  await outboxOf('office.shut', 'former').outbox.put([draft, { ...draft, id: 'b' }]);
  const told: number[] = [];
  const { outbox, removeShut } = outboxOf('office.shut', 'another', (count) => told.push(count));
  await outbox.put([{ ...draft, id: 'c' }]);
  expect((await outbox.all()).map(({ id }) => id)).toEqual(['c']);
  expect(told).toEqual([2]);
  await removeShut();
  expect(told).toEqual([2, 0]);
  expect(await outboxOf('office.shut', 'former').outbox.all()).toEqual([]);
  expect((await outboxOf('office.shut', 'another').outbox.all()).map(({ id }) => id)).toEqual(['c']);
});

test('a program of before, which reads no seal, takes what is sealed for that of a newer one, which waits for it', async () => {
  await outboxOf('office.older', 'own').outbox.put([draft]);
  const older = await indexedDbOutbox('office.older');
  onTestFinished(() => older.close());
  const reader = { version: businessModel.version, upcasters: {} };
  const [lying] = await older.all();
  expect(lying && readEntry({ ...lying, seq: 0 }, reader)).toMatchObject({ ok: false, newer: true });
});

test('what a page left open as it went is sealed by the next one, and what is no draft stays where it is', async () => {
  const left = new Map([['office.left.waiting.page', JSON.stringify([draft, { id: 7 }])]]);
  const storage = {
    getItem: (name: string) => left.get(name) ?? null,
    setItem: (name: string, text: string) => void left.set(name, text),
    removeItem: (name: string) => void left.delete(name),
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      ownKeys: () => [...left.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const { outbox, unsavedAtUnload } = outboxOf('office.left', 'own');
  expect(await outbox.all()).toEqual([draft]);
  expect(unsavedAtUnload.all()).toEqual([{ id: 7 }]);
  expect(await lyingIn('office.left')).not.toContain('vendorAdded');
});

test('a browser without storage has nothing in it and says at each fact that it cannot be kept, until there is storage', async () => {
  const { outbox } = outboxOf(crypto.randomUUID());
  const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No storage.', 'SecurityError');
  });
  onTestFinished(() => opening.mockRestore());
  expect(await outbox.all()).toEqual([]);
  await expect(outbox.put([draft])).rejects.toThrow('No storage.');
  expect(outbox.holds('a')).toBe(false);
  outbox.drop(['unknown']);
  await outbox.tidy();
  outbox.subscribe(() => {})();
  expect(await outbox.all()).toEqual([]);
  opening.mockRestore();
  await outbox.put([]);
  expect([outbox.holds('a'), await outbox.all()]).toEqual([true, [draft]]);
});
