import { describe, expect, test } from 'vitest';
import { browserOf, connecting, frame, OPENING, opening, POLLING, socketOf, withRavi } from '../support/atTheDoor';

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
    const asAdmin = frame(await connecting(office, 'admin', office.password, session));
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
    const signIn = await connecting(office, 'admin', office.password, session);
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
    const signIn = await connecting(office, 'Ravi', 'a password', session);
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
