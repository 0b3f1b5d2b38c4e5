import { expect, test } from '@playwright/test';
import { firstScreenBytes } from '../../build/firstScreenBytes';

const KIB = 1024;

test('the first screen of /vendors loads at most 310 KiB of scripts and styles, gzip', () => {
  const { js, css } = firstScreenBytes('dist', [
    'src/layouts/AdminLayout.tsx',
    'src/journal/adapters/indexedDb.ts',
    'src/features/vendors/VendorListScreen.tsx',
  ]);
  expect((js + css) / KIB).toBeLessThan(310);
});
