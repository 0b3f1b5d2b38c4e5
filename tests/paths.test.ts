import { expect, test } from 'vitest';
import { loginOf } from '@/paths';

test.each([
  ['/', '/login'],
  ['/sales/new-account', '/login'],
  ['/stocks', '/login'],
  ['/cce', '/cce-login'],
  ['/cce/view-job', '/cce-login'],
  ['/request-stock', '/cce-login'],
  ['/cce-nonsense', '/login'],
])('whoever is signed out at %s finds the login at %s', (address, login) => expect(loginOf(address)).toBe(login));
