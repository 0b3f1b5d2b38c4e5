import { expect, test } from 'vitest';
import { postAnswers } from '../../../office/post/postAnswers';
import type { SendOutcome } from '../../../office/post/sendOutcome';
import { mailWay } from '../../../office/post/postSettings';
import { standingIn } from '../../../office/post/standing';
import { MAIL_SETTINGS } from '../../support/mailSettings';
import { memoryBook } from '../../support/memoryBook';

const SETTINGS = { ...MAIL_SETTINGS, atNight: 'Goes' as const };

/** An office whose mail rests for so long, as nobody knows of the last ones, and a test mail by it. */
async function tested(what: SendOutcome['what'], lost: number) {
  const kept = async () => ({ settings: SETTINGS, place: 1 });
  let now = Date.parse('2026-11-28T09:00:00Z');
  const standing = standingIn(memoryBook().through(), 'room', () => new Date(now));
  for (let times = 0; times < lost; times += 1) await standing.noteLost(1);
  const way = mailWay({ read: kept }, standing);
  const none = async () => {};
  const answers = postAnswers({
    settings: { read: kept, save: none, remove: none },
    standing,
    room: { told: () => way.told([]) },
    send: async () => ({ what, words: 'so it says' }),
  });
  if (what === 'accepted') await standing.noteDelay(1, 'It was away.');
  await answers('test', { to: 'asha@konkan.example' });
  return {
    told: async () => {
      const { delay, trouble, rests } = await way.told([]);
      return { delay, trouble, rests };
    },
    pass: (minutes: number) => (now += minutes * 60_000),
  };
}

const NOTHING = { delay: undefined, trouble: undefined, rests: undefined };

test.each([
  ['accepted', NOTHING],
  ['refused', NOTHING],
  ['noReceiver', NOTHING],
  ['later', { ...NOTHING, delay: 'so it says' }],
  ['lost', { ...NOTHING, rests: 'silence' }],
  ['halted', { ...NOTHING, trouble: 'so it says' }],
] as const)('a test mail that is “%s” tells of all mail what it shows of the server: %j', async (what, told) => {
  expect(await (await tested(what, 0)).told()).toEqual(told);
});

test.each(['accepted', 'refused', 'noReceiver', 'later', 'lost', 'halted'] as const)(
  'a test mail that is “%s” ends no rest',
  async (what) => {
    const { told, pass } = await tested(what, 3);
    pass(14);
    expect(await told()).toMatchObject({ rests: 'silence' });
  },
);
