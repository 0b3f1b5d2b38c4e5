import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf, cookieIn, isOwnPage, networkOf, plainAddress } from '../../../office/signIn/asked';
import { browserWords } from '../../../office/signIn/browserWords';

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

test('an address is the own one of whoever asks, unless a proxy on this machine tells it', () => {
  const told = { 'x-forwarded-for': '10.9.9.9, 203.0.113.5' };
  expect(addressOf(from('10.0.0.7', told))).toBe('10.0.0.7');
  expect(addressOf(from('::ffff:10.0.0.7'))).toBe('10.0.0.7');
  expect(addressOf(from('127.0.0.1', told))).toBe('203.0.113.5');
  expect(addressOf(from('::1', { 'x-forwarded-for': 'nobody' }))).toBe('::1');
});

test('a proxy on another machine is believed where its address is given, and no other one', () => {
  const told = { 'x-forwarded-for': '10.9.9.9, 203.0.113.5' };
  expect(addressOf(from('::ffff:10.0.0.7', told), ['10.0.0.7'])).toBe('203.0.113.5');
  expect(addressOf(from('10.0.0.8', told), ['10.0.0.7'])).toBe('10.0.0.8');
  const overTwo = { 'x-forwarded-for': '203.0.113.5, 10.0.0.7' };
  expect(addressOf(from('127.0.0.1', overTwo), ['10.0.0.7'])).toBe('203.0.113.5');
  expect(addressOf(from('127.0.0.1', overTwo))).toBe('10.0.0.7');
  expect(addressOf(from('10.0.0.7'), ['10.0.0.7'])).toBe('10.0.0.7');
});

test('what a proxy on another machine calls its own address is no proxy of this machine', () => {
  const told = { 'x-forwarded-for': '203.0.113.5, 127.0.0.1' };
  expect(addressOf(from('10.0.0.7', told), ['10.0.0.7'])).toBe('127.0.0.1');
  expect(addressOf(from('127.0.0.1', told))).toBe('203.0.113.5');
});

test('an address is known however it is written', () => {
  const told = { 'x-forwarded-for': '::FFFF:cb00:7105' };
  expect(addressOf(from('fd00::5', told), ['FD00:0::5'].map(plainAddress))).toBe('203.0.113.5');
  expect(addressOf(from('0:0:0:0:0:0:0:1', told))).toBe('203.0.113.5');
});

test('whoever has an address of IPv6 has all that begin as it does', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2:aaaa::1'));
  expect(networkOf('2001:db8:1:2:3:4:5:6')).not.toBe(networkOf('2001:db8:1:3:3:4:5:6'));
  expect(networkOf('2001:db8::1')).toBe(networkOf('2001:db8:0:0:9::2'));
  expect(networkOf('10.0.0.7')).toBe('10.0.0.7');
});

test('a cookie is found by its own name', () => {
  const request = from('10.0.0.7', { cookie: 'a=1; trackyard-2=two; trackyard=three' });
  expect(['trackyard', 'trackyard-2', 'rackyard'].map((name) => cookieIn(request, name))).toEqual(['three', 'two', '']);
});

test('a page of somebody else is known by its origin', () => {
  const asks = (origin?: string) =>
    isOwnPage(from('10.0.0.7', { host: 'a.example.in:8080', ...(origin && { origin }) }), ['b.example.in']);
  const origins = [undefined, 'https://a.example.in', 'https://b.example.in', 'https://evil.example', 'null'];
  expect(origins.map((origin) => asks(origin))).toEqual([true, true, true, false, false]);
});

test('an origin that names no machine is none of this office, whatever the request calls the machine', () => {
  const asks = (origin: string, host: string) => isOwnPage(from('10.0.0.7', { host, origin }), ['b.example.in']);
  const asked = [
    ['null', 'null'],
    ['null', 'no machine'],
    ['', 'no machine'],
    ['data:,', 'no machine'],
    ['b.example.in', 'a.example.in'],
  ] as const;
  expect(asked.filter(([origin, host]) => asks(origin, host))).toEqual([]);
});

test.each([
  [
    'Chrome on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  ],
  [
    'Edge on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0',
  ],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Safari on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  ],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['Another program', 'curl/8.5.0'],
  ['Another program', ''],
])('a browser is told in words: %s', (words, userAgent) => {
  expect(browserWords(userAgent)).toBe(words);
});
