import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advance, statusesOf } from '@/machines/advance';
import { outboxLetterMachine, type OutboxEvent } from '@/machines/outboxLetter';
import { SENDING_OVER_MS, UNDO_MS } from '../../../office/post/outbox';
import type { SendOutcome } from '../../../office/post/sendOutcome';
import { faultsOf, postWorld, workKilledAt } from '../../support/killedPostRoom';
import { runs } from '../../support/runs';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const OK: SendOutcome = { what: 'accepted', words: '250 Ok' };
const GREY: SendOutcome = { what: 'later', words: '451 Greylisted' };

const EVENTS: readonly OutboxEvent[] = ['begin', 'accept', 'refuse', 'missReceiver', 'lose', 'putOff', 'giveUp'];

/** From which state to which a letter may come: `waiting sending` for one. */
const WAYS: readonly string[] = [
  ...new Set(
    statusesOf(outboxLetterMachine).flatMap((from) =>
      EVENTS.flatMap((type) => {
        const to = advance(outboxLetterMachine, from, { type });
        return to === undefined ? [] : [`${from} ${to}`];
      }),
    ),
  ),
];

describe('the outbox', () => {
  test('sends what is asked for once its Undo is no longer offered, each once, and tells the answer of the server', async () => {
    const { open, mailbox, told, pass } = postWorld();
    const room = open();
    await room.work(3);
    expect(mailbox).toEqual([]);
    pass(UNDO_MS);
    await room.work(3);
    expect(mailbox).toEqual(['a', 'b', 'c']);
    expect(told.get('a')).toEqual({ became: 'accept', answer: '250 Ok' });
  });

  test('sends nothing that was taken back meanwhile', async () => {
    const { open, mailbox, told, wanted, pass } = postWorld();
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
    const { open, told, wanted, pass } = postWorld(Array.from({ length: 20 }, () => GREY));
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
    const { open, told, mailbox, pass } = postWorld([
      { what: 'noReceiver', words: '550 5.1.1 No such user' },
      { what: 'lost', words: 'Connection closed' },
    ]);
    const room = open();
    await room.work();
    pass(UNDO_MS);
    await room.work(3);
    expect(Object.fromEntries(told)).toEqual({
      a: { became: 'missReceiver', answer: '550 5.1.1 No such user' },
      b: { became: 'lose', answer: 'Connection closed' },
      c: { became: 'accept', answer: '250 Ok' },
    });
    expect(mailbox).toEqual(['b', 'c']);
  });

  test.each<SendOutcome>([
    { what: 'halted', words: '535 Wrong password' },
    { what: 'held', words: 'Template is not whitelisted' },
  ])('keeps what is “$what” by settings or a text, without a failure of its own', async (halted) => {
    const { open, told, mailbox, pass } = postWorld([halted]);
    const room = open();
    await room.work();
    pass(UNDO_MS);
    expect(await room.step('a', true)).toEqual(halted);
    expect(await room.step('a', false)).toBe('nothing');
    pass(48 * HOUR_MS);
    expect(await room.step('a', true)).toEqual(OK);
    expect([mailbox, told.get('a')?.became]).toEqual([['a'], 'accept']);
  });

  test('leaves what may not go at the moment at which it would be handed over as it was', async () => {
    let mayGo = false;
    const { open, mailbox, told, pass } = postWorld([], (gone) => async (id) => {
      if (mayGo) gone.push(id);
      return mayGo ? OK : undefined;
    });
    const room = open();
    await room.work();
    pass(UNDO_MS);
    expect(await room.step('a', true)).toBe('nothing');
    expect([mailbox, told.size]).toEqual([[], 0]);
    mayGo = true;
    await room.work();
    expect([mailbox, told.get('a')?.became]).toEqual([['a', 'b', 'c'], 'accept']);
  });

  test('does not send what was asked for long ago, as in a backup that was restored', async () => {
    const { open, mailbox, told, pass } = postWorld();
    await open(undefined, true).work();
    pass(UNDO_MS);
    await open().work(3);
    expect(mailbox).toEqual([]);
    expect(told.get('a')?.answer).toBe('Too old');
  });

  test('tells after a day of what may not be sent, such as what is larger than all that goes in one', async () => {
    const { open, mailbox, told, pass } = postWorld();
    await open().work();
    pass(HOUR_MS);
    await open(undefined, true).work(2, false);
    expect(told.size).toBe(0);
    pass(24 * HOUR_MS);
    await open(undefined, true).work(2, false);
    expect([mailbox, told.get('a')]).toEqual([[], { became: 'fail', answer: 'Too old' }]);
  });

  test('writes down of a letter each step of its machine, and no other one', async () => {
    const taken = new Set<string>();
    for (const what of ['accepted', 'refused', 'noReceiver', 'lost', 'later', 'held', 'halted'] as const) {
      const { open, waysTaken, pass } = postWorld([{ what, words: '' }]);
      const room = open();
      await room.work();
      pass(UNDO_MS);
      await room.work(2);
      for (const way of waysTaken()) taken.add(way);
    }
    const { open, waysTaken } = postWorld();
    await open(undefined, true).work();
    for (const way of waysTaken()) taken.add(way);
    expect([...taken].toSorted()).toEqual(WAYS.toSorted());
  });

  test('of two rooms one sends', async () => {
    const { open, mailbox, pass } = postWorld();
    const [one, other] = [open(), open()];
    await one.work();
    await other.work();
    pass(UNDO_MS);
    await Promise.all([one.work(2), other.work(2)]);
    expect(mailbox.toSorted()).toEqual(['a', 'b', 'c']);
  });
});

describe('a post room that is killed', () => {
  test.each(Array.from({ length: 30 }, (_, step) => step))(
    'at step %i sends nothing twice and loses nothing',
    async (step) => {
      const here = postWorld();
      await workKilledAt(here, [1_000, step]);
      expect(faultsOf(here)).toEqual([]);
    },
  );

  test('tells that nobody knows of what it was about to send, and of nothing else', async () => {
    const here = postWorld();
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

  test('tells of one that it was cut off with by what its provider can be asked for it, and of no other one', async () => {
    const here = postWorld([], undefined, (id) => `own-${id}`);
    await here.open().work();
    here.pass(UNDO_MS);
    await here
      .open(7)
      .step('a', true)
      .catch(() => {});
    here.pass(SENDING_OVER_MS);
    await here.open().work(2);
    expect(here.told.get('a')).toMatchObject({ became: 'lose', requestId: 'own-a' });
    // Of what was answered that alone counts which the answer told.
    expect(here.told.get('b')).toEqual({ became: 'accept', answer: '250 Ok' });
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
          const here = postWorld([...answers]);
          await workKilledAt(here, kills);
          expect(faultsOf(here)).toEqual([]);
          expect([...here.waysTaken()].filter((way) => !WAYS.includes(way))).toEqual([]);
        },
      ),
      { numRuns: runs(200) },
    );
  });
});
