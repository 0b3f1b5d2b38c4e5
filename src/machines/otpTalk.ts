import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { reasonOf } from './progress';

type OtpTalkEvent = { type: 'typed' } | { type: 'verify'; otp: string };

/** Tells why an OTP is not the right one, in a sentence; nothing of the right one. */
type Checked = string | undefined;

/**
 * Asking for an OTP until the right one is given. Who checks it, and who is told, is provided by the screen; without a check any is right that is not blank. What is
 * typed is kept nowhere, and whoever leaves the talk hears no answer any more.
 */
export const otpTalkMachine = setup({
  types: { context: {} as { reason: Checked }, events: {} as OtpTalkEvent },
  actors: { check: fromPromise<Checked, { otp: string }>(() => Promise.resolve(undefined)) },
  actions: {
    tell: () => {
      throw new Error('Who is told of the right OTP is provided by the screen');
    },
  },
}).createMachine({
  id: 'otpTalk',
  initial: 'asking',
  context: { reason: undefined },
  states: {
    asking: {
      initial: 'open',
      on: {
        verify: [
          { guard: ({ event }) => event.otp.trim() !== '', target: 'checking' },
          { target: '.blank', reenter: true },
        ],
      },
      states: { open: {}, blank: { on: { typed: 'open' } }, wrong: { on: { typed: 'open' } } },
    },
    checking: {
      invoke: {
        src: 'check',
        input({ event }) {
          assertEvent(event, 'verify');
          return { otp: event.otp };
        },
        onDone: [
          { guard: ({ event }) => event.output === undefined, target: 'verified' },
          { target: 'asking.wrong', actions: assign(({ event }) => ({ reason: event.output })) },
        ],
        onError: { target: 'asking.wrong', actions: assign(({ event }) => ({ reason: reasonOf(event.error) })) },
      },
    },
    verified: { type: 'final', entry: 'tell' },
  },
});
