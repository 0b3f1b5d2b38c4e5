import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createClientReader } from '../../../office/signIn/clientBytes';
import { createFrameReader, frameOf } from '../../../office/signIn/webSocketFrames';
import { runs } from '../../support/runs';

const CONNECT = 'CONNECT {"user":"Ravi","name":"session-1","pass":"a key","headers":true}\r\n';

/** What goes on of all that a client says, whole or in pieces of that length; nothing where some of it may not. */
const handedOn = (said: string, pieceLength = said.length): string | undefined => {
  const read = createClientReader({ name: 'Ravi', id: 'session-1', pass: 'a pass' });
  const bytes = new TextEncoder().encode(said);
  let goesOn = '';
  for (let at = 0; at < bytes.length; at += pieceLength) {
    const some = read(bytes.slice(at, at + pieceLength));
    if (!some) return undefined;
    goesOn += some.bytes.toString();
  }
  return goesOn;
};

test('what a browser says goes on, in whichever pieces it comes', () => {
  const payload = 'CONNECT {"user":"Asha"}\r\n';
  const said = [
    'PING\r\n',
    'PONG\r\n',
    'SUB office.kept.> 1\r\n',
    'UNSUB 1 2\r\n',
    `PUB office.desk.Ravi.say _INBOX.Ravi.1 ${payload.length}\r\n${payload}\r\n`,
    'PUB office.presence.Ravi 0\r\n\r\n',
    'PING\r\n',
  ].join('');
  const whole = CONNECT + said;
  for (let length = 1; length <= whole.length; length += 1)
    expect(handedOn(whole, length)?.replace(/^CONNECT .*\r\n/, '')).toBe(said);
});

test('subscriptions go on that end before others begin', () => {
  const said = Array.from({ length: 300 }, (_, sid) => `SUB office.kept.> ${sid}\r\nUNSUB ${sid}\r\n`).join('');
  expect(handedOn(CONNECT + said)).toContain('UNSUB 299');
});

test('what tells where somebody looks counts for ten lines, and a long message for one each 32 KB, however it comes', () => {
  const part = `PUB office.desk.Ravi.content.part.a _INBOX.Ravi.2 131072\r\n${'x'.repeat(131_072)}\r\n`;
  const said = `${CONNECT}PUB office.presence.Ravi 2\r\n{}\r\nPUB office.desk.Ravi.say _INBOX.Ravi.1 2\r\n{}\r\n${part}PING\r\n`;
  for (const length of [1, 7, said.length]) {
    const read = createClientReader({ name: 'Ravi', id: 'session-1', pass: 'a pass' });
    let counted = 0;
    for (let at = 0; at < said.length; at += length)
      counted += read(Buffer.from(said.slice(at, at + length)))?.counts ?? 0;
    expect(counted).toBe(1 + 10 + 1 + 4 + 1);
  }
});

test('a sign-in goes on with what the office knows of it, and with nothing else that a browser says, and a line once it is whole', () => {
  const [line = '', end] =
    handedOn(CONNECT.replace('"headers":true', '"jwt":"a","User":"Asha","u\u017fer":"Asha"'))?.split('\r\n') ?? [];
  expect([JSON.parse(line.replace('CONNECT ', '')), end]).toEqual([
    {
      user: 'Ravi',
      name: 'session-1',
      pass: 'a pass',
      protocol: 1,
      verbose: false,
      pedantic: false,
      headers: true,
      no_responders: true,
    },
    '',
  ]);
  expect(handedOn(CONNECT.slice(0, -1))).toBe('');
});

test.each([
  ['as somebody else', 'CONNECT {"name":"session-1","user":"Asha","pass":"a key"}\r\n'],
  ['as nobody', 'CONNECT {"name":"session-1","verbose":false}\r\n'],
  ['a second time', CONNECT + CONNECT],
  ['a second time, as somebody else', `${CONNECT}connect {"name":"session-1","user":"Asha","pass":"a key"}\r\n`],
  ['with a field in another case', 'CONNECT {"name":"session-1","User":"Ravi","pass":"a key"}\r\n'],
  ['with a field twice', 'CONNECT {"name":"session-1","user":"Ravi","user":"Asha","pass":"a key"}\r\n'],
  ['in another session', 'CONNECT {"user":"Ravi","name":"session-2","pass":"a key"}\r\n'],
  ['in no session', 'CONNECT {"user":"Ravi","pass":"a key"}\r\n'],
  ['after a message of no length', `${CONNECT}PUB a.b 0\r\n\r\nCONNECT {"user":"Asha"}\r\n`],
  ['after something else', `PING\r\n${CONNECT}`],
  ['in another case', CONNECT.replace('CONNECT', 'connect')],
  ['in a line that ends with a line feed alone', CONNECT.replace('\r', '')],
  ['with what is no JSON', 'CONNECT Ravi\r\n'],
  ['with a list', 'CONNECT ["Ravi"]\r\n'],
  ['with nothing', 'CONNECT null\r\n'],
])('nobody signs in %s', (_how, said) => {
  for (let length = 1; length <= said.length; length += 1) expect(handedOn(said, length)).toBeUndefined();
});

test.each([
  ['headers', 'HPUB office.desk.Ravi.say 12 12\r\nNATS/1.0\r\n\r\n\r\n'],
  ['words that no client has', 'RMSG a b 1\r\n'],
  ['a message of no known length', 'PUB a.b many\r\n'],
  ['a message of another length', 'PUB a.b 3\r\nabcd\r\n'],
  ['a message that is too long', 'PUB a.b 9999999\r\n'],
  ['an answer for somebody else', 'PUB office.desk.Ravi.say _INBOX.Asha.1 0\r\n\r\n'],
  ['an answer for somebody whose name begins alike', 'PUB office.desk.Ravi.say _INBOX.Ravi2.1 0\r\n\r\n'],
  ['an answer to a feed', 'PUB office.api.STREAM.INFO.PEOPLE office.feed.role.admin 0\r\n\r\n'],
  ['a long word of presence', `PUB office.presence.Ravi 4001\r\n${'x'.repeat(4_001)}\r\n`],
  ['subscriptions without end', Array.from({ length: 101 }, (_, sid) => `SUB office.kept.> ${sid}\r\n`).join('')],
  [
    'subscriptions that end after a message that never comes',
    Array.from({ length: 101 }, (_, sid) => `SUB a.b ${sid}\r\nUNSUB ${sid} 9\r\n`).join(''),
  ],
  ['a line in another case', 'ping\r\n'],
  ['a line with more between its words', 'PUB a.b\t5\r\nabcde\r\n'],
  ['a line with an end in it', 'SUB a.b\r 1\r\n'],
  ['a line that ends with a line feed alone', 'PING\n'],
  ['a line without end', 'SUB '.padEnd(10_000, 'a')],
  ['an empty line', '\r\n'],
])('%s do not go on', (_what, said) => {
  expect(handedOn(CONNECT + said)).toBeUndefined();
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

/** What is read of frames, in pieces of that length: the messages in a row, and the words; nothing where something of it may not go on. */
function readFrames(sent: Uint8Array, length = Math.max(1, sent.length)) {
  const messages: Buffer[] = [];
  const words: string[] = [];
  const mayGoOn = createFrameReader({
    frame: () => true,
    message: (bytes) => messages.push(bytes) > 0,
    word: (opcode, bytes) => words.push(`${opcode} ${bytes.toString()}`) > 0,
  });
  for (let at = 0; at < sent.length; at += length) if (!mayGoOn(sent.subarray(at, at + length))) return undefined;
  return { message: Buffer.concat(messages), words };
}

test('the messages in frames of any length are read, in whichever pieces they come, and so is how they are written anew', () => {
  fc.assert(
    fc.property(
      fc.array(fc.uint8Array({ maxLength: 150 }), { maxLength: 4 }),
      fc.constantFrom(0, 125, 126, 200, 65_535, 66_000),
      fc.constantFrom(1, 7, 999),
      (messages, more, length) => {
        const wanted = [...messages, new Uint8Array(more).fill(5)];
        const whole = Buffer.concat(wanted);
        const pings = wanted.map(() => '9 ping');
        const sent = wanted.flatMap((message) => [frame(message), frame(Buffer.from('ping'), 9)]);
        const read = readFrames(Buffer.concat(sent), length);
        expect([read?.message.equals(whole), read?.words]).toEqual([true, pings]);
        const anew = wanted.flatMap((message) => [frameOf(message), frameOf(Buffer.from('ping'), 9)]);
        const again = readFrames(Buffer.concat(anew), length);
        expect([again?.message.equals(whole), again?.words]).toEqual([true, pings]);
      },
    ),
    { numRuns: runs(50) },
  );
});

test('words without a text are read as they come', () => {
  expect(readFrames(Buffer.concat([frameOf(Buffer.alloc(0), 9), frameOf(Buffer.alloc(0), 8)]))?.words).toEqual([
    '9 ',
    '8 ',
  ]);
});

test('what is no frame of a browser does not go on', () => {
  const plain = frame(Buffer.from('PING\r\n'));
  const headed = (first: number, second = plain[1] ?? 0) => Uint8Array.from([first, second, ...plain.subarray(2)]);
  expect(readFrames(plain)).toBeDefined();
  const odd: Record<string, Uint8Array> = {
    packed: headed(0xc2),
    'not masked': headed(0x82, 6),
    'a ping that goes on': headed(0x09),
    'a ping that is long': frame(new Uint8Array(126), 9),
    'a word that there is none': headed(0x8b),
    'a part that there is none': headed(0x83),
    endless: Uint8Array.from([0x82, 0xff, 0xff, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  };
  for (const [what, bytes] of Object.entries(odd)) expect([what, readFrames(bytes)]).toEqual([what, undefined]);
});
