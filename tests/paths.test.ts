import { expect, test } from 'vitest';
import { pageAt } from '@/paths';

test.each([
  ['/', '/'],
  ['/vendors/', '/vendors'],
  ['/stocks/expected', '/stocks/expected-stocks'],
  ['/stocks/expected/', '/stocks/expected-stocks'],
  ['/stocks/expected/branches', '/stocks/expected/branches'],
])('the page at %s is the one at %s', (address, page) => expect(pageAt(address)).toBe(page));
