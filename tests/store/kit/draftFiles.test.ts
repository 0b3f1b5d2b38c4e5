import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { hashOf } from '@/journal/kit/hash';
import type { Replica } from '@/journal/replica';
import { loginRoutes } from '@/routes/loginRoutes';
import { createStore } from '@/store/business/store';
import { draftFilesGone, draftFilesKept, draftFilesReady, draftFilesTidied } from '@/store/kit/attachments/draftFiles';
import { eventually } from '../../support/eventually';

const bytes = new TextEncoder().encode('a photo of a plate');
const photo = { hash: await hashOf(bytes), name: 'Front.jpg', type: 'image/jpeg', size: bytes.length };

/** A page: what lies ready in it for a fact. */
function page(lying: [string, Uint8Array<ArrayBuffer>][] = []) {
  const staged = new Map(lying);
  const replica = {
    stage: (hash: string, some: Uint8Array<ArrayBuffer>) => void staged.set(hash, some),
    contents: () => ({ get: (hashes: readonly string[]) => Promise.resolve(hashes.map((hash) => staged.get(hash))) }),
  } as unknown as Replica;
  return { staged, replica };
}
const ready = (replica: Replica, ...hashes: string[]) => draftFilesReady(hashes)(undefined, () => undefined, replica);
const keep = ({ replica }: ReturnType<typeof page>) => draftFilesKept([photo])(undefined, () => undefined, replica);

afterEach(() => draftFilesGone());

test('a photo of a draft lies ready again on the next page', async () => {
  await keep(page([[photo.hash, bytes]]));
  const next = page();
  expect(await ready(next.replica, photo.hash, 'gone')).toEqual(new Set([photo.hash]));
  expect(next.staged).toEqual(new Map([[photo.hash, bytes]]));
});

test('bytes that are not those of their name are none', async () => {
  await keep(page([[photo.hash, new TextEncoder().encode('something else')]]));
  const next = page();
  expect([...(await ready(next.replica, photo.hash))]).toEqual([]);
  expect(next.staged.size).toBe(0);
});

test('a photo stays as long as a draft names it, and goes with a sign-out', async () => {
  const first = page([[photo.hash, bytes]]);
  await keep(first);
  await draftFilesTidied()(undefined, () => ({
    drafts: { 'close-visit a': { typed: { lines: [{ photos: [photo] }] } } },
  }));
  expect((await ready(page().replica, photo.hash)).size).toBe(1);
  await draftFilesTidied()(undefined, () => ({ drafts: {} }));
  expect((await ready(page().replica, photo.hash)).size).toBe(0);
});

test('a photo stays whose draft another tab began while this one opens what it tidies', async () => {
  await keep(page([[photo.hash, bytes]]));
  let drafts = {};
  const tidied = draftFilesTidied()(undefined, () => ({ drafts }));
  drafts = { 'close-visit a': { typed: { lines: [{ photos: [photo] }] } } };
  await tidied;
  expect((await ready(page().replica, photo.hash)).size).toBe(1);
});

test('a photo goes with a sign-out at a login, as its draft does', async () => {
  await keep(page([[photo.hash, bytes]]));
  const { loader } = loginRoutes(createStore());
  if (typeof loader === 'function') await loader({} as never, undefined);
  await eventually(async () => expect((await ready(page().replica, photo.hash)).size).toBe(0));
});
