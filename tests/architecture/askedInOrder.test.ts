import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no answer of the office takes the place of one to a later asking, as only useOfficeResult asks in an effect', () => {
  const asking = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(parts|features|layouts)\b.*\.tsx?$/.test(path))
    .filter((path) => {
      const code = readFileSync(`src/${path}`, 'utf8');
      return /\buseEffect\(/.test(code) && /from '@\/office\/.*Client'/.test(code);
    });
  expect(asking).toEqual(['parts/useOfficeResult.ts']);
});
