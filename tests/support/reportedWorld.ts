// A provider of SMS that reports what became of those that it took, and offices over that, each killed at a step of its own.
import { earlyReportsIn } from '../../office/sms/earlyReports';
import type { ReportCall } from '../../office/sms/report';
import { reportTaking } from '../../office/sms/reportTaking';
import type { Reach } from './killed';
import { postWorld, type PostWorld } from './killedPostRoom';

const SECRET = 'a-long-secret-of-the-address';
const SETTINGS = {
  provider: 'Other' as const,
  entityId: '1101400000000000001',
  header: 'KONKAN',
  mostAnHour: 1_000,
  atNight: 'Goes' as const,
  key: '',
  reportId: 'id',
  reportStatus: 'status',
  deliveredIs: 'delivered',
};

const requestOf = (id: string) => `35-${id}`;
const reportOf = (id: string): ReportCall => ({
  secret: SECRET,
  query: '',
  headers: {},
  body: Buffer.from(`id=${requestOf(id)}&status=delivered`).toString('base64'),
});

/**
 * A provider that delivers all that it takes, and reports each until the office has answered that it took the report.
 * @param isEarly whether it reports each before it answers that it took it
 */
export function reportedWorld(isEarly: (id: string) => boolean) {
  /** What it has to report, and what the office has written down as delivered. */
  const due = new Set<string>();
  const delivered = new Set<string>();

  const takingOf = (reach: Reach, book: Parameters<typeof earlyReportsIn>[0]) =>
    reportTaking({
      kept: { read: async () => ({ settings: SETTINGS, place: 1 }), reportSecret: async () => SECRET },
      early: earlyReportsIn(book, here.now),
      tell: async ({ requestId }) =>
        reach(() => {
          const [id] = [...here.told].find(([, told]) => told.requestId === requestId) ?? [];
          if (id === undefined) return 'unknown';
          if (delivered.has(id)) return 'known';
          delivered.add(id);
          return 'taken';
        }),
      now: here.now,
    });
  const report = async (id: string, taking: ReturnType<typeof takingOf>) => {
    const { status } = await taking.take(reportOf(id));
    if (status === 200) due.delete(id);
  };

  const here: PostWorld = postWorld([], (mailbox) => async (id, { reach, book }) => {
    reach(() => {
      mailbox.push(id);
      due.add(id);
    });
    if (isEarly(id)) await report(id, takingOf(reach, book));
    return { what: 'accepted', words: 'OK', requestId: requestOf(id) };
  });

  return {
    ...here,
    open(killedAt?: number) {
      const room = here.open(killedAt);
      const taking = takingOf(room.reach, room.book);
      const work = async () => {
        await room.work();
        for (const id of due) await report(id, taking);
        await taking.takeEarly();
      };
      return { ...room, work };
    },
    /** Those that were accepted, and of which the office never came to know that they were delivered. */
    unreported: () =>
      [...here.told].flatMap(([id, { became }]) => (became === 'accept' && !delivered.has(id) ? [id] : [])),
  };
}
