import { readdirSync, readFileSync } from 'node:fs';
import { generateFileHash } from 'vitest/node';
import { expect, test } from 'vitest';

const testFiles = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((path) => `tests/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.test\.tsx?$/.test(path));

test('no two test files have one identity to Vitest, which would tell what came of one of them only', () => {
  const ids = new Map(testFiles.map((path) => [generateFileHash(path, ''), path]));
  expect(testFiles.filter((path) => ids.get(generateFileHash(path, '')) !== path)).toEqual([]);
});

test.each(['tests/support', 'tests/support/work', 'tests/server/support'])(
  'each file of %s begins with a sentence that says what it is for',
  (folder) => {
    const files = readdirSync(folder, { encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
    const first = files.map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8').split('\n')[0] ?? ''] as const);
    expect(first.filter(([, line]) => !/^\/\/ [A-Z].*\.$/.test(line)).map(([name]) => name)).toEqual([]);
  },
);
