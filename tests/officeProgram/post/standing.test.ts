import { expect, test } from 'vitest';
import type { SendingLimits } from '@/office/sending';
import type { Letter } from '@/store/billing/letters/letter';
import type { KeptPost } from '../../../office/post/postBook';
import { standingIn } from '../../../office/post/standing';
import { waitingUntil } from '../../../office/post/waitingUntil';
import { wayOf } from '../../../office/post/way';

const WORDS = {
  stopped: 'stopped',
  halted: 'halted',
  delayed: 'delayed',
  unanswered: 'unanswered',
  notSetUp: 'not set up',
};
const IN_DAY = { atNight: 'Goes' as const };
const MAIL: Letter = {
  id: 'mail-1',
  number: 1,
  accountId: 'account-1',
  channel: 'Email',
  language: 'en',
  to: 'accounts@konkan.example',
  text: 'Please pay.',
  on: '2026-11-28',
};
const india = (time: string) => new Date(`${time}+05:30`);

/** How a way stands, at a time of India. */
function at(time: string) {
  const kept = new Map<string, KeptPost>();
  let now = new Date(`2026-11-28T${time}+05:30`);
  let place = 0;
  const put = (id: string, value: unknown) => void kept.set(id, { value, place: (place += 1) });
  const standing = standingIn(
    {
      read: async (_kind, id) => kept.get(id) ?? { value: undefined, place: 0 },
      put: async (_kind, id, value) => put(id, value),
      replace: async (_kind, id, value, after) => {
        if ((kept.get(id)?.place ?? 0) !== after) return undefined;
        put(id, value);
        return place;
      },
    },
    'sms',
    () => now,
  );
  return { standing, pass: (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000)) };
}

test.each([
  ['20:59', undefined],
  ['21:00', 'night'],
  ['08:59', 'night'],
  ['09:00', undefined],
])('at %s the night is %s', async (time, rests) => {
  const { standing } = at(`${time}:00`);
  expect((await standing.left({ atNight: 'Waits' })).rests).toBe(rests);
  expect((await standing.left(IN_DAY)).rests).toBeUndefined();
});

test('so many go in an hour, and the rest in the next one', async () => {
  const { standing, pass } = at('10:30:00');
  await standing.noteSent(2);
  expect(await standing.left({ ...IN_DAY, mostAnHour: 3 })).toEqual({ left: 1 });
  await standing.noteSent(1);
  expect(await standing.left({ ...IN_DAY, mostAnHour: 3 })).toEqual({ left: 0, rests: 'hour' });
  pass(30);
  expect(await standing.left({ ...IN_DAY, mostAnHour: 3 })).toEqual({ left: 3 });
});

test('so many go in a day, and the rest the next day', async () => {
  const { standing, pass } = at('10:30:00');
  await standing.noteSent(4);
  expect(await standing.left({ ...IN_DAY, mostADay: 4 })).toEqual({ left: 0, rests: 'limit' });
  pass(24 * 60);
  expect(await standing.left({ ...IN_DAY, mostADay: 4 })).toEqual({ left: 4 });
});

test('of several that are counted at once none is forgotten', async () => {
  const { standing } = at('10:30:00');
  await Promise.all([1, 2, 3].map((more) => standing.noteSent(more)));
  expect(await standing.left({ ...IN_DAY, mostADay: 10 })).toEqual({ left: 4 });
});

test('that all is stopped is told to admins, also while nothing waits', async () => {
  const { standing } = at('10:30:00');
  const way = wayOf({
    read: async () => ({ limits: IN_DAY, place: 1 }),
    standing,
    words: WORDS,
  });
  expect(await way.trouble(3)).toBeUndefined();
  await standing.stop(true);
  expect([await way.trouble(3), await way.trouble(0)]).toEqual(['stopped', 'stopped']);
  await standing.stop(false);
  expect(await way.trouble(3)).toBeUndefined();
});

test('after what nobody knows of the next one waits, longer each time, until one is answered or settings are saved anew', async () => {
  const { standing, pass } = at('10:30:00');
  const way = wayOf({
    read: async () => ({ limits: IN_DAY, place }),
    standing,
    words: WORDS,
  });
  let place = 1;
  const left = async () => (await way.open()).left;
  const lose = () => way.note({ what: 'lost', words: 'a.in did not answer.' }, place);
  for (const minutes of [1, 5, 15, 60, 60]) {
    await lose();
    pass(minutes - 0.5);
    expect([minutes, await left()]).toEqual([minutes, 0]);
    expect(await way.told([MAIL, MAIL, MAIL])).toMatchObject({ isStopped: false, waiting: 3, rests: 'silence' });
    expect([await way.trouble(3), await way.trouble(0)]).toEqual(['unanswered', undefined]);
    pass(0.5);
    expect(await left()).toBe(Infinity);
    // It may have gone, so nobody says that it was not taken.
    expect([(await way.told([MAIL])).delay, await way.trouble(1)]).toEqual([undefined, undefined]);
  }
  await way.note({ what: 'accepted', words: 'Ok' }, place);
  await lose();
  pass(1);
  expect(await left()).toBe(Infinity);
  await lose();
  place = 2;
  expect(await left()).toBe(Infinity);
  await lose();
  pass(-10);
  expect(await left()).toBe(Infinity);
});

test('that one is tried again is told until one goes, or other settings are saved', async () => {
  const { standing } = at('10:30:00');
  let place = 1;
  const way = wayOf({ read: async () => ({ limits: IN_DAY, place }), standing, words: WORDS });
  const told = async () => [(await way.told([MAIL])).delay, await way.trouble(1)];
  await way.note({ what: 'later', words: 'a.in could not be reached.' }, place);
  expect(await told()).toEqual(['a.in could not be reached.', 'delayed']);
  place = 2;
  expect(await told()).toEqual([undefined, undefined]);
  await way.note({ what: 'later', words: '450 Greylisted' }, place);
  expect(await told()).toEqual(['450 Greylisted', 'delayed']);
  await way.note({ what: 'accepted', words: '250 Ok' }, place);
  expect(await told()).toEqual([undefined, undefined]);
});

test('what nobody knows of counts, as it may have gone', async () => {
  const { standing } = at('10:30:00');
  const limits = { ...IN_DAY, mostADay: 4 };
  const way = wayOf({
    read: async () => ({ limits, place: 1 }),
    standing,
    words: WORDS,
  });
  for (const what of ['accepted', 'lost', 'refused', 'later'] as const) await way.note({ what, words: '' }, 1);
  expect(await standing.left(limits)).toEqual({ left: 2 });
});

test.each([
  ['so many go in each hour', 500, { ...IN_DAY, mostAnHour: 200 }, '2026-11-28T12:02:30'],
  ['none goes at night', 2_300, { atNight: 'Waits' as const, mostAnHour: 200 }, '2026-11-29T09:02:30'],
  ['so many go in a day', 500, { ...IN_DAY, mostADay: 150 }, '2026-12-01T00:01:40'],
  ['one goes a second', 60, IN_DAY, '2026-11-28T10:31:00'],
])('it is told when the last of what waits goes about, where %s', (_what, waiting, limits, time) => {
  const until = waitingUntil(waiting, limits, { count: 50, inHour: 50 }, india('2026-11-28T10:30:00'));
  expect(until?.toISOString()).toBe(india(time).toISOString());
});

test('of what goes in no time that anybody waits for no day is told', () => {
  expect(waitingUntil(1e6, { ...IN_DAY, mostADay: 10 }, { count: 0, inHour: 0 }, india('2026-11-28T10:30:00'))).toBe(
    undefined,
  );
});

test('what waits for its turn alone comes to it after days, and what nothing could go for over a day does not', async () => {
  const { standing, pass } = at('10:30:00');
  let limits: SendingLimits | undefined = { ...IN_DAY, mostAnHour: 10 };
  const way = wayOf({
    read: async () => ({ limits, place: 1, sizeOf: ({ text }) => text.length }),
    standing,
    words: WORDS,
  });
  const comes = async (more: Partial<Letter>) => (await way.open()).comesToTurn({ ...MAIL, text: 'x', ...more });
  expect([await comes({}), await comes({ on: '2026-11-26' })]).toEqual([true, false]);
  for (let hours = 0; hours < 72; hours += 1) {
    await standing.noteSent(10);
    pass(60);
    await way.open();
  }
  expect([await comes({}), await comes({ on: '2026-11-26' })]).toEqual([true, false]);
  // Larger than all that goes in an hour.
  expect(await comes({ text: 'x'.repeat(11) })).toBe(false);
  limits = undefined;
  pass(23 * 60);
  expect(await comes({})).toBe(true);
  pass(2 * 60);
  expect(await comes({})).toBe(false);
  limits = IN_DAY;
  expect([await comes({}), await comes({ on: '2026-12-01' })]).toEqual([false, true]);
});
