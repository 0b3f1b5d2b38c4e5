import { raise, setup } from 'xstate';
import type { StatusOf } from './advance';

type HandoverEvent = { type: 'ask' } | { type: 'cancel' } | { type: 'verify'; otp: string } | { type: 'verified' };

const handover = setup({
  types: { events: {} as HandoverEvent },
  actions: { seal: raise({ type: 'verified' }) },
  guards: { otpGiven: ({ event }) => event.type === 'verify' && event.otp.trim() !== '' },
});

/** Asking for the OTP, typing it, giving up: a talk that ends in `verified`, or in nothing. */
const otpTalk = {
  initial: 'idle',
  states: {
    idle: { on: { ask: 'asking' } },
    asking: { on: { cancel: 'idle', verify: { guard: 'otpGiven', actions: 'seal' } } },
  },
} as const;

/**
 * A device handed to us is accepted, then received; an OTP seals each of the two moves. A screen runs it while
 * it asks for the OTP, the store keeps the top-level status: what is typed never gets there.
 */
export const handoverMachine = handover.createMachine({
  id: 'handover',
  initial: 'pending',
  states: {
    pending: { ...otpTalk, on: { verified: 'accepted' } },
    accepted: { ...otpTalk, on: { verified: 'received' } },
    received: { type: 'final' },
  },
});

export type HandoverStatus = StatusOf<typeof handoverMachine>;
