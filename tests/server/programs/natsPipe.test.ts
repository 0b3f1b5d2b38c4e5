import { describe, expect, test } from 'vitest';
import { watchedAt } from '../../../office/natsConfig';
import { browserOf, connecting, frame, OPENING, opening, POLLING, socketOf, withRavi } from '../support/atTheDoor';
import type { Office } from '../support/program';

/** The head of a frame that claims so many bytes, without them. */
const headOf = (first: number, length: bigint) => {
  const head = Buffer.alloc(14);
  head[0] = first;
  head[1] = 0x80 | 127;
  head.writeBigUInt64BE(length, 2);
  return head;
};

const PING = 0x89;
const ENDLESS = 2n ** 40n;

describe('nobody comes to the NATS server past the guard', () => {
  test('with a request that a page does not make', async () => {
    const { office } = await withRavi();
    const { cookie, session } = await browserOf(office, 'Ravi', 'a password');
    const asAdmin = frame(connecting('admin', session, await office.passFor('admin', office.password)));
    const second = opening(office, cookie, OPENING, 'GET / HTTP/1.1');
    const without = (header: string) => OPENING.filter((one) => !one.startsWith(header));
    const key = 'Sec-WebSocket-Key';
    const requests = {
      'no key, and a body that hides the next request': [...without(key), 'Content-Length: 14'],
      'no key': without(key),
      'a short key': [...without(key), `${key}: dGhlIHNhbXBs`],
      'two keys': [...OPENING, 'SEC-WEBSOCKET-KEY: dGhlIHNhbXBsZSBub25jZQ=='],
      'another version': [...without('Sec-WebSocket-Version'), 'Sec-WebSocket-Version: 8'],
      'a body': [...OPENING, 'content-length: 14'],
      'a body of no length': [...OPENING, 'Content-Length: 0'],
      'a body in chunks': [...OPENING, 'TRANSFER-ENCODING: chunked'],
      'two upgrades': [...OPENING, 'Upgrade: h2c'],
    };
    const tries = [
      ...Object.entries(requests).map(([what, headers]) => ({ what, asked: opening(office, cookie, headers) })),
      { what: 'another method', asked: opening(office, cookie, OPENING, 'POST /nats HTTP/1.1') },
      { what: 'HTTP of old', asked: opening(office, cookie, OPENING, 'GET /nats HTTP/1.0') },
      { what: 'more before the answer', asked: opening(office, cookie) + second },
    ];
    for (const { what, asked } of tries) {
      const { state, send } = socketOf(office, cookie, asked);
      send(headOf(PING, ENDLESS));
      send(second);
      send(asAdmin);
      await expect.poll(() => state.closed, POLLING).toBe(true);
      expect([what, state.answer]).toEqual([what, expect.stringMatching(/^HTTP\/1\.1 4\d\d /)]);
      expect(state.answer).not.toContain(' 101 ');
    }
  });

  test('with frames that the server reads otherwise', async () => {
    const { office } = await withRavi();
    const { cookie, session } = await browserOf(office, 'Ravi', 'a password');
    const signIn = connecting('admin', session, await office.passFor('admin', office.password));
    const [begun, rest] = [signIn.slice(0, 20), signIn.slice(20)];
    const tries: [what: string, sent: Uint8Array[]][] = [
      ['a ping without end', [headOf(PING, ENDLESS), frame(signIn)]],
      ['a ping that goes on', [frame('', 0x09), frame(signIn, 0x80)]],
      ['a word that there is none', [frame(signIn, 0x8b)]],
      ['a part that there is none', [frame(signIn, 0x83)]],
      ['what is packed', [frame(signIn, 0xc2)]],
      ['another sign-in in parts', [frame(begun, 0x01), frame('', PING), frame(rest, 0x80)]],
      ['another sign-in byte by byte', [...frame(signIn)].map((byte) => Uint8Array.of(byte))],
    ];
    for (const [what, sent] of tries) {
      const { state, send } = socketOf(office, cookie);
      await expect.poll(() => state.answer, POLLING).toContain('"auth_required":true');
      for (const bytes of sent) send(bytes);
      await expect.poll(() => [what, state.closed], POLLING).toEqual([what, true]);
      expect(state.answer).not.toContain('PONG');
    }
  });

  test('while a page that offers to pack, sends in parts and answers pings goes on', async () => {
    const { office } = await withRavi();
    const { cookie, session } = await browserOf(office, 'Ravi', 'a password');
    const offered = opening(office, cookie, [
      ...OPENING,
      'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits',
    ]);
    const { state, send, say } = socketOf(office, cookie, offered);
    await expect.poll(() => state.answer, POLLING).toContain('"auth_required":true');
    const [head = ''] = state.answer.split('\r\n\r\n');
    expect(head).toContain('Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=');
    expect(head).not.toMatch(/deflate/i);
    const signIn = connecting('Ravi', session);
    send(frame(signIn.slice(0, 20), 0x02));
    send(frame('still there', 0x8a));
    send(frame(signIn.slice(20), 0x80));
    await expect.poll(() => state.answer, POLLING).toContain('PONG');
    const asked = JSON.stringify({ x: 'x'.repeat(300) });
    say(`SUB _INBOX.Ravi.* 1\r\nPUB office.desk.Ravi.own.access _INBOX.Ravi.a ${asked.length}\r\n${asked}\r\n`);
    await expect.poll(() => state.answer, POLLING).toMatch(/MSG _INBOX\.Ravi\.a 1 .*"sessions"/s);
    send(frame('end', 0x88));
    await expect.poll(() => state.closed, POLLING).toBe(true);
  });
});

/** Somebody over a socket of their own, who has signed in. */
async function tabOf(office: Office, { cookie, session }: { cookie: string; session: string }) {
  const tab = socketOf(office, cookie);
  await expect.poll(() => tab.state.answer, POLLING).toContain('"auth_required":true');
  tab.say(connecting('Ravi', session));
  await expect.poll(() => tab.state.answer, POLLING).toContain('PONG');
  return tab;
}

describe('nobody keeps others busy', () => {
  test('by having answers sent to them, by what their presence says, or by subscriptions without end', async () => {
    const { office, admin } = await withRavi();
    const ravi = await browserOf(office, 'Ravi', 'a password');
    const heard: string[] = [];
    for (const subject of ['office.feed.role.admin', 'office.presence.*', 'office.kept.PEOPLE.>', '_INBOX.admin.>'])
      admin.subscribe(subject, { callback: (_error, message) => void heard.push(message.subject) });
    await admin.flush();
    const tries = [
      ...['office.feed.role.admin', 'office.presence.admin', 'office.kept.PEOPLE.x', '_INBOX.admin.zzz'].map(
        (reply) => `PUB office.api.STREAM.INFO.PEOPLE ${reply} 0\r\n\r\n`,
      ),
      `PUB office.presence.Ravi 9000\r\n${'x'.repeat(9_000)}\r\n`,
      Array.from({ length: 101 }, (_, sid) => `SUB office.feed.role.stock ${sid}\r\n`).join(''),
    ];
    for (const said of tries) {
      const { state, say } = await tabOf(office, ravi);
      say(said);
      await expect.poll(() => [said.slice(0, 80), state.closed], POLLING).toEqual([said.slice(0, 80), true]);
    }
    await admin.request('office.desk.admin.own.access', '{}', { timeout: 20_000 });
    expect(heard.filter((subject) => !/^_INBOX\.admin\.\w{22}\./.test(subject))).toEqual([]);
  });

  test('by one socket after another; an outbox of thousands goes on', async () => {
    const { office, admin } = await withRavi();
    const ravi = await browserOf(office, 'Ravi', 'a password');
    const { state, say } = await tabOf(office, ravi);
    say('SUB _INBOX.Ravi.* 1\r\n');
    const one = 'PUB office.api.STREAM.INFO.PEOPLE _INBOX.Ravi.a 0\r\n\r\n';
    for (let hundred = 0; hundred < 20; hundred += 1) say(one.repeat(100));
    await expect.poll(() => state.answer.split('MSG _INBOX.Ravi.a').length - 1, POLLING).toBe(2_000);

    const others = Array.from({ length: 29 }, () => socketOf(office, ravi.cookie));
    for (const other of others) await expect.poll(() => other.state.answer, POLLING).toContain('"auth_required":true');
    const last = socketOf(office, ravi.cookie);
    await expect.poll(() => last.state.closed, POLLING).toBe(true);
    expect(last.state.answer).toMatch(/^HTTP\/1\.1 429 /);

    // The server itself has an end to it, whoever comes past the guard.
    for (let count = 0; count < 600; count += 1) admin.subscribe('_INBOX.admin.x');
    await admin.flush();
    const watched = await fetch(`${watchedAt(office.settings)}/connz?auth=1`);
    const { connections } = (await watched.json()) as {
      connections: { authorized_user?: string; subscriptions: number }[];
    };
    expect(Math.max(...connections.map(({ subscriptions }) => subscriptions))).toBe(500);
  });
});
