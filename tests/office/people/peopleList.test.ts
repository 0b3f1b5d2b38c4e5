import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SpokenError } from '@/journal/kit/plainWords';
import type { OfficeUser } from '@/store/browser/officeSlice';
import { peopleList, withoutPerson, withPerson, type People } from '@/office/people/peopleList';

const asha: OfficeUser = { name: 'Asha', role: 'admin' };
const meena: OfficeUser = { name: 'meena', role: 'care' };
const ravi: OfficeUser = { name: 'ravi', role: 'sales' };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** A list of an office that answers so, one answer after another; and all that it showed. */
function listOf(...answers: (readonly OfficeUser[] | Error)[]) {
  const shown: People[] = [];
  const list = peopleList(
    {
      people: () => {
        const answer = answers.length > 1 ? answers.shift() : answers[0];
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve([...(answer ?? [])]);
      },
    },
    (known) => shown.push(known),
  );
  return { list, shown };
}

test('an office that does not answer is said so, and asked again until it does', async () => {
  const { list, shown } = listOf(new SpokenError('The office is away.'), new Error('lost'), [asha]);
  list.read();
  await vi.runAllTimersAsync();
  expect(shown).toEqual([
    { trouble: 'The office is away.' },
    { trouble: 'The office does not answer. Try again in a moment.' },
    { users: [asha] },
  ]);
});

test('what was changed here is shown at once, and stays in sight while the office does not answer', async () => {
  const { list, shown } = listOf([asha, ravi], new Error('lost'), [asha, meena, ravi]);
  list.read();
  await vi.runAllTimersAsync();
  list.changed((users) => withPerson(users, meena));
  expect(shown.at(-1)).toEqual({ users: [asha, meena, ravi] });
  await vi.runAllTimersAsync();
  expect(shown.every(({ trouble }) => trouble === undefined)).toBe(true);
  expect(shown).toHaveLength(3);
});

test('of several questions the last one is shown, and nothing once the list is closed', async () => {
  const { list, shown } = listOf([asha], [asha, ravi], new Error('lost'));
  list.read();
  list.read();
  await vi.runAllTimersAsync();
  expect(shown).toEqual([{ users: [asha, ravi] }]);
  list.read();
  list.close();
  await vi.runAllTimersAsync();
  expect(shown).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('the people stand in the order of their names, each once', () => {
  expect(withPerson([asha, ravi], meena)).toEqual([asha, meena, ravi]);
  expect(withPerson([asha, ravi], { name: 'ravi', role: 'stock' })).toEqual([asha, { name: 'ravi', role: 'stock' }]);
  expect(withPerson([], { ...asha, id: 'row-1' } as OfficeUser)).toEqual([asha]);
  expect(withoutPerson([asha, ravi], 'ravi')).toEqual([asha]);
});
