import { readdirSync } from 'node:fs';
import { generateFileHash } from 'vitest/node';
import { expect, test } from 'vitest';

const testFiles = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((path) => `tests/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.test.ts'));

test('no two test files have one identity to Vitest, which would tell what came of one of them only', () => {
  const ids = new Map(testFiles.map((path) => [generateFileHash(path, ''), path]));
  expect(testFiles.filter((path) => ids.get(generateFileHash(path, '')) !== path)).toEqual([]);
});
