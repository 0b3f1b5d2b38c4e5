import { expect, test } from 'vitest';
import { BAG_WORDS, DAY_WORDS, STOP_WORDS } from '@/features/installer/dayWords';
import { HANDED_OVER_WORDS } from '@/features/installer/handedOverWords';
import { VISIT_WORDS } from '@/features/installer/visitWords';
import { FAILED_VISIT_WORDS } from '@/store/care/jobs/failedVisitWords';
import { CLOSING_WORDS, FAULT_WORDS, NOT_REACHED_WORDS, WORK_WORDS } from '@/parts/closing/closingWords';
import { ACCOUNT_WORDS } from '@/layouts/accountWords';
import { LOGOUT_WORDS, TRAY_WORDS } from '@/layouts/waitingWords';
import { CAMERA_WORDS } from '@/parts/scanning/cameraWords';
import { PHOTO_WORDS } from '@/parts/closing/photoWords';
import { CLIENT_WORDS, dateIn, FAILURE_WORDS, JOB_TYPE_WORDS, SLOT_WORDS } from '@/store/care/jobs/visitWords';
import { CLOSING_FIELDS, CLOSING_MESSAGES, CLOSING_PROBLEM_WORDS } from '@/store/care/scheduling/closingMessages';
import { LANGUAGES, wordsIn, type Language } from '@/store/kit/language';
import { ANSWER_WORDS, OTP_WORDS, OWN_OTP_WORDS } from '@/store/stock/challans/answerWords';

const TABLES = {
  CAMERA_WORDS,
  HANDED_OVER_WORDS,
  ANSWER_WORDS,
  OTP_WORDS,
  OWN_OTP_WORDS,
  BAG_WORDS,
  DAY_WORDS,
  STOP_WORDS,
  VISIT_WORDS,
  CLOSING_WORDS,
  CLOSING_FIELDS,
  CLOSING_MESSAGES,
  CLOSING_PROBLEM_WORDS,
  FAULT_WORDS,
  WORK_WORDS,
  CLIENT_WORDS,
  JOB_TYPE_WORDS,
  SLOT_WORDS,
  NOT_REACHED_WORDS,
  FAILURE_WORDS,
  FAILED_VISIT_WORDS,
  PHOTO_WORDS,
  ACCOUNT_WORDS,
  LOGOUT_WORDS,
  TRAY_WORDS,
};

/** Names of services and products stay as they are everywhere. */
const SAME_IN_BOTH = ['SMS', 'WhatsApp'];

const text = (said: unknown): string => {
  if (typeof said !== 'function') return String(said);
  // A value per argument, and an object for what takes its values by name.
  const given = Array.from({ length: Math.max(said.length, 1) }, () => 7);
  return String((said as (...values: unknown[]) => unknown)(...given));
};

const all = Object.entries(TABLES).flatMap(([table, words]) =>
  Object.entries<Record<Language, unknown>>(words).map(
    ([key, { en, hi }]) => [`${table}.${key}`, text(en), text(hi)] as const,
  ),
);
const isHindi = (said: string) => /\p{Script=Devanagari}/u.test(said) || SAME_IN_BOTH.includes(said);

test.each(all)('%s is said in every language, in Hindi with its own letters', (_key, english, hindi) => {
  expect(english).toMatch(/\w/);
  expect(english).not.toMatch(/\p{Script=Devanagari}/u);
  expect(hindi).toSatisfy(isHindi);
});

test.each(LANGUAGES)('how much waits, or was not done, begins with the count in %s', (language) => {
  const words = wordsIn(TRAY_WORDS, language);
  expect([words.waitingCount(12), words.notDoneCount(3)]).toEqual([
    expect.stringMatching(/^12 /),
    expect.stringMatching(/^3 /),
  ]);
});

test('the words of a table are those of one language', () => {
  expect([wordsIn(DAY_WORDS, 'en').today, wordsIn(DAY_WORDS, 'hi').today]).toEqual(['Today', 'आज']);
  expect(wordsIn(STOP_WORDS, 'hi').callTo('Meera')).toBe('Meera को कॉल करें');
});

test('a client reads who comes, when and what for, in the language of the installer', () => {
  const announced = {
    client: 'Meera',
    installer: 'Rakesh',
    company: 'Trackyard',
    when: 'X',
    work: 'Service, MH 12 AB 1',
  };
  expect(wordsIn(CLIENT_WORDS, 'en').coming(announced)).toBe(
    'Hello Meera, this is Rakesh of Trackyard. I am coming on X for: Service, MH 12 AB 1.',
  );
  expect(wordsIn(CLIENT_WORDS, 'hi').coming(announced)).toContain('नमस्ते Meera');
});

test('a date has the months of its language, and what is no date stays', () => {
  expect([dateIn('en', '2026-09-05'), dateIn('hi', '2026-09-05')]).toEqual(['05 Sep 2026', '05 सित 2026']);
  expect(dateIn('hi', '2026-13-05')).toBe('2026-13-05');
});
