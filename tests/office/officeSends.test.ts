import { describe, expect, test } from 'vitest';
import {
  isStoppedIn,
  readsAsOtp,
  smsCost,
  stoppedWords,
  whyLeftOut,
  whyLeftOutOfMany,
  type OfficeSends,
} from '@/office/officeSends';
import type { LetterRow } from '@/store/billing/letters/letterRow';

const SMS = {
  templates: [{ templateId: '1107160000000000001', text: 'Dear {#var#}, please pay.' }],
  partPrice: 0.2,
  isStopped: false,
};
const sends: OfficeSends = { Email: true, SMS, WhatsApp: false };

const row = (more: Partial<LetterRow> = {}): LetterRow => ({
  id: 'account-1',
  company: 'Malwa Movers',
  to: { Email: 'asha@malwa.example', WhatsApp: '9820012345', SMS: '9820012345' },
  unreached: [],
  unwanted: [],
  subject: 'What is open',
  text: 'Dear Asha, this is open.',
  sms: 'Dear Asha, please pay.',
  language: 'en',
  isWaiting: false,
  ...more,
});
const to = (Email: string, mobile: string) => ({ to: { Email, WhatsApp: mobile, SMS: mobile } });

describe('the office sends', () => {
  test('to whoever can be reached by a way, with a text that is registered', () => {
    expect(whyLeftOut(row(), 'Email', sends)).toBeUndefined();
    expect(whyLeftOut(row(), 'SMS', sends)).toBeUndefined();
    expect(whyLeftOut(row(to('', '+91 98200 12345')), 'SMS', sends)).toBeUndefined();
  });

  test.each([
    ['Email', to('', '9820012345'), 'no mail address'],
    ['SMS', to('asha@malwa.example', ''), 'no mobile number of 10 digits'],
    ['SMS', to('asha@malwa.example', '98200'), 'no mobile number of 10 digits'],
    ['SMS', { sms: 'Anything else.' }, 'its text is not registered'],
    ['Email', { unreached: ['Email'] }, 'nobody receives it there: correct it on the client'],
    ['Email', { isWaiting: true }, 'one waits already'],
    ['SMS', { held: 'wants no reminders', isWaiting: true }, 'wants no reminders'],
  ] as const)('nothing by %s to one with %o', (channel, more, why) => {
    expect(whyLeftOut(row(more), channel, sends)).toBe(why);
  });

  test('to one again what it was sent before, and not to many at once', () => {
    const again = row({ already: 'was reminded today' });
    expect(whyLeftOut(again, 'Email', sends)).toBeUndefined();
    expect(whyLeftOutOfMany(again, 'Email', sends)).toBe('was reminded today');
    expect(whyLeftOutOfMany(row(), 'Email', sends)).toBeUndefined();
  });

  test('nothing that an admin has stopped, which is told before somebody asks for it', () => {
    expect([stoppedWords(sends), isStoppedIn(sends, 'Email'), isStoppedIn(sends, 'SMS')]).toEqual([
      undefined,
      false,
      false,
    ]);
    const mail = { ...sends, isMailStopped: true };
    expect(stoppedWords(mail)).toMatch(/^An admin has stopped mail: what you ask for waits/);
    expect([isStoppedIn(mail, 'Email'), isStoppedIn(mail, 'SMS'), isStoppedIn(mail, 'WhatsApp')]).toEqual([
      true,
      false,
      false,
    ]);
    // What nobody asks the office for is stopped for nobody.
    expect(stoppedWords({ ...mail, Email: false })).toBeUndefined();
    const both = { ...mail, SMS: { ...SMS, isStopped: true } };
    expect([stoppedWords(both), isStoppedIn(both, 'SMS')]).toEqual([
      expect.stringMatching(/^An admin has stopped mail and SMS:/),
      true,
    ]);
  });

  test('no OTP that somebody typed, as far as the office tells by which texts its own go', () => {
    const otp = '999999 is your code to accept it. - Konkan';
    const said = '{#var#} is your code to accept {#var#}. - Konkan';
    const templates = [{ templateId: '1107160000000000001', text: said }];
    const registered = { ...SMS, ending: '- Konkan', templates, otpTexts: [said] };
    expect(readsAsOtp('999999 is your code to accept it.', registered)).toBe(true);
    for (const [text, sent] of [
      [otp, registered],
      ['Dear Asha, please pay.', registered],
      ['999999 is your code to accept it.', { ...SMS, ending: '- Konkan' }],
      [otp, false],
    ] as const)
      expect(readsAsOtp(text, sent)).toBe(false);
  });

  test('SMS in parts, at what they cost where that is known', () => {
    const texts = ['Dear Asha, please pay.', 'नमस्ते '.repeat(20)];
    expect(smsCost(texts, SMS)).toBe('4 parts, ₹0.80');
    expect(smsCost(texts.slice(0, 1), { ...SMS, partPrice: undefined })).toBe('1 part');
    expect(smsCost(texts, { ...SMS, ending: '- Konkan' })).toBe('4 parts, ₹0.80');
  });
});
