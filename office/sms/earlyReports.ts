import { isObject } from '@/journal/kit/isObject';
import { pauseAfter } from '../pauses';
import type { PostBook } from '../post/postBook';
import { BECAME, type SmsReport } from './report';

/** So long a machine waits for the word that the provider took an SMS of which it reports already. */
const EARLY_MS = 300_000;
const MOST_EARLY = 500;
const KEPT_AT = 'early';

const isReport = (value: unknown): value is SmsReport =>
  isObject(value) &&
  typeof value.requestId === 'string' &&
  typeof value.words === 'string' &&
  (value.at === undefined || typeof value.at === 'string') &&
  BECAME.some((became) => became === value.became);

/** With one more: what was delivered stays so, whatever else is said of it. */
function withOne(all: readonly SmsReport[], report: SmsReport): readonly SmsReport[] {
  const before = all.find(({ requestId }) => requestId === report.requestId);
  if (!before) return [...all, report];
  return before.became === 'deliver' ? all : all.map((one) => (one === before ? report : one));
}

/**
 * Reports of SMS that nobody knows yet, oldest first: they come before it is written down that the provider took those. They are kept, as the machine that heard
 * them may end before that.
 * @param now milliseconds
 */
export function earlyReportsIn(book: Pick<PostBook, 'read' | 'replace'>, now: () => number) {
  /** Since when this machine waits for the word of each: whoever takes over waits as long anew. */
  let since = new Map<string, number>();
  const read = async () => {
    const { value, place } = await book.read('sms', KEPT_AT);
    const all = isObject(value) && Array.isArray(value.all) ? value.all.filter(isReport) : [];
    since = new Map(all.map(({ requestId }) => [requestId, since.get(requestId) ?? now()]));
    return { all, place };
  };
  /** Changes them, by what another machine has made of them meanwhile. */
  const change = async (made: (all: readonly SmsReport[]) => readonly SmsReport[], times = 1): Promise<void> => {
    const { all, place } = await read();
    const kept = await book.replace('sms', KEPT_AT, { all: made(all) }, place);
    if (kept !== undefined) return;
    await pauseAfter(times);
    await change(made, times + 1);
  };
  return {
    all: async (): Promise<readonly SmsReport[]> => (await read()).all,
    /** Keeps more of them; gives how many of the oldest went for that. */
    async keep(reports: readonly SmsReport[]): Promise<number> {
      let gone = 0;
      await change((before) => {
        const all = reports.reduce(withOne, before);
        gone = Math.max(0, all.length - MOST_EARLY);
        return all.slice(gone);
      });
      return gone;
    },
    /** Drops those of which it is known what came of them, unless something else was reported meanwhile. */
    async drop(reports: readonly SmsReport[]): Promise<void> {
      const became = new Map(reports.map((report) => [report.requestId, report.became]));
      await change((all) => all.filter((one) => became.get(one.requestId) !== one.became));
    },
    /** Whether nobody waits any longer for the word of an SMS. */
    isOver: (requestId: string): boolean => now() - (since.get(requestId) ?? now()) >= EARLY_MS,
    /** Forgets since when it waits, as another machine does now. */
    forget: () => since.clear(),
  };
}

export type EarlyReports = ReturnType<typeof earlyReportsIn>;
