import { expect, onTestFinished, test, vi } from 'vitest';
import { hashOf } from '@/journal/kit/hash';

const text = (characters: string) => new TextEncoder().encode(characters);

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
])('contents are named by their SHA-256: %j', async (characters, hash) => {
  expect(await hashOf(text(characters))).toBe(hash);
});

test('a part of a longer run of bytes is named by that part alone', async () => {
  expect(await hashOf(text('xabc').subarray(1))).toBe(await hashOf(text('abc')));
});

test('without the browser’s cryptography every name is another', async () => {
  vi.stubGlobal('crypto', {});
  onTestFinished(() => void vi.unstubAllGlobals());
  const names = [await hashOf(text('abc')), await hashOf(text('abc'))];
  expect(new Set(names).size).toBe(2);
  expect(names[0]).toMatch(/^[\w-]{21}$/);
});
