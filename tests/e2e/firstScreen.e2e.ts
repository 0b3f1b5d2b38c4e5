import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { firstScreenBytes } from '../../build/firstScreenBytes';

const KIB = 1024;
/** Above it something is worth a look, and is told beside the result. */
const SMELL = 400;
/** The lightest of the products that were measured beside this one. */
const LIGHTEST_PEER = 488;

test('the first screen of /vendors loads less than the lightest peer, in scripts and styles, gzip', () => {
  const { js, css, files } = firstScreenBytes('dist', [
    'src/layouts/AdminLayout.tsx',
    'src/journal/adapters/indexedDb.ts',
    'src/features/vendors/VendorListScreen.tsx',
  ]);
  const kib = (js + css) / KIB;
  if (kib > SMELL) {
    const description = `${kib.toFixed(0)} KiB in ${files.length} files, over ${SMELL}`;
    test.info().annotations.push({ type: 'smell', description });
    console.log(`The first screen smells: ${description}`);
  }
  expect(kib).toBeLessThan(LIGHTEST_PEER);
});

test('the sample business of a first visit is made without the rules that validate facts', () => {
  const { files } = firstScreenBytes('dist', ['src/store/sample/sampleBusiness.ts']);
  expect(files.filter((file) => /sampleBusiness|charges/.test(file))).not.toEqual([]);
  expect(files.filter((file) => file.includes('rules'))).toEqual([]);
});

test('what every visit runs at once tells the browser so, at the top of each file, and its source map still fits', () => {
  const folder = 'dist/assets';
  const scripts = readdirSync(folder).filter((name) => /^(framework|antd|firstScreen)-.*\.js$/.test(name));
  expect(scripts).toHaveLength(3);
  for (const name of scripts) {
    const lines = readFileSync(join(folder, name), 'utf8').split('\n');
    expect(lines[0]).toBe('//# allFunctionsCalledOnLoad');
    const { mappings } = JSON.parse(readFileSync(join(folder, `${name}.map`), 'utf8')) as { mappings: string };
    // The code begins with its imports; of the lines above it nothing is mapped.
    const firstMapped = mappings.split(';').findIndex(Boolean);
    expect(lines[firstMapped]).toMatch(/import|var|function/);
  }
});

test('what files share goes by its own name, so that one more such thing changes none that do not use it', () => {
  const name = readdirSync('dist/assets').find((one) => /^firstScreen-.*\.js$/.test(one)) ?? '';
  const shared = /export\{([^}]*)\}/.exec(readFileSync(join('dist/assets', name), 'utf8'))?.[1]?.split(',') ?? [];
  const names = shared.map((one) => one.replace(/^.* as /, ''));
  expect(names).toContain('selectJournal');
  expect(names.filter((one) => one.length < 3)).toEqual([]);
});
