import { errors } from '@nats-io/nats-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unlessTurnedAway } from '@/journal/adapters/nats/officeConnection';

const turnedAway = () => new errors.AuthorizationError('Authorization Violation');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What dialling comes to when the server answers like that, once for each try. */
async function dialled(...answers: (Error | 'connected')[]) {
  let tries = 0;
  const dial = async () => {
    tries += 1;
    const answer = answers.shift();
    if (answer === 'connected') return answer;
    throw answer ?? new Error('dialled too often');
  };
  const result = unlessTurnedAway(dial).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return { result: await result, tries };
}

test('who is turned away while the server reads anew who is let in is let in after it', async () => {
  expect(await dialled(turnedAway(), turnedAway(), 'connected')).toEqual({ result: 'connected', tries: 3 });
});

test('who is turned away each time is told so', async () => {
  const last = turnedAway();
  expect(await dialled(turnedAway(), turnedAway(), last)).toEqual({ result: last, tries: 3 });
});

test('a server that does not answer is not dialled again at once', async () => {
  const away = new Error('timeout');
  expect(await dialled(away)).toEqual({ result: away, tries: 1 });
});
