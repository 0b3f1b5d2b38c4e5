import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { otpTalkMachine } from '@/machines/otpTalk';

/** A talk whose OTPs are validated by whoever resolves them, and how often it was verified. */
function talk() {
  const told: string[] = [];
  const waiting: ((reason?: string | Promise<never>) => void)[] = [];
  const actor = createActor(
    otpTalkMachine.provide({
      actors: {
        check: fromPromise<string | undefined, { otp: string }>(({ input }) => {
          told.push(`asked ${input.otp}`);
          return new Promise((resolve) => waiting.push(resolve));
        }),
      },
      actions: { tell: () => void told.push('verified') },
    }),
  ).start();
  return { actor, told, answer: (reason?: string | Promise<never>) => waiting.shift()?.(reason) };
}

test('any OTP that is not blank is right where nobody checks it', async () => {
  const actor = createActor(otpTalkMachine.provide({ actions: { tell: () => {} } })).start();
  actor.send({ type: 'verify', otp: ' \t' });
  expect(actor.getSnapshot().value).toEqual({ asking: 'blank' });
  actor.send({ type: 'typed' });
  expect(actor.getSnapshot().value).toEqual({ asking: 'open' });
  actor.send({ type: 'verify', otp: '1' });
  await waitFor(actor, (state) => state.matches('verified'));
});

test('a wrong OTP is told why until another one is typed, and asked for again', async () => {
  const { actor, told, answer } = talk();
  actor.send({ type: 'verify', otp: '1' });
  answer('That is not the OTP.');
  await waitFor(actor, (state) => state.matches({ asking: 'wrong' }));
  expect(actor.getSnapshot().context.reason).toBe('That is not the OTP.');
  actor.send({ type: 'typed' });
  expect(actor.getSnapshot().value).toEqual({ asking: 'open' });
  actor.send({ type: 'verify', otp: '2' });
  answer();
  await waitFor(actor, (state) => state.matches('verified'));
  expect(told).toEqual(['asked 1', 'asked 2', 'verified']);
});

test('an OTP that could not be checked says why, and is asked for again', async () => {
  const { actor, told, answer } = talk();
  actor.send({ type: 'verify', otp: '1' });
  answer(Promise.reject(new Error('The office does not answer.')));
  await waitFor(actor, (state) => state.matches({ asking: 'wrong' }));
  expect(actor.getSnapshot().context.reason).toBe('The office does not answer.');
  actor.send({ type: 'verify', otp: '1' });
  answer();
  await waitFor(actor, (state) => state.matches('verified'));
  expect(told).toEqual(['asked 1', 'asked 1', 'verified']);
});

test('an OTP that is being checked is checked once, whatever is pressed meanwhile', async () => {
  const { actor, told, answer } = talk();
  actor.send({ type: 'verify', otp: '1' });
  actor.send({ type: 'verify', otp: '1' });
  actor.send({ type: 'typed' });
  answer();
  await waitFor(actor, (state) => state.matches('verified'));
  expect(told).toEqual(['asked 1', 'verified']);
});

test('whoever left the talk while the OTP was checked has verified nothing', async () => {
  const { actor, told, answer } = talk();
  actor.send({ type: 'verify', otp: '1' });
  actor.stop();
  answer();
  await new Promise(setImmediate);
  expect(told).toEqual(['asked 1']);
});

test('what is typed stays in no state of it', async () => {
  const { actor, answer } = talk();
  const seen: string[] = [];
  actor.subscribe(({ value, context }) => seen.push(JSON.stringify([value, context])));
  actor.send({ type: 'verify', otp: 'moss-lantern' });
  answer('That is not the OTP.');
  await waitFor(actor, (state) => state.matches({ asking: 'wrong' }));
  expect(seen.length).toBeGreaterThan(1);
  expect(seen.join()).not.toContain('moss-lantern');
});
