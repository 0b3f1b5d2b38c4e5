import { afterEach, expect, test, vi } from 'vitest';
import { askToPersist } from '@/journal/askToPersist';

afterEach(() => void vi.unstubAllGlobals());

test.each<[what: string, navigator: object]>([
  ['storage', {}],
  ['to keep it for good', { storage: {} }],
  ['an answer', { storage: { persist: () => Promise.reject(new Error('No.')) } }],
])('a browser that does not offer %s is left as it is', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator);
  await expect(askToPersist()).resolves.toBeUndefined();
});
