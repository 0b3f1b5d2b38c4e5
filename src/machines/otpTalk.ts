import { assertEvent, assign, fromPromise, setup } from 'xstate';

type OtpTalkEvent = { type: 'typed' } | { type: 'verify'; otp: string };

/** Tells why an OTP is not the right one, in a sentence; nothing of the right one. */
type Checked = string | undefined;

/**
 * Asking for an OTP until the right one is given. Whoever checks it is provided by the screen; without that any is right that is not blank. What is
 * typed is kept nowhere, and whoever leaves the talk hears no answer any more.
 */
export const otpTalkMachine = setup({
  types: { context: {} as { reason: Checked }, events: {} as OtpTalkEvent },
  actors: { check: fromPromise<Checked, { otp: string }>(() => Promise.resolve(undefined)) },
  actions: { tell: () => {} },
  guards: { isGiven: ({ event }) => event.type === 'verify' && event.otp.trim() !== '' },
}).createMachine({
  id: 'otpTalk',
  initial: 'asking',
  context: { reason: undefined },
  states: {
    asking: {
      initial: 'open',
      on: {
        verify: [
          { guard: 'isGiven', target: 'checking' },
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
      },
    },
    verified: { type: 'final', entry: 'tell' },
  },
});
