import { describe, expect, test } from 'vitest';
import { isCarried, isOpen, otpIn, otpMade, otpSaid, otpsOf, whyNotMade, whyNotSaid } from '../../../office/otp/otp';

const NOON = Date.parse('2026-11-21T06:30:00Z');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const { otpOf, isRight } = otpsOf('the secret of the office');
const made = otpMade('Vijay', undefined, NOON);

/** The OTP after so many that were wrong. */
const afterWrong = (times: number, now = NOON) => {
  let otp = made;
  for (let time = 0; time < times; time += 1) otp = otpSaid(otp, false, now).next;
  return otp;
};

describe('an OTP', () => {
  test('has six digits, of its challan and its salt alone, and is not in what is kept of it', () => {
    const otp = otpOf('challan-1', made);
    expect(otp).toMatch(/^\d{6}$/);
    expect(otpOf('challan-1', made)).toBe(otp);
    expect(isRight('challan-1', made, `${otp.slice(0, 3)} ${otp.slice(3)}`)).toBe(true);
    expect(JSON.stringify(made)).not.toContain(otp);
    const others = Array.from({ length: 20 }, () => otpOf('challan-1', otpMade('Vijay', undefined, NOON)));
    expect(
      new Set([otp, otpOf('challan-2', made), otpsOf('another secret').otpOf('challan-1', made), ...others]).size,
    ).toBeGreaterThan(20);
    for (const wrong of ['', '12345', `${otp}0`]) expect(isRight('challan-1', made, wrong)).toBe(false);
  });

  test('holds for ten minutes, for whoever asked for it', () => {
    expect(whyNotSaid(made, 'Vijay', NOON + 10 * MINUTE - 1)).toBeUndefined();
    expect(whyNotSaid(made, 'Vijay', NOON + 10 * MINUTE)).toBe('This OTP is over its time. Ask for another one.');
    expect(whyNotSaid(made, 'Asha', NOON)).toBe('Ask for an OTP first: it is good for whoever asked for it.');
    expect(whyNotSaid(undefined, 'Vijay', NOON)).toBe('Ask for an OTP first: it is good for whoever asked for it.');
  });

  test('is followed by another one after half a minute, and at once where it was used', () => {
    expect(whyNotMade(undefined, NOON)).toBeUndefined();
    expect(whyNotMade(made, NOON + 12 * SECOND)).toBe('Wait 18 seconds before you ask for another OTP.');
    expect(whyNotMade(made, NOON + 30 * SECOND)).toBeUndefined();
    expect(whyNotMade(otpSaid(made, true, NOON).next, NOON + SECOND)).toBeUndefined();
  });

  test('is wrong five times, and another one gives no more tries before their ten minutes are over', () => {
    expect(otpSaid(made, false, NOON).wrong).toBe('This OTP is wrong. 4 tries are left.');
    expect(otpSaid(afterWrong(3), false, NOON).wrong).toBe('This OTP is wrong. 1 try is left.');
    const usedUp = '5 OTPs were wrong. Another one can be asked for at 12:10.';
    expect(otpSaid(afterWrong(4), false, NOON).wrong).toBe(usedUp);
    expect(whyNotSaid(afterWrong(5), 'Vijay', NOON)).toBe(usedUp);
    expect(isOpen(afterWrong(5), NOON)).toBe(false);
    expect(whyNotMade(afterWrong(5), NOON + 10 * MINUTE - 1)).toBe(usedUp);
    expect(whyNotMade(afterWrong(5), NOON + 10 * MINUTE)).toBeUndefined();
    expect(otpMade('Vijay', afterWrong(3), NOON + MINUTE).wrong).toBe(3);
    expect(otpMade('Vijay', afterWrong(3), NOON + 10 * MINUTE).wrong).toBe(0);
  });

  test('gives five tries again once the ten minutes of the first that was wrong are over', () => {
    const later = otpMade('Vijay', afterWrong(4), NOON + 9 * MINUTE);
    const { next, wrong } = otpSaid(later, false, NOON + 11 * MINUTE);
    expect(wrong).toBe('This OTP is wrong. 4 tries are left.');
    expect(next.wrongUntil).toBe(NOON + 21 * MINUTE);
  });

  test('of a machine whose clock was ahead holds no longer, and is waited for no longer, than any', () => {
    const ahead = otpMade('Vijay', undefined, NOON + 60 * MINUTE);
    expect(otpIn(ahead, NOON)).toMatchObject({ madeAt: NOON, until: NOON + 10 * MINUTE, wrongUntil: 0, rightUntil: 0 });
    const once = otpIn(otpSaid(ahead, false, NOON + 60 * MINUTE).next, NOON);
    expect(once).toMatchObject({ wrong: 1, wrongUntil: NOON + 10 * MINUTE });
  });

  test('that was right goes with one answer, of whoever said it, within two minutes', () => {
    const right = otpSaid(made, true, NOON).next;
    expect(whyNotSaid(right, 'Vijay', NOON)).toBe('This OTP was used already. Ask for another one.');
    expect(isOpen(right, NOON)).toBe(false);
    const own = { by: 'Vijay', fact: 'answer-1' };
    expect(isCarried(made, own, NOON)).toBe(false);
    expect(isCarried(right, own, NOON + 2 * MINUTE - 1)).toBe(true);
    expect(isCarried(right, own, NOON + 2 * MINUTE)).toBe(false);
    expect(isCarried(right, { ...own, by: 'Asha' }, NOON)).toBe(false);
    const taken = { ...right, fact: 'answer-1' };
    expect(isCarried(taken, own, NOON + 5 * MINUTE)).toBe(true);
    expect(isCarried(taken, { ...own, fact: 'answer-2' }, NOON)).toBe(false);
  });

  test('is none where something else was kept', () => {
    expect(otpIn(JSON.parse(JSON.stringify(made)), NOON)).toEqual(made);
    for (const other of [undefined, 7, {}, { ...made, salt: 1 }, { ...made, wrong: '0' }])
      expect(otpIn(other, NOON)).toBeUndefined();
  });
});
