import 'fake-indexeddb/auto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { officeOutbox } from '@/office/officeOutbox';

const draft = {
  id: 'a',
  at: '2026-07-01T09:30:00.000Z',
  by: 'Asha',
  version: 2,
  about: [],
  action: { type: 'vendors/vendorAdded', payload: 7 },
};

test('each person of a browser has an outbox of their own', async () => {
  const [ravi, meera] = ['ravi', 'meera'].map((user) => officeOutbox(() => `office.${user}`).outbox);
  await ravi?.put([draft]);
  expect([await meera?.all(), await officeOutbox(() => 'office.ravi').outbox.all()]).toEqual([[], [draft]]);
});

test('what is said before it is known who says it waits under their name', async () => {
  let user = '';
  let tell = () => {};
  const known = new Promise<void>((resolve) => (tell = resolve));
  const put = officeOutbox(() => `office.${user}`, known).outbox.put([draft]);
  user = 'asha';
  tell();
  await put;
  expect(await officeOutbox(() => 'office.asha').outbox.all()).toEqual([draft]);
  expect(await officeOutbox(() => 'office.').outbox.all()).toEqual([]);
});

test('a browser without storage has nothing in it and says at each fact that it cannot be kept, until there is storage', async () => {
  const { outbox } = officeOutbox(() => crypto.randomUUID());
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
