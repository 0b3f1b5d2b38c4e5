import { expect, test } from 'vitest';
import { PATIENCE_MS } from '@/journal/adapters/nats/patience';
import { createClientGuard } from '../../../office/signIn/clientGuard';
import { createPace } from '../../../office/signIn/pace';
import { frameOf } from '../../../office/signIn/webSocketFrames';

const ravi = { name: 'Ravi', id: 'session-1', pass: 'a pass' };

/** A pace of ten at once and two a second, with a clock of seconds that a test sets. */
function paced() {
  const clock = { seconds: 0 };
  const pace = createPace(() => clock.seconds, { atOnce: 10, perSecond: 2 });
  return { clock, waitFor: pace.waitFor };
}

test('whoever does more than at once waits as long as it takes to come back, in all their tabs', () => {
  const { clock, waitFor } = paced();
  expect([waitFor('Ravi', 10), waitFor('Ravi', 1), waitFor('Ravi', 1), waitFor('Asha', 10)]).toEqual([
    0, 500, 1_000, 0,
  ]);
  clock.seconds = 1;
  expect(waitFor('Ravi', 1)).toBe(500);
  clock.seconds = 1_000;
  expect(waitFor('Ravi', 10)).toBe(0);
});

test('nobody waits for as long as a page does before it gives an answer up, and what is refused does not count', () => {
  const { waitFor } = paced();
  expect([waitFor('Ravi', 19), waitFor('Ravi', 18), waitFor('Ravi', 1)]).toEqual([undefined, 4_000, undefined]);
  expect(4_000).toBeLessThan(PATIENCE_MS);
});

test('what is above the pace is not handed on, and whoever goes on and on is cut off', async () => {
  const { waitFor } = paced();
  waitFor('Ravi', 18);
  const guard = createClientGuard(ravi, { waitFor });
  const heard: Buffer[] = [];
  guard.on('data', (bytes: Buffer) => heard.push(bytes));
  const failed = new Promise<Error>((fails) => guard.on('error', fails));
  guard.write(frameOf(Buffer.from('CONNECT {"user":"Ravi","name":"session-1","pass":"a key"}\r\n')));
  expect((await failed).message).toBe('It says more than the office hands on.');
  expect(heard).toEqual([]);
});

test.each([
  ['nothing', 0],
  ['a letter of a message', 1],
])('a frame that holds %s counts for a line, and of too many at once most are not read', async (_what, bytes) => {
  const { waitFor } = paced();
  const refused = (frames: number) =>
    new Promise<string>((told) => {
      const guard = createClientGuard(ravi, { waitFor });
      guard.on('error', (error) => told(error.message));
      guard.on('data', () => told('It goes on.'));
      const begun = frameOf(Buffer.from('CONNECT {"user":"Ravi","name":"session-1"}\r\nPUB a.b 9000\r\n'));
      guard.write(Buffer.concat([begun, ...Array.from({ length: frames }, () => frameOf(Buffer.alloc(bytes)))]));
    });
  expect(await refused(4)).toBe('It goes on.');
  expect(await refused(15)).toBe('It says more than the office hands on.');
  expect(await refused(3_000)).toBe('It says what no page of the office does.');
  expect(waitFor('Ravi', 5)).toBe(0);
});

test('each small piece counts for a line, and those of what is long for no more than it does', async () => {
  const countedOf = async (size: number, length: number) => {
    const counted: number[] = [];
    const guard = createClientGuard(ravi, { waitFor: (_who, amount) => (counted.push(amount), 0) });
    guard.resume();
    guard.write(frameOf(Buffer.from('CONNECT {"user":"Ravi","name":"session-1"}\r\n')));
    const said = frameOf(Buffer.from(`PUB office.desk.Ravi.say ${size}\r\n${'x'.repeat(size)}\r\n`));
    for (let at = 0; at < said.length; at += length) guard.write(said.subarray(at, at + length));
    await new Promise<void>((ends) => guard.end(ends));
    return [said.length, counted.slice(1).reduce((sum, amount) => sum + amount)];
  };
  const [bytes, lines] = await countedOf(20_000, 1);
  expect(lines).toBe(bytes);
  // Four for its 128 KB, one for its frame, one for what is left at its end.
  expect((await countedOf(131_072, 1_460))[1]).toBeLessThanOrEqual(6);
});
