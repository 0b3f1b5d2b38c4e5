import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('what is fetched late says where it stands that it could not be, as only lazyPart takes React’s lazy', () => {
  const taking = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(readFileSync(`src/${path}`, 'utf8')));
  expect(taking).toEqual(['ui/lazyPart.tsx']);
});
