import { expect, test } from 'vitest';
import { loginFor, loginOf, returnAddress } from '@/office/returnAddress';

const asked = (to: string) => returnAddress(new URLSearchParams({ to }));

test.each([
  ['/', '/login'],
  ['/vendors', '/login'],
  ['/sales/edit-bill?account=3&q=a%26b', '/login'],
  ['/cce/view-job?tab=Repair#top', '/cce-login'],
  ['/request-stock', '/cce-login'],
  ['/nonsense/ä b', '/login'],
])('whoever wants to be at %s is led to %s, and back', (wanted, login) => {
  const { pathname, search, hash } = new URL(wanted, 'https://office.example');
  const [path, query] = loginFor({ pathname, search, hash }).split('?');
  expect(path).toBe(login);
  expect(returnAddress(new URLSearchParams(query))).toBe(`${pathname}${search}${hash}`);
});

test.each([
  ['https://elsewhere.example/vendors'],
  ['//elsewhere.example'],
  ['/\\elsewhere.example'],
  ['\\\\elsewhere.example'],
  ['/\t/elsewhere.example'],
  [' //elsewhere.example'],
  ['/.//elsewhere.example'],
  ['/a/..//elsewhere.example'],
  ['javascript:alert(1)'],
  ['vendors'],
  ['?to=/vendors'],
  ['//'],
  ['//['],
  [''],
  ['/login'],
  ['/login/?to=/vendors'],
  ['/Login'],
  ['/cce-login?to=/cce'],
])('a link to the login that would lead to "%s" leads to the area instead', (to) => expect(asked(to)).toBeUndefined());

test('a login without a wish leads to the area', () => expect(returnAddress(new URLSearchParams())).toBeUndefined());

test.each([
  ['/login-help', '/login-help'],
  ['/sales/../vendors', '/vendors'],
  ['/vendors?to=//elsewhere.example', '/vendors?to=//elsewhere.example'],
])('%s is one of our own addresses: %s', (to, address) => expect(asked(to)).toBe(address));

test.each([
  ['/', '/login'],
  ['/sales/new-account', '/login'],
  ['/stocks', '/login'],
  ['/cce', '/cce-login'],
  ['/cce/view-job', '/cce-login'],
  ['/request-stock', '/cce-login'],
  ['/cce-nonsense', '/login'],
])('whoever is signed out at %s finds the login at %s', (address, login) => expect(loginOf(address)).toBe(login));
