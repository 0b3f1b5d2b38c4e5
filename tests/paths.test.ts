import { expect, test } from 'vitest';
import { loginOf, pageAt } from '@/paths';

test.each([
  ['/', '/login'],
  ['/sales/new-account', '/login'],
  ['/stocks', '/login'],
  ['/cce', '/cce-login'],
  ['/cce/view-job', '/cce-login'],
  ['/request-stock', '/cce-login'],
  ['/cce-nonsense', '/login'],
])('whoever is signed out at %s finds the login at %s', (address, login) => expect(loginOf(address)).toBe(login));

test.each([
  ['/', '/'],
  ['/vendors/', '/vendors'],
  ['/stocks/expected', '/stocks/expected-stocks'],
  ['/stocks/expected/', '/stocks/expected-stocks'],
  ['/stocks/expected/branches', '/stocks/expected/branches'],
])('the page at %s is the one at %s', (address, page) => expect(pageAt(address)).toBe(page));
