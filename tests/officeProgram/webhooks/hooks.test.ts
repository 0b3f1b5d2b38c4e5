import { expect, test } from 'vitest';
import { afterTry, begunAt, dueIn, logOf, withCalls, type Call, type Hooks } from '../../../office/webhooks/hooks';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const callOf = (id: string): Call => ({
  id,
  event: 'job.done',
  about: 'Job 1',
  body: '{}',
  since: 0,
  until: 0,
  tries: 0,
  answer: '',
});
const FAILED = { isTaken: false, words: 'It answered with an error (500).' };

test('a call that is not taken is tried again with growing waits, and given up after a day, which is said', () => {
  let hooks: Hooks = withCalls(begunAt(0), [callOf('msg_1')]);
  const tried: number[] = [];
  for (let minute = 0; hooks.waiting.length > 0; minute += 1) {
    const now = minute * MINUTE_MS;
    const due = dueIn(hooks, now);
    if (!due) continue;
    tried.push(minute);
    hooks = afterTry(hooks, due, FAILED, now);
  }
  expect(tried).toEqual([0, 1, 6, 36, 156, 636, 1_116, 1_440]);
  expect(logOf(hooks)).toEqual([
    {
      id: 'msg_1',
      event: 'job.done',
      about: 'Job 1',
      at: '1970-01-02T00:00:00.000Z',
      tries: 8,
      state: 'Given Up',
      answer: 'Given up after a day. It answered with an error (500).',
    },
  ]);
});

test('what is known already makes no second call, also once it is over', () => {
  const one = withCalls(begunAt(0), [callOf('msg_1'), callOf('msg_2')]);
  expect(withCalls(one, [callOf('msg_1')])).toBe(one);
  const over = afterTry(one, callOf('msg_1'), { isTaken: true, words: 'Taken (204).' }, MINUTE_MS);
  expect(over.waiting.map(({ id }) => id)).toEqual(['msg_2']);
  expect(withCalls(over, [callOf('msg_1')])).toBe(over);
  expect(logOf(over).map(({ id, state }) => [id, state])).toEqual([
    ['msg_2', 'Waiting'],
    ['msg_1', 'Told'],
  ]);
});

test('a call that was written down by a clock that was ahead is made by the right one, and given up a day after it', () => {
  const ahead = 400 * DAY_MS;
  const fresh = withCalls(begunAt(0), [{ ...callOf('msg_1'), since: ahead, until: ahead }]);
  const due = dueIn(fresh, 0);
  expect(due?.id).toBe('msg_1');
  const failed = afterTry(fresh, due ?? callOf('none'), FAILED, ahead);
  let hooks = failed;
  for (const now of [0, DAY_MS]) hooks = afterTry(hooks, dueIn(hooks, now) ?? callOf('none'), FAILED, now);
  expect(logOf(hooks)).toMatchObject([{ id: 'msg_1', state: 'Given Up' }]);
});
