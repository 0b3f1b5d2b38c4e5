import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { mustBeLetIn, SignedOutError } from '@/office/signingIn';

const SESSION = { name: 'Asha', id: 'session-1' };
const AWAY = 'The office does not answer. Try again in a moment.';
const OWN = { status: 200, answer: { name: 'Asha', session: 'session-1' } };
const BUSY = { status: 503, answer: { refused: AWAY } };

/** A machine of the office that answers so, one after the other, the last one again and again; with how often it was asked. */
async function machineThat(...answers: { status: number; answer: object }[]) {
  let asked = 0;
  const server = createServer((_request, response) => {
    const { status, answer } = answers[Math.min(asked, answers.length - 1)] ?? BUSY;
    asked += 1;
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { socket: `ws://127.0.0.1:${port}/nats`, asked: () => asked };
}

beforeEach(() => void vi.stubGlobal('location', { host: 'office.example' }));
afterEach(() => void vi.unstubAllGlobals());

test('a browser that starts while the office cannot look asks again, and is let in', async () => {
  const { socket, asked } = await machineThat(BUSY, BUSY, OWN);
  await mustBeLetIn(socket, SESSION);
  expect(asked()).toBe(3);
});

test('an office that can look never is away in its own words, and nobody is taken for signed out', async () => {
  const { socket, asked } = await machineThat(BUSY);
  const why: unknown = await mustBeLetIn(socket, SESSION).catch((error: unknown) => error);
  expect(why).toMatchObject({ message: AWAY });
  expect(why).not.toBeInstanceOf(SignedOutError);
  expect(asked()).toBe(4);
});

test.each([
  ['has ended', { status: 200, answer: { refused: 'This sign-in has ended.' } }, 'This sign-in has ended.'],
  [
    'is somebody else’s',
    { status: 200, answer: { name: 'Ravi', session: 'session-2' } },
    'Ravi has signed in in this browser. Sign in again.',
  ],
])('a sign-in that %s is believed at once', async (_title, answer, reason) => {
  const { socket, asked } = await machineThat(answer);
  await expect(mustBeLetIn(socket, SESSION)).rejects.toThrow(new SignedOutError(reason));
  expect(asked()).toBe(1);
});

test('what is refused for good is not asked again', async () => {
  const { socket, asked } = await machineThat({
    status: 403,
    answer: { refused: 'Only the pages of this office may ask this.' },
  });
  await expect(mustBeLetIn(socket, SESSION)).rejects.toThrow('Only the pages of this office may ask this.');
  expect(asked()).toBe(1);
});
