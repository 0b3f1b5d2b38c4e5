import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MailEvent } from '@/machines/outgoingMail';
import { createOutbox, SENDING_OVER_MS, UNDO_MS } from '../../../office/post/outbox';
import type { KeptPost } from '../../../office/post/postBook';
import type { SendOutcome } from '../../../office/post/sendOutcome';
import { runs } from '../../support/runs';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const OK: SendOutcome = { what: 'accepted', words: '250 Ok' };
const GREY: SendOutcome = { what: 'later', words: '451 Greylisted' };

/** Thrown where the post room is killed: nothing of it goes on. */
class Killed extends Error {}

/** A mail server and what the office keeps, which outlast any post room; and rooms over them, each killed at a step of its own. */
function world(answers: SendOutcome[] = []) {
  const kept = new Map<string, KeptPost>();
  let place = 0;
  let now = Date.parse('2026-11-27T09:00:00Z');
  const mailbox: string[] = [];
  const told = new Map<string, { became: MailEvent['type']; answer: string }>();
  const wanted = new Set(['a', 'b', 'c']);

  let origin = 'first';

  const open = (killedAt = Number.POSITIVE_INFINITY, isOld = false) => {
    let steps = 0;
    /** Each thing that reaches the outside may be the last one: it is done, or not any more. */
    const reach = <Result>(work: () => Result): Result => {
      steps += 1;
      if (steps > killedAt) throw new Killed();
      const done = work();
      steps += 1;
      if (steps > killedAt) throw new Killed();
      return done;
    };
    const room = createOutbox({
      book: {
        read: async (_kind, id) => reach(() => kept.get(id) ?? { value: undefined, place: 0 }),
        replace: async (_kind, id, value, after) =>
          reach(() => {
            if ((kept.get(id)?.place ?? 0) !== after) return undefined;
            place += 1;
            kept.set(id, { value: JSON.parse(JSON.stringify(value)), place });
            return place;
          }),
      },
      isAsked: async (id) => reach(() => wanted.has(id) && !told.has(id)),
      origin: () => origin,
      send: async (id) =>
        reach(() => {
          const answer = answers.shift() ?? OK;
          if (answer.what === 'accepted' || answer.what === 'lost') mailbox.push(id);
          return answer;
        }),
      stale: (_id, of) => (isOld || of !== origin ? 'Too old' : undefined),
      tell: async (id, became, answer) =>
        reach(() => {
          if (!told.has(id)) told.set(id, { became, answer });
          return true;
        }),
      now: () => now,
    });
    /** Goes on until so many rounds are over, or it is killed. */
    const work = async (rounds = 1, maySend = true) => {
      for (let round = 0; round < rounds; round += 1)
        for (const id of [...wanted].filter((one) => !told.has(one))) await room.step(id, maySend);
    };
    return { step: room.step, forget: room.forget, work };
  };
  return { open, kept, mailbox, told, wanted, pass: (ms: number) => (now += ms), replaced: () => (origin = 'second') };
}

describe('the outbox', () => {
  test('sends what is asked for once its Undo is no longer offered, each once, and tells the answer of the server', async () => {
    const { open, mailbox, told, pass } = world();
    const room = open();
    await room.work(3);
    expect(mailbox).toEqual([]);
    pass(UNDO_MS);
    await room.work(3);
    expect(mailbox).toEqual(['a', 'b', 'c']);
    expect(told.get('a')).toEqual({ became: 'accept', answer: '250 Ok' });
  });

  test('sends nothing that was taken back meanwhile', async () => {
    const { open, mailbox, told, wanted, pass } = world();
    const room = open();
    await room.work();
    wanted.delete('b');
    pass(UNDO_MS);
    expect(await room.step('b', true)).toBe('nothing');
    await room.work();
    expect([mailbox, [...told.keys()]]).toEqual([
      ['a', 'c'],
      ['a', 'c'],
    ]);
  });

  test('tries again after 1, 5 and 30 minutes, 2 and 8 hours, and gives up a day after the first failure', async () => {
    const { open, told, wanted, pass } = world(Array.from({ length: 20 }, () => GREY));
    wanted.delete('b');
    wanted.delete('c');
    const room = open();
    await room.work();
    pass(UNDO_MS);
    const tries: number[] = [];
    for (let minute = 0; !told.has('a'); minute += 1) {
      if ((await room.step('a', true)) !== 'nothing') tries.push(minute);
      pass(MINUTE_MS);
    }
    expect(tries).toEqual([0, 1, 6, 36, 156, 636, 1116, 1440]);
    expect(told.get('a')).toEqual({ became: 'fail', answer: 'Given up after a day. 451 Greylisted' });
  });

  test('tells at once what was refused for good, and what nobody knows, and tries neither again', async () => {
    const { open, told, mailbox, pass } = world([
      { what: 'refused', words: '550 No such user' },
      { what: 'lost', words: 'Connection closed' },
    ]);
    const room = open();
    await room.work();
    pass(UNDO_MS);
    await room.work(3);
    expect(Object.fromEntries(told)).toEqual({
      a: { became: 'fail', answer: '550 No such user' },
      b: { became: 'lose', answer: 'Connection closed' },
      c: { became: 'accept', answer: '250 Ok' },
    });
    expect(mailbox).toEqual(['b', 'c']);
  });

  test('keeps what goes by no settings, without a failure of its own', async () => {
    const halted: SendOutcome = { what: 'halted', words: '535 Wrong password' };
    const { open, told, mailbox, pass } = world([halted]);
    const room = open();
    await room.work();
    pass(UNDO_MS);
    expect(await room.step('a', true)).toEqual(halted);
    expect(await room.step('a', false)).toBe('nothing');
    pass(48 * HOUR_MS);
    expect(await room.step('a', true)).toEqual(OK);
    expect([mailbox, told.get('a')?.became]).toEqual([['a'], 'accept']);
  });

  test('does not send what was asked for long ago, as in a backup that was restored', async () => {
    const { open, mailbox, told, pass } = world();
    await open(undefined, true).work();
    pass(UNDO_MS);
    await open().work(3);
    expect(mailbox).toEqual([]);
    expect(told.get('a')?.answer).toBe('Too old');
  });

  test('tells after a day of what may not be sent, such as what is larger than all that goes in one', async () => {
    const { open, mailbox, told, pass } = world();
    await open().work();
    pass(HOUR_MS);
    await open(undefined, true).work(2, false);
    expect(told.size).toBe(0);
    pass(24 * HOUR_MS);
    await open(undefined, true).work(2, false);
    expect([mailbox, told.get('a')]).toEqual([[], { became: 'fail', answer: 'Too old' }]);
  });

  test('of two rooms one sends', async () => {
    const { open, mailbox, pass } = world();
    const [one, other] = [open(), open()];
    await one.work();
    await other.work();
    pass(UNDO_MS);
    await Promise.all([one.work(2), other.work(2)]);
    expect(mailbox.toSorted()).toEqual(['a', 'b', 'c']);
  });
});

/** What is not as it must be: each mail is in the mailbox once at most, and what was told of it is so. */
const faultsOf = ({ mailbox, told, wanted }: ReturnType<typeof world>) =>
  [...wanted].flatMap((id) => {
    const times = mailbox.filter((one) => one === id).length;
    const became = told.get(id)?.became;
    const isTrue = { accept: times === 1, fail: times === 0, lose: times <= 1 };
    return became !== undefined && isTrue[became] ? [] : [{ id, times, became }];
  });

describe('a post room that is killed', () => {
  const work = async (here: ReturnType<typeof world>, kills: readonly number[]) => {
    for (const killedAt of kills) {
      const room = here.open(killedAt);
      const killed = await room.work().catch((error: unknown) => error);
      expect(killed === undefined || killed instanceof Killed).toBe(true);
      here.pass(UNDO_MS);
    }
    // The last one lives.
    const room = here.open();
    for (let times = 0; times < 40; times += 1) {
      await room.work();
      here.pass(HOUR_MS);
    }
  };

  test.each(Array.from({ length: 30 }, (_, step) => step))(
    'at step %i sends nothing twice and loses nothing',
    async (step) => {
      const here = world();
      await work(here, [1_000, step]);
      expect(faultsOf(here)).toEqual([]);
    },
  );

  test('tells that nobody knows of what it was about to send, and of nothing else', async () => {
    const here = world();
    // Read, taken up, and on the way to the server as the third thing that it reaches for.
    await here.open().work();
    here.pass(UNDO_MS);
    await here
      .open(7)
      .step('a', true)
      .catch(() => {});
    await here.open().work();
    expect(here.told.has('a')).toBe(false);
    here.pass(SENDING_OVER_MS);
    await here.open().work();
    expect(here.told.get('a')).toMatchObject({
      became: 'lose',
      answer: expect.stringMatching(/^The office was cut off/),
    });
    expect([here.told.get('b')?.became, here.told.get('c')?.became]).toEqual(['accept', 'accept']);
  });

  test('again and again, whatever the server answers, sends nothing twice and loses nothing', async () => {
    const answer = fc.constantFrom<SendOutcome>(
      OK,
      GREY,
      { what: 'refused', words: '550' },
      { what: 'halted', words: '535' },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(40), { maxLength: 8 }),
        fc.array(answer, { maxLength: 8 }),
        async (kills, answers) => {
          const here = world([...answers]);
          await work(here, kills);
          expect(faultsOf(here)).toEqual([]);
        },
      ),
      { numRuns: runs(200) },
    );
  });
});
