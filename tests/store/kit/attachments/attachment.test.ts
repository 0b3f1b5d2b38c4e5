import { describe, expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import type { Journal } from '@/journal/port/port';
import { ATTACHMENT_MAX_BYTES } from '@/store/kit/attachments/attachment';
import { welcome } from '@/store/kit/attachments/welcome';
import { attached, keepAttachment, readAttachment } from '@/store/kit/attachments/attachments';
import { isShown } from '@/store/kit/attachments/attachmentType';
import { openTab } from '../../../support/tabs';

const PDF = '%PDF-1.7\n';
/** A file whose bytes are those of the characters, filled up to the size. */
const file = (name: string, begin: string, type = '', size = begin.length) =>
  new File(
    [Uint8Array.from(begin, (character) => character.charCodeAt(0)), new Uint8Array(size - begin.length)],
    name,
    { type },
  );

test('the limit is 5 MB', () => expect(ATTACHMENT_MAX_BYTES).toBe(5_242_880));

const kinds: [string, string, string][] = [
  ['a PDF', PDF, 'application/pdf'],
  ['a PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
  ['a photo', '\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['a GIF', 'GIF89a', 'image/gif'],
  ['a WebP', 'RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
  ['an AVIF', '\0\0\0\x1cftypavif', 'image/avif'],
  ['a photo of a phone', '\0\0\0\x18ftypheic', 'image/heic'],
  ['a bitmap', 'BM\x46\0\0\0\0\0\0\0\x36\0', 'image/bmp'],
  ['a scan', 'II*\0\x08\0', 'image/tiff'],
  ['a scan of another machine', 'MM\0*\0\0', 'image/tiff'],
];

test.each(kinds)('%s is welcome by its bytes, whatever it calls itself', async (_title, begin) => {
  for (const type of ['', 'text/html'])
    await expect(welcome(file('scan.x', begin, type))).resolves.toBeInstanceOf(File);
});

test('a photo of a phone and a scan are no files that a browser shows, as are those without a type', () => {
  expect(kinds.map(([, , type]) => type).filter((type) => !isShown(type))).toEqual([
    'image/heic',
    'image/tiff',
    'image/tiff',
  ]);
  expect(isShown('')).toBe(false);
});

test('a file of just the limit is welcome', async () => {
  const largest = file('gst.pdf', PDF, '', ATTACHMENT_MAX_BYTES);
  expect(await welcome(largest)).toBe(largest);
});

const cure = 'Choose a PDF or an image of at most 5 MB.';

test.each([
  ['of another type', file('notes.txt', 'Notes'), `notes.txt is not a PDF or an image. ${cure}`],
  [
    'that only calls itself a PDF',
    file('a.pdf', '<html>', 'application/pdf'),
    `a.pdf is not a PDF or an image. ${cure}`,
  ],
  ['that is an SVG', file('a.svg', '<svg xmlns=', 'image/svg+xml'), `a.svg is not a PDF or an image. ${cure}`],
  ['that is a film', file('a.heic', '\0\0\0\x18ftypmp42'), `a.heic is not a PDF or an image. ${cure}`],
  ['with a PDF further behind', file('a.pdf', `x${PDF}`), `a.pdf is not a PDF or an image. ${cure}`],
  ['of one byte', file('a.pdf', '%'), `a.pdf is not a PDF or an image. ${cure}`],
  ['that is empty', file('gst.pdf', '', 'application/pdf'), `gst.pdf is empty. ${cure}`],
  [
    'one byte over the limit',
    file('huge.pdf', PDF, '', ATTACHMENT_MAX_BYTES + 1),
    `huge.pdf is too large with 5.1 MB. ${cure}`,
  ],
  ['far too large', file('scan.pdf', PDF, '', 64 * 1024 * 1024), `scan.pdf is too large with 64 MB. ${cure}`],
])('a file %s is refused with the reason and the limit, and is not kept', async (_title, chosen, reason) => {
  await expect(welcome(chosen)).rejects.toThrow(reason);
  const { store } = await openTab(() => Promise.resolve(memoryShelf()()));
  await expect(store.dispatch(keepAttachment(chosen))).rejects.toThrow(reason);
});

describe('a kept file', () => {
  const tabOf = (contents: Partial<Journal['contents']> = {}) => {
    const journal = memoryShelf()();
    return openTab(() => Promise.resolve({ ...journal, contents: { ...journal.contents, ...contents } }));
  };

  test('is what its bytes are, and comes back as that', async () => {
    const { store } = await tabOf();
    const kept = await store.dispatch(keepAttachment(file('gst.html', PDF, 'text/html')));
    expect(kept).toEqual({
      hash: expect.stringMatching(/^[\da-f]{64}$/),
      name: 'gst.html',
      type: 'application/pdf',
      size: 9,
    });
    const read = await store.dispatch(readAttachment({ ...kept, type: 'text/html' }));
    expect([read.type, await read.text()]).toEqual(['application/pdf', PDF]);
  });

  test.each([
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['\u202E', 'Unnamed'],
  ])('named %j is kept as %s', async (name, kept) => {
    const { store } = await tabOf();
    expect(await store.dispatch(keepAttachment(file(name, PDF)))).toMatchObject({ name: kept });
  });

  test.each(['<html><script>', '<svg onload=""/>', ''])(
    'has no type when its bytes are none that are kept: %s',
    async (text) => {
      const { store, replica } = await tabOf();
      await replica.contents().put('crafted', new TextEncoder().encode(text));
      const read = await store.dispatch(
        readAttachment({ hash: 'crafted', name: 'a.pdf', type: 'application/pdf', size: 1 }),
      );
      expect(read.type).toBe('');
    },
  );

  test('that is gone says so by its name', async () => {
    const { store } = await tabOf();
    const gone = { hash: 'gone', name: 'gst.pdf', type: 'application/pdf', size: 1 };
    await expect(store.dispatch(readAttachment(gone))).rejects.toThrow('This browser no longer has the file gst.pdf.');
  });
});

test('a file that the device gives no more says what to do', async () => {
  const { store } = await openTab(() => Promise.resolve(memoryShelf()()));
  const moved = file('gst.pdf', PDF);
  const slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('Kaboom', 'NotFoundError')) });
  await expect(store.dispatch(attached(Object.assign(moved, { slice })))).rejects.toThrow(
    'gst.pdf cannot be read: it may have been moved or changed. Choose it again.',
  );
});

test('what nobody sees in the name of a file is not kept', async () => {
  const { store } = await openTab(() => Promise.resolve(memoryShelf()()));
  const spoofed = await store.dispatch(attached(file('gst\u202efdp.exe\0', PDF)));
  expect(spoofed.name).toBe('gstfdp.exe');
});

test.each([
  [
    new DOMException('', 'QuotaExceededError'),
    'gst.pdf could not be kept. The storage of this browser is full. Free some space on this device.',
  ],
  [
    new Error('The disk is broken.'),
    'gst.pdf could not be kept. The storage of this browser does not answer. Try again in a moment.',
  ],
])('a file that cannot be kept says so in a sentence', async (trouble, reason) => {
  const journal = memoryShelf()();
  const { store } = await openTab(() => Promise.resolve(journal));
  Object.assign(journal.contents, { put: () => Promise.reject(trouble) });
  await expect(store.dispatch(keepAttachment(file('gst.pdf', PDF)))).rejects.toThrow(reason);
});
