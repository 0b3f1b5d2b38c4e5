import { ZipWriter, Uint8ArrayReader } from '@zip.js/zip.js/lib/zip-core-custom.js';
import { unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { openZip, type ZipEntry } from '@/store/kit/zipReading';
import { zipWriter } from '@/store/kit/zipWriting';

const MOST = 1_000_000;
const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const fileOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);
const entryOf = async (file: Blob, name: string): Promise<ZipEntry> => {
  const entry = (await openZip(file, MOST)).get(name);
  if (!entry) throw new Error(`${name} is missing`);
  return entry;
};
/** A copy of a file in which the 4 bytes that say a size, wherever they stand, say another. */
function saying(file: Uint8Array, size: number, other: number) {
  const copy = new Uint8Array(file);
  const view = new DataView(copy.buffer);
  for (let at = 0; at + 4 <= copy.length; at += 1)
    if (view.getUint32(at, true) === size) view.setUint32(at, other, true);
  return fileOf(copy);
}

describe('a zip file', () => {
  const long = 'all that was said '.repeat(10_000);

  test('that is written is what other programs read, packed or not', async () => {
    const zip = zipWriter();
    const chunks = [
      ...(await zip.add('long.txt', bytesOf(long))),
      ...(await zip.add('as-it-is.txt', bytesOf(long), true)),
      ...(await zip.end()),
    ];
    const file = new Uint8Array(await new Blob(chunks).arrayBuffer());
    const parts = unzipSync(file);
    expect(Object.keys(parts)).toEqual(['long.txt', 'as-it-is.txt']);
    for (const part of Object.values(parts)) expect(textOf(part)).toBe(long);
    expect(file.length).toBeGreaterThan(long.length);
    expect(file.length).toBeLessThan(1.1 * long.length);
  });

  test('of another program is read, and its folders are none of its files', async () => {
    const file = fileOf(zipSync({ 'a.txt': bytesOf('a'), inside: { 'b.txt': bytesOf(long) } }));
    expect([...(await openZip(file, MOST)).keys()]).toEqual(['a.txt', 'inside/b.txt']);
    expect(textOf(await (await entryOf(file, 'inside/b.txt')).read())).toBe(long);
  });

  test('is read with the numbers that files beyond 4 GB have', async () => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const sink = new WritableStream<Uint8Array<ArrayBuffer>>({ write: (chunk) => void chunks.push(chunk) });
    const zip = new ZipWriter(sink, { zip64: true });
    await zip.add('a.txt', new Uint8ArrayReader(bytesOf(long)));
    await zip.close();
    expect(textOf(await (await entryOf(new Blob(chunks), 'a.txt')).read())).toBe(long);
  });
});

describe('a crafted zip file is refused', () => {
  const size = 123_457;
  const zeros = zipSync({ 'zeros.txt': new Uint8Array(size) });

  test.each([
    ['less', 1_000],
    ['more', 200_000],
  ])('when an entry holds another number of bytes and says %s', async (_how, said) => {
    const entry = await entryOf(saying(zeros, size, said), 'zeros.txt');
    await expect(entry.read()).rejects.toThrow('zeros.txt cannot be unpacked');
  });

  test('when an entry says more than may be held, and none of it is read', async () => {
    const [entry] = (await openZip(fileOf(zeros), size - 1)).values();
    await expect(entry?.read()).rejects.toThrow('zeros.txt is too large');
  });

  test('when its bytes are not those that were packed', async () => {
    const file = zipSync({ 'a.txt': bytesOf('told') }, { level: 0 });
    const at = textOf(file).indexOf('told');
    file.set(bytesOf('lies'), at);
    await expect((await entryOf(fileOf(file), 'a.txt')).read()).rejects.toThrow('a.txt cannot be unpacked');
  });

  test.each(['../outside.txt', '/outside.txt'])('when an entry is named %s', (name) =>
    expect(openZip(fileOf(zipSync({ [name]: bytesOf('a') })), MOST)).rejects.toThrow('It is not a zip file.'),
  );
});

test('a file that is gone is said to be gone, and not to be damaged', async () => {
  const file = fileOf(zipSync({ 'a.txt': bytesOf('a') }));
  const entry = await entryOf(file, 'a.txt');
  file.slice = () => {
    throw new DOMException('gone', 'NotReadableError');
  };
  await expect(entry.read()).rejects.toThrow('The file cannot be read any more');
  await expect(openZip(file, MOST)).rejects.toThrow('The file cannot be read any more');
});
