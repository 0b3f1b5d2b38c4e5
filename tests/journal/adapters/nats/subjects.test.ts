import { expect, test } from 'vitest';
import { readSubject, subjectOf, subjectsAbout, SUBJECTS_ABOUT_MANY } from '@/journal/adapters/nats/subjects';

/** An identity of as many letters as one may have, each of three bytes. */
const LONG = 'क'.repeat(200);
const about = (...records: string[]) =>
  subjectOf('fact', 'Vijay', 'installers/installersImported', { id: 'fact-1', about: records });

test('no identities that people give make a subject for which a server cuts the office off', () => {
  const subject = subjectOf('fact', 'Vijay', 'installers/installersImported', { id: LONG, about: [LONG, LONG, LONG] });
  expect(subject.length).toBeLessThan(3_500);
  expect(readSubject(subject)).toEqual({ way: 'fact', user: 'Vijay', type: 'installers/installersImported' });
});

test('a fact of long identities is found among those that are about many records', () => {
  expect(about(LONG, LONG, LONG)).toMatch(new RegExp(`^${SUBJECTS_ABOUT_MANY.replaceAll('*', '[^.]+')}$`));
});

test('a fact of other identities is found by each of its records', () => {
  const ends = (record: string) =>
    subjectsAbout(record).map((filter) => filter.replace('office.*.*.*.*.*', about()).replace('.>', ''));
  expect(ends('a').some((end) => about('a', 'Pune 1').startsWith(end))).toBe(true);
  expect(about('a', 'Pune 1', 'b').split('.').slice(6)).toEqual(['a', '=50756e652031', 'b']);
});
