import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { standingIn } from '../../../office/post/standing';
import { wentAsOtpIn } from '../../../office/sms/wentAsOtp';
import { refusalsIn } from '../../../office/sms/refusals';
import { smsSender } from '../../../office/sms/sender';
import { faultsOf, postWorld, workKilledAt } from '../../support/killedPostRoom';
import { memoryBook } from '../../support/memoryBook';
import { runs } from '../../support/runs';
import { startSmsServer } from '../../support/smsServer';

const TEXT = 'Dear Konkan, Rs 100 is outstanding.';
const template = { templateId: '1107160000000000001', text: 'Dear {#var#}, {#var#} is outstanding.' };

let server: Awaited<ReturnType<typeof startSmsServer>>;
beforeAll(async () => void (server = await startSmsServer()));
afterAll(() => server.stop());
beforeEach(() => {
  server.asked.splice(0);
  // A sender that is killed as it counts complains, as one does that goes on.
  const complaints = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => complaints.mockRestore());
});

const mobileOf = (id: string) => `987654321${'abc'.indexOf(id)}`;

/** A post room that sends SMS by a provider which gives these statuses, and then takes all; without one it closes the line. */
function smsWorld(statuses: (number | undefined)[] = []) {
  const here = postWorld([], (mailbox) => async (id, { reach, book }) => {
    const standing = standingIn(book, 'sms', () => new Date(here.now()));
    const settings = {
      provider: 'Other' as const,
      entityId: '1101400000000000001',
      header: 'KONKAN',
      mostAnHour: 1_000,
      atNight: 'Goes' as const,
      url: server.address,
      key: '',
    };
    const sender = smsSender(
      {
        read: async () => reach(() => ({ settings, place: 1 })),
        templates: async () => reach(() => [template]),
        numbers: refusalsIn(memoryBook().through(), 'nobody'),
        held: refusalsIn(memoryBook().through(), 'held'),
        wentAsOtp: wentAsOtpIn(memoryBook().through()),
      },
      standing,
    );
    server.state.status = statuses.length > 0 ? statuses.shift() : 200;
    const before = server.asked.length;
    try {
      return await sender.send(mobileOf(id), TEXT);
    } finally {
      // What it was given, it may have taken, but where its error says that it has not.
      const isTaken = ![503, 429, 400, 401].includes(server.state.status ?? 200);
      if (server.asked.length > before && isTaken) mailbox.push(id);
    }
  });
  return here;
}

describe('a post room that is killed while it sends SMS', () => {
  // Read, taken up, begun, asked for, what sends and by which text, counted, written down and told: each before and after.
  test.each(Array.from({ length: 36 }, (_, step) => step))(
    'at step %i sends nothing twice and loses nothing',
    async (step) => {
      const here = smsWorld();
      await workKilledAt(here, [1_000, step]);
      expect(faultsOf(here)).toEqual([]);
      expect(server.asked).toHaveLength(here.mailbox.length);
    },
  );

  test('again and again, whatever the provider answers, sends nothing twice and loses nothing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(40), { maxLength: 8 }),
        fc.array(fc.constantFrom(200, 502, 503, 504, 408, 429, 400, 401, undefined), { maxLength: 8 }),
        async (kills, statuses) => {
          const here = smsWorld([...statuses]);
          await workKilledAt(here, kills);
          expect(faultsOf(here)).toEqual([]);
        },
      ),
      { numRuns: runs(200) },
    );
  });
});
