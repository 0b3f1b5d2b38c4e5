import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** What a first screen is made of, before anything that it fetches later. */
const FIRST = [
  'src/main.tsx',
  'src/layouts/AdminLayout.tsx',
  'src/journal/adapters/indexedDb.ts',
  'src/features/vendors/VendorListScreen.tsx',
];

const isOfTypes = (names: string) =>
  names
    .replaceAll(/[{}]/g, '')
    .split(',')
    .every((name) => name.trim() === '' || name.trim().startsWith('type '));

/** What a file imports at once, types aside: files of the house by their paths, packages by their names. */
function importedAtOnce(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (type )?([^;']*?)from '([^']+)';/gm);
  return [...found].flatMap(([, type, names = '', from = '']) => {
    if (type !== undefined || isOfTypes(names)) return [];
    const path = from.startsWith('@/')
      ? `src/${from.slice(2)}`
      : from.startsWith('.')
        ? join(dirname(file), from)
        : from;
    return ['', '.ts', '.tsx'].map((ending) => path + ending).find((one) => existsSync(one) && one !== path) ?? path;
  });
}

/** The files by which one leads to a package, from the last back to the first; undefined where none does. */
function wayTo(name: string): string[] | undefined {
  const from = new Map<string, string | undefined>(FIRST.map((file) => [file, undefined]));
  for (const file of from.keys()) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const imported of importedAtOnce(file)) if (!from.has(imported)) from.set(imported, file);
  }
  if (!from.has(name)) return undefined;
  const way: string[] = [];
  for (let file: string | undefined = name; file !== undefined; file = from.get(file)) way.push(file);
  return way;
}

test('what the first screen needs at once is found', () => {
  expect(wayTo('react-dom/client')).toEqual(['react-dom/client', 'src/main.tsx']);
});

test.each(['yup', 'papaparse', 'read-excel-file', '@ant-design/charts', 'pdfmake', '@zip.js/zip.js', '@dnd-kit/core'])(
  'the first screen does not wait for %s',
  (name) => {
    expect(wayTo(name)).toBeUndefined();
  },
);
