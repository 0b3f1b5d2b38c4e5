import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SendOutcome } from '../../../office/post/sendOutcome';
import { faultsOf, postWorld, workInTurns, workKilledAt } from '../../support/killedPostRoom';
import { reportedWorld } from '../../support/reportedWorld';
import { runs } from '../../support/runs';

const answer = fc.constantFrom<SendOutcome>(
  { what: 'accepted', words: '250 Ok' },
  { what: 'later', words: '451 Greylisted' },
  { what: 'refused', words: '550' },
  { what: 'halted', words: '535' },
);
const machine = fc.nat(2);
/** Who leads, who does not know yet that it does not lead any more, and at which step the first one is killed, if it is. */
const turn = fc.record({ leads: machine, lingers: machine, killedAt: fc.option(fc.nat(40), { nil: undefined }) });
const turns = fc.array(turn, { maxLength: 8 });

describe('of three machines, whichever leads and whichever is killed,', () => {
  test('each mail is sent once at most, and what is told of it is so', async () => {
    await fc.assert(
      fc.asyncProperty(turns, fc.array(answer, { maxLength: 8 }), async (given, answers) => {
        const here = postWorld([...answers]);
        await workInTurns(here, given);
        expect(faultsOf(here)).toEqual([]);
      }),
      { numRuns: runs(200) },
    );
  });

  test('each SMS is sent once at most, and no report of one is lost, before it is known that it was taken or after', async () => {
    await fc.assert(
      fc.asyncProperty(turns, fc.subarray(['a', 'b', 'c']), async (given, early) => {
        const here = reportedWorld((id) => early.includes(id));
        await workInTurns(here, given);
        expect([faultsOf(here), here.unreported()]).toEqual([[], []]);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('an office that is killed while a provider reports what it takes', () => {
  test.each(Array.from({ length: 50 }, (_, step) => step))('at step %i loses no report', async (step) => {
    const here = reportedWorld((id) => id !== 'c');
    await workKilledAt(here, [1_000, step]);
    expect([faultsOf(here), here.unreported()]).toEqual([[], []]);
  });

  test('again and again loses no report', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(50), { maxLength: 8 }), fc.subarray(['a', 'b', 'c']), async (kills, early) => {
        const here = reportedWorld((id) => early.includes(id));
        await workKilledAt(here, kills);
        expect([faultsOf(here), here.unreported()]).toEqual([[], []]);
      }),
      { numRuns: runs(200) },
    );
  });
});
