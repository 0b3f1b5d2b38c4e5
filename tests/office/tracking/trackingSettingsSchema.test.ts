import { expect, test } from 'vitest';
import { keepsToken } from '@/office/tracking/trackingSettings';
import { isSafeAddress } from '@/office/ownNetwork';
import { trackingSettingsSchema } from '@/office/tracking/trackingSettingsSchema';
import { messages } from '../../support/messages';

const addressOf = (address: string) => trackingSettingsSchema.cast({ address }).address;
const wrong = (address: string) => messages(trackingSettingsSchema, { address }).address;

test('an address is kept without what follows its path', () => {
  expect(addressOf(' https://Track.example.com/ ')).toBe('https://track.example.com');
  expect(addressOf('https://example.com/traccar/api/')).toBe('https://example.com/traccar');
});

test('an address that is none, or tells more than where, is refused with what to do', () => {
  const none = [
    'track.example.com',
    'ftp://example.com',
    'https://',
    'https://me:pw@example.com',
    'https://a.in/?token=1',
  ];
  for (const address of none) expect(wrong(address)).toMatch(/^Address is such as https:\/\/track\.example\.com/);
  expect(wrong('')).toBe('Address is required.');
});

test('a token travels in the open only within one’s own network', () => {
  for (const address of ['http://localhost:8082', 'http://192.168.1.4:8082', 'http://tracker:8082', 'https://t.in'])
    expect(wrong(address)).toBeUndefined();
  for (const address of ['http://track.example.com', 'http://172.32.0.1', 'http://10.example.com'])
    expect(wrong(address)).toMatch(/^Address must begin with https/);
});

test('a token is trimmed, and one that no header takes is refused', () => {
  const of = (token: string) => trackingSettingsSchema.cast({ address: 'https://t.in', token }).token;
  expect(of(' abc\n')).toBe('abc');
  expect(messages(trackingSettingsSchema, { address: 'https://t.in', token: 'a b' })).toEqual({
    token: 'Token has characters that no token has. Copy it again.',
  });
});

test('a kept token stays for its own address only', () => {
  const kept = { address: 'https://t.in' };
  expect(keepsToken(kept, { address: 'https://t.in' })).toBe(true);
  expect(keepsToken(kept, { address: 'https://t.in:8443' })).toBe(false);
  expect(keepsToken(undefined, kept)).toBe(false);
});

test('nobody outside reads what goes by https, or by http in the own network, and nothing else is an address to ask', () => {
  const addresses = ['https://sms.example.com/send', 'HTTPS://sms.example.com', 'http://nas/send', 'http://10.0.0.7'];
  expect(addresses.filter((address) => !isSafeAddress(address))).toEqual([]);
  const others = ['http://sms.example.com', 'ftp://nas/send', 'http://10.0.0.7.example.com', 'http://8.8.8.8'];
  expect(others.filter((address) => isSafeAddress(address))).toEqual([]);
});
