import { expect, test, vi } from 'vitest';
import { SpokenError } from '@/journal/kit/plainWords';
import { officeTrouble } from '@/office/officeClient';
import {
  addPerson,
  beginFactor,
  changeOwnPassword,
  changePassword,
  changeRole,
  removePerson,
} from '@/office/people/peopleClient';
import type { DeskAnswer } from '@/office/deskProtocol';

const SECRET = 'moss-lantern-41';
const SILENT = 'The office does not answer. Try again in a moment.';

/** An office that answers so, and what it was asked. */
function officeThat(answer: () => Promise<DeskAnswer>) {
  const asked: unknown[] = [];
  return {
    asked,
    session: () => 'session-1',
    keyOf: (name: string, password: string) => Promise.resolve(`key of ${name}, ${password.length} long`),
    ask: vi.fn<(request: string, what: unknown) => Promise<DeskAnswer>>((request, what) => {
      asked.push([request, what]);
      return answer();
    }),
  };
}

const willing = () => officeThat(() => Promise.resolve({ done: true }));

test('a new person is added with the key of the password, and the password goes nowhere', async () => {
  const office = willing();
  await addPerson(office, { name: 'meena', role: 'care' }, SECRET);
  expect(office.asked).toEqual([['people.add', { name: 'meena', role: 'care', key: 'key of meena, 15 long' }]]);
});

test('a role and a password are changed each for itself, also when more is known of the person', async () => {
  const office = willing();
  await changeRole(office, { name: 'meena', role: 'sales', id: 'meena' } as { name: string; role: 'sales' });
  await changePassword(office, 'meena', SECRET);
  expect(office.asked).toEqual([
    ['people.role', { name: 'meena', role: 'sales' }],
    ['people.key', { name: 'meena', key: 'key of meena, 15 long' }],
  ]);
});

test("a person is removed by name, and one changes one's own password by the keys of both", async () => {
  const office = willing();
  await removePerson(office, 'meena');
  await changeOwnPassword(office, 'ravi', { old: 'short', password: SECRET });
  expect(office.asked).toEqual([
    ['people.remove', { name: 'meena' }],
    ['own.key', { old: 'key of ravi, 5 long', key: 'key of ravi, 15 long', session: 'session-1' }],
  ]);
});

test('a second factor is begun by the key of the own password', async () => {
  const office = officeThat(() => Promise.resolve({ done: true, told: { secret: 'JBSWY3DP' } }));
  expect(await beginFactor(office, 'ravi', 'short')).toBe('JBSWY3DP');
  expect(office.asked).toEqual([['own.beginFactor', { old: 'key of ravi, 5 long' }]]);
});

test.each<[string, () => Promise<DeskAnswer>, string]>([
  ['refuses', () => Promise.resolve({ refused: 'There is a user meena already.' }), 'There is a user meena already.'],
  ['says why it cannot', () => Promise.reject(new SpokenError('This office is full.')), 'This office is full.'],
  ['breaks', () => Promise.reject(new TypeError('undefined is not a function')), SILENT],
])('an office that %s gives the reason in a sentence', async (_title, answer, reason) => {
  await expect(addPerson(officeThat(answer), { name: 'meena', role: 'care' }, SECRET)).rejects.toThrow(
    new SpokenError(reason),
  );
  await expect(removePerson(officeThat(answer), 'meena')).rejects.toThrow(new SpokenError(reason));
});

test('a browser that makes no key says so, and the office is not asked', async () => {
  const office = { ...willing(), keyOf: () => Promise.reject(new SpokenError('This browser makes no keys.')) };
  await expect(changeOwnPassword(office, 'ravi', { old: 'a', password: SECRET })).rejects.toThrow(
    'This browser makes no keys.',
  );
  expect(office.asked).toEqual([]);
});

test('what nobody wrote for the person is not shown to them', () =>
  expect(officeTrouble(new Error('ECONNRESET'))).toBe(SILENT));
