import { describe, expect, onTestFinished, test } from 'vitest';
import { webhookSettingsSchema } from '@/office/webhooks/webhookSettingsSchema';
import { callerOf } from '../../../office/webhooks/calling';
import { isInner } from '../../../office/webhooks/privateNetwork';
import { newSigningSecret, signedHeaders } from '../../../office/webhooks/signing';
import { startReceiver } from '../../support/hookReceiver';

const MESSAGE = { id: 'msg_1', body: '{}' };
const INNER = 'The address is in the office’s own network, where calls do not go. Enter one that others reach.';

const receiver = async () => {
  const started = await startReceiver();
  onTestFinished(started.stop);
  return started;
};
const callTo = (url: string, mayCallItself = true) =>
  callerOf(mayCallItself, Date.now)({ url, secret: newSigningSecret() }, MESSAGE);

test('a call is signed as the example of Standard Webhooks', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const given = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}', seconds: 1_614_265_330 };
  expect(signedHeaders(secret, given)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
  expect(newSigningSecret()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
});

describe('a receiver', () => {
  test('has taken a call that it answers with any 2xx, and none that it answers otherwise', async () => {
    const { url, state } = await receiver();
    expect(await callTo(url)).toEqual({ isTaken: true, words: 'Taken (204).' });
    state.answer = (response) => void response.writeHead(500).end('a secret of theirs');
    expect(await callTo(url)).toEqual({ isTaken: false, words: 'It answered with an error (500).' });
  });

  test('is not followed to where it leads', async () => {
    const [first, second] = [await receiver(), await receiver()];
    first.state.answer = (response) => void response.writeHead(307, { Location: second.url }).end();
    expect(await callTo(first.url)).toEqual({
      isTaken: false,
      words: 'It leads to another address (307). Enter that one.',
    });
    expect(second.calls).toEqual([]);
  });

  test('that is away is told so in words', async () => {
    const { url, stop } = await startReceiver();
    await stop();
    expect((await callTo(url)).words).toBe(`Nothing answers at ${new URL(url).host}.`);
  });

  test('in the office’s own network is not called, whether by its number or by a name that leads there', async () => {
    const { url, calls } = await receiver();
    for (const inner of [url, url.replace('127.0.0.1', 'localhost'), url.replace('127.0.0.1', '[::1]')])
      expect(await callTo(inner, false)).toEqual({ isTaken: false, words: INNER });
    const numbers = ['10.0.0.7', '192.168.1.1', '169.254.169.254', '168.63.129.16', '2130706433', '0x7f.1'];
    for (const host of [...numbers, '[fd00::1]', '[::ffff:10.0.0.7]', '[::ffff:7f00:1]'])
      expect([host, await callTo(`https://${host}/`, false)]).toEqual([host, { isTaken: false, words: INNER }]);
    expect(calls).toEqual([]);
    expect(['8.8.8.8', '2606:4700::1111'].map((address) => isInner(address))).toEqual([false, false]);
    expect(['::ffff:127.0.0.1', '100.64.0.1', 'fe80::1'].map((address) => isInner(address))).toEqual([
      true,
      true,
      true,
    ]);
  });
});

test('an address is https, or of this very machine', async () => {
  const refused = async (url: string) =>
    webhookSettingsSchema.validate({ url, events: ['job.done'] }).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : error),
    );
  for (const url of ['https://www.example.com/hook?of=1', 'http://localhost:8080/x', 'http://127.0.0.1/'])
    expect([url, await refused(url)]).toEqual([url, undefined]);
  for (const url of ['http://www.example.com', 'https://a:b@example.com', 'https://example.com/#x', 'ftp://x', 'hook'])
    expect([url, await refused(url)]).toEqual([
      url,
      'Address is such as https://www.example.com/trackyard: with https://, and without a user and what follows a #.',
    ]);
});

test('the networks that the office’s own machine is in are its own, and so are addresses that lead there', () => {
  const eth = [
    { address: '203.0.113.7', netmask: '255.255.255.0', family: 'IPv4', cidr: '203.0.113.7/24' },
    {
      address: '2001:db8:1:2::7',
      netmask: 'ffff:ffff:ffff:ffff::',
      family: 'IPv6',
      cidr: '2001:db8:1:2::7/64',
      scopeid: 0,
    },
  ].map((one) => ({ ...one, mac: '00:00:00:00:00:00', internal: false }));
  const interfaces = { eth } as Parameters<typeof isInner>[1];
  const inner = ['203.0.113.7', '203.0.113.99', '2001:db8:1:2::99', '::ffff:0:203.0.113.7', 'fec0::1'];
  const outer = ['203.0.114.7', '2001:db8:1:3::7', '8.8.8.8'];
  expect(inner.filter((address) => !isInner(address, interfaces))).toEqual([]);
  expect(outer.filter((address) => isInner(address, interfaces))).toEqual([]);
});
