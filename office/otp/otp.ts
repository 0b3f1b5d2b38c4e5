import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { officeTime } from '@/format';
import { MINUTE_MS, SECOND_MS } from '@/journal/kit/durations';
import { isObject } from '@/journal/kit/isObject';
import { codeOf } from '../signIn/totp';

const HOLDS_MS = 10 * MINUTE_MS;
const ANOTHER_AFTER_MS = 30 * SECOND_MS;
const MOST_WRONG = 5;
/** From the first wrong try on: another OTP does not give more of them. */
const WRONG_FOR_MS = 10 * MINUTE_MS;
/** So long the answer to the challan may take to come after its OTP. */
const RIGHT_FOR_MS = 2 * MINUTE_MS;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** What the office keeps of an OTP: all but what it is, which its secret makes of the salt. Times are in milliseconds. */
export interface KeptOtp {
  salt: string;
  /** Who asked for it, and alone may say it. */
  by: string;
  /** Who was told it, in words, once that is done. */
  told?: string | undefined;
  madeAt: number;
  until: number;
  /** How many were wrong of this challan, and until when that counts. */
  wrong: number;
  wrongUntil: number;
  /** Until when an answer to the challan may carry that it was right; 0 as long as it was not. */
  rightUntil: number;
  /** The identity of the answer that carries it: no other one does. */
  fact?: string | undefined;
}

const NUMBERS = ['madeAt', 'until', 'wrong', 'wrongUntil', 'rightUntil'] as const;

/** By the clock of now what another machine kept whose clock is ahead: else it holds, and is waited for, as much longer. */
function byClock(kept: KeptOtp, now: number): KeptOtp {
  const ahead = Math.max(0, kept.madeAt - now);
  const earlier = (time: number) => (time === 0 ? 0 : time - ahead);
  const { madeAt, until, wrongUntil, rightUntil } = kept;
  return {
    ...kept,
    madeAt: earlier(madeAt),
    until: earlier(until),
    wrongUntil: earlier(wrongUntil),
    rightUntil: earlier(rightUntil),
  };
}

/** What was kept of an OTP, as it stands now; undefined of anything else. */
export function otpIn(value: unknown, now: number): KeptOtp | undefined {
  if (!isObject(value) || typeof value.salt !== 'string' || typeof value.by !== 'string') return undefined;
  const isKept = NUMBERS.every((name) => typeof value[name] === 'number');
  return isKept ? byClock(value as unknown as KeptOtp, now) : undefined;
}

const wrongBefore = (before: KeptOtp | undefined, now: number) =>
  before !== undefined && now < before.wrongUntil ? before.wrong : 0;

const usedUp = ({ wrongUntil }: KeptOtp) =>
  `${MOST_WRONG} OTPs were wrong. Another one can be asked for at ${officeTime(new Date(wrongUntil))}.`;

/** Whether an OTP can still be said by somebody. */
export const isOpen = ({ until, wrong, rightUntil }: KeptOtp, now: number): boolean =>
  now < until && wrong < MOST_WRONG && rightUntil === 0;

/** Why no other OTP is made for a challan now, in a sentence. */
export function whyNotMade(before: KeptOtp | undefined, now: number): string | undefined {
  if (!before) return undefined;
  if (wrongBefore(before, now) >= MOST_WRONG) return usedUp(before);
  const wait = before.madeAt + ANOTHER_AFTER_MS - now;
  return wait > 0 && before.rightUntil === 0
    ? `Wait ${Math.ceil(wait / SECOND_MS)} seconds before you ask for another OTP.`
    : undefined;
}

/** Another OTP, for which somebody asks. */
export const otpMade = (by: string, before: KeptOtp | undefined, now: number): KeptOtp => ({
  salt: randomBytes(SALT_BYTES).toString('base64url'),
  by,
  madeAt: now,
  until: now + HOLDS_MS,
  wrong: wrongBefore(before, now),
  wrongUntil: before && now < before.wrongUntil ? before.wrongUntil : 0,
  rightUntil: 0,
});

/** Why somebody cannot say an OTP, whatever it is, in a sentence. */
export function whyNotSaid(kept: KeptOtp | undefined, by: string, now: number): string | undefined {
  if (kept?.by !== by) return 'Ask for an OTP first: it is good for whoever asked for it.';
  if (kept.rightUntil > 0) return 'This OTP was used already. Ask for another one.';
  if (kept.wrong >= MOST_WRONG) return usedUp(kept);
  return now < kept.until ? undefined : 'This OTP is over its time. Ask for another one.';
}

/** What becomes of an OTP that somebody said, with what they are told where it was wrong; of its receiver as many tries are left at most. */
export function otpSaid(
  kept: KeptOtp,
  isRight: boolean,
  now: number,
  most = MOST_WRONG,
): { next: KeptOtp; wrong?: string } {
  if (isRight) return { next: { ...kept, rightUntil: now + RIGHT_FOR_MS } };
  const before = wrongBefore(kept, now);
  const next = { ...kept, wrong: before + 1, wrongUntil: before === 0 ? now + WRONG_FOR_MS : kept.wrongUntil };
  if (next.wrong === MOST_WRONG) return { next, wrong: usedUp(next) };
  const left = Math.min(MOST_WRONG - next.wrong, most);
  return { next, wrong: `This OTP is wrong. ${left === 1 ? '1 try is' : `${left} tries are`} left.` };
}

/** Whether an answer to the challan, by its identity, may carry that the OTP was right. */
export const isCarried = (
  { by, rightUntil, fact }: KeptOtp,
  said: { by: string; fact: string },
  now: number,
): boolean => by === said.by && (fact === undefined ? now < rightUntil : fact === said.fact);

/**
 * What makes OTPs of their salts, each for one challan.
 * @param secret of the office, which stands in `office.json` alone
 */
export function otpsOf(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'otps', KEY_BYTES));
  const otpOf = (challan: string, { salt }: KeptOtp): string =>
    codeOf(createHmac('sha256', key).update(`${challan} ${salt}`).digest(), 0);
  return {
    /** Six digits. */
    otpOf,
    isRight(challan: string, kept: KeptOtp, said: string): boolean {
      const [own, given] = [Buffer.from(otpOf(challan, kept)), Buffer.from(said.replaceAll(/\s/g, ''))];
      return own.length === given.length && timingSafeEqual(own, given);
    },
  };
}
