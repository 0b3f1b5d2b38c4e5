import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createClientReader } from '../../../office/signIn/clientBytes';
import { createFrameReader } from '../../../office/signIn/webSocketFrames';
import { runs } from '../../support/runs';

const CONNECT = 'CONNECT {"user":"Ravi","name":"session-1","pass":"a key","headers":true}\r\n';

/** Whether all that a client says is handed on, whole or in pieces of that length. */
const goesOn = (said: string, pieceLength = said.length): boolean => {
  const reads = createClientReader({ name: 'Ravi', id: 'session-1' });
  const bytes = new TextEncoder().encode(said);
  for (let at = 0; at < bytes.length; at += pieceLength) if (!reads(bytes.slice(at, at + pieceLength))) return false;
  return true;
};

test('what a browser says goes on, in whichever pieces it comes', () => {
  const payload = 'CONNECT {"user":"Asha"}\r\n';
  const said = [
    CONNECT,
    'PING\r\n',
    'PONG\r\n',
    'SUB office.kept.> 1\r\n',
    'UNSUB 1 2\r\n',
    `PUB office.desk.Ravi.say _INBOX.Ravi.1 ${payload.length}\r\n${payload}\r\n`,
    'PING\r\n',
  ].join('');
  for (let length = 1; length <= said.length; length += 1) expect(goesOn(said, length)).toBe(true);
});

test.each([
  ['as somebody else', 'CONNECT {"name":"session-1","user":"Asha","pass":"a key"}\r\n'],
  ['as nobody', 'CONNECT {"name":"session-1","verbose":false}\r\n'],
  ['a second time, as somebody else', `${CONNECT}connect {"name":"session-1","user":"Asha","pass":"a key"}\r\n`],
  ['with a field in another case', 'CONNECT {"name":"session-1","user":"Ravi","User":"Asha"}\r\n'],
  ['with a letter that counts for another', 'CONNECT {"name":"session-1","user":"Ravi","u\u017fer":"Asha"}\r\n'],
  ['with a field twice', 'CONNECT {"name":"session-1","user":"Ravi","user":"Asha"}\r\n'],
  ['in another session', 'CONNECT {"user":"Ravi","name":"session-2"}\r\n'],
  ['in no session', 'CONNECT {"user":"Ravi"}\r\n'],
  ['in two sessions', 'CONNECT {"user":"Ravi","name":"session-1","NAME":"session-2"}\r\n'],
  ['a second time, in another session', `${CONNECT}CONNECT {"user":"Ravi","name":"session-2"}\r\n`],
  ['after a message of no length', `${CONNECT}PUB a.b 0\r\n\r\nCONNECT {"user":"Asha"}\r\n`],
  ['after a line that ends with a line feed alone', 'PING\nCONNECT {"user":"Asha"}\n'],
  ['with what is no JSON', 'CONNECT Ravi\r\n'],
  ['with a list', 'CONNECT ["Ravi"]\r\n'],
])('nobody signs in %s', (_how, said) => {
  for (let length = 1; length <= said.length; length += 1) expect(goesOn(said, length)).toBe(false);
});

test.each([
  ['headers', 'HPUB office.desk.Ravi.say 12 12\r\nNATS/1.0\r\n\r\n\r\n'],
  ['words that no client has', 'RMSG a b 1\r\n'],
  ['a message of no known length', 'PUB a.b many\r\n'],
  ['a message that is too long', 'PUB a.b 9999999\r\n'],
  ['a line without end', 'SUB '.padEnd(10_000, 'a')],
  ['an empty line', '\r\n'],
])('%s do not go on', (_what, said) => {
  expect(goesOn(said)).toBe(false);
});

/** A frame of a browser. */
const frame = (bytes: Uint8Array, opcode = 2, mask = [7, 99, 200, 13]) => {
  const { length } = bytes;
  const head =
    length < 126
      ? [0x80 | length]
      : length < 65_536
        ? [0x80 | 126, length >> 8, length & 255]
        : [0x80 | 127, 0, 0, 0, 0, length >>> 24, (length >> 16) & 255, (length >> 8) & 255, length & 255];
  return Uint8Array.from([0x80 | opcode, ...head, ...mask, ...bytes.map((byte, at) => byte ^ (mask[at % 4] ?? 0))]);
};

test('the messages in frames of any length are read, in whichever pieces they come', () => {
  fc.assert(
    fc.property(
      fc.array(fc.uint8Array({ maxLength: 150 }), { maxLength: 4 }),
      fc.constantFrom(0, 200, 66_000),
      fc.constantFrom(1, 7, 999),
      (messages, more, length) => {
        const wanted = [...messages, new Uint8Array(more).fill(5)];
        const sent = Buffer.concat(wanted.flatMap((message) => [frame(message), frame(Buffer.from('ping'), 9)]));
        const got: Buffer[] = [];
        const reads = createFrameReader((bytes) => got.push(Buffer.from(bytes)) > 0);
        let handedOn = true;
        for (let at = 0; at < sent.length; at += length) handedOn &&= reads(sent.subarray(at, at + length));
        expect(handedOn).toBe(true);
        expect(Buffer.concat(got).equals(Buffer.concat(wanted))).toBe(true);
      },
    ),
    { numRuns: runs(50) },
  );
});

test('what is no frame of a browser does not go on', () => {
  const plain = frame(Buffer.from('PING\r\n'));
  const packed = Uint8Array.from(plain);
  packed[0] = 0xc2;
  const unmasked = Uint8Array.from([0x82, 6, ...Buffer.from('PING\r\n')]);
  for (const bytes of [packed, unmasked]) expect(createFrameReader(() => true)(bytes)).toBe(false);
  expect(createFrameReader(() => true)(plain)).toBe(true);
  expect(createFrameReader(() => false)(plain)).toBe(false);
});
