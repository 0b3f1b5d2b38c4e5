import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from '@/features/settings/saveFile';

const LARGE = 100 * 1024 * 1024;
const parts = ['one ', 'two ', 'three'];

async function* chunks(failing = false) {
  for (const part of parts) {
    await Promise.resolve();
    yield new TextEncoder().encode(part);
  }
  if (failing) throw new Error('The disk is broken.');
}

let downloads: { name: string; file: Promise<string> }[];
let written: string[];

beforeEach(() => {
  downloads = [];
  written = [];
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const files = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.set(`blob:${files.size}`, file as Blob);
    return `blob:${files.size - 1}`;
  });
  const link = () => ({
    href: '',
    download: '',
    click() {
      downloads.push({ name: this.download, file: files.get(this.href)?.text() ?? Promise.resolve('') });
    },
  });
  vi.stubGlobal('document', { createElement: link });
  vi.stubGlobal('window', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const withPicker = (pick?: () => Promise<never>) => {
  const write = (chunk: Uint8Array) => Promise.resolve(void written.push(new TextDecoder().decode(chunk)));
  const writable = {
    write,
    close: () => Promise.resolve(void written.push('closed')),
    abort: () => Promise.resolve(void written.push('aborted')),
  };
  const handle = { createWritable: () => Promise.resolve(writable) };
  vi.stubGlobal('window', { showSaveFilePicker: pick ?? (() => Promise.resolve(handle)) });
};
const signal = () => new AbortController().signal;

test('a small file, and any file where the browser cannot write to a chosen one, is a download of all chunks', async () => {
  await saveFile(chunks(), 'a.zip', LARGE, signal());
  withPicker();
  await saveFile(chunks(), 'b.zip', 10, signal());
  expect(downloads.map(({ name }) => name)).toEqual(['a.zip', 'b.zip']);
  expect(await Promise.all(downloads.map(({ file }) => file))).toEqual(['one two three', 'one two three']);
  expect(written).toEqual([]);
});

test('a large file goes to the disk chunk by chunk', async () => {
  withPicker();
  await saveFile(chunks(), 'a.zip', LARGE, signal());
  expect([written, downloads]).toEqual([[...parts, 'closed'], []]);
});

test('a file that fails or is given up in its middle is none', async () => {
  withPicker();
  await expect(saveFile(chunks(true), 'a.zip', LARGE, signal())).rejects.toThrow('The disk is broken.');
  await expect(saveFile(chunks(true), 'a.zip', 10, signal())).rejects.toThrow('The disk is broken.');
  await expect(saveFile(chunks(), 'a.zip', LARGE, AbortSignal.abort())).rejects.toThrow(/abort/i);
  expect([written, downloads]).toEqual([[...parts, 'aborted', 'aborted'], []]);
});

test('who chooses no place gets no file', async () => {
  withPicker(() => Promise.reject(new DOMException('No place was chosen.', 'AbortError')));
  await expect(saveFile(chunks(), 'a.zip', LARGE, signal())).rejects.toMatchObject({ name: 'AbortError' });
  expect([written, downloads]).toEqual([[], []]);
});
