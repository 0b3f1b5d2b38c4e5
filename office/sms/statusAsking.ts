import { DAY_MS } from '@/journal/kit/durations';
import type { Letter } from '@/store/billing/letters/letter';
import { unreportedSms } from '@/store/billing/letters/takenSms';
import type { RootState } from '@/store/business/store';
import { isoDate } from '@/store/kit/dates';
import { askOnce } from '../asking';
import { WAITS_MS } from '../retrying';
import { statusIn } from './describedReports';
import { filled, ownHeaders } from './httpProvider';
import type { KeptSms, SmsSending } from './keptSms';
import { answersBy, isForNow } from './provider';
import type { SmsReport } from './report';
import type { ReportOutcome } from './reportTaking';

const LONGEST_ANSWER = 10_000;
/** So many are asked for in a round, as a provider lets nobody ask for thousands at once. */
const MOST_A_ROUND = 20;

interface StatusAskingOptions {
  kept: Pick<KeptSms, 'read'>;
  state: () => RootState;
  tell: (report: SmsReport) => Promise<ReportOutcome>;
  now: () => Date;
  /** Whether it is to go on. */
  goesOn: () => boolean;
}

/** Asks a provider once what became of an SMS: what it says of that, and whether it is away, or has too much to do. */
async function askStatus(
  settings: SmsSending,
  requestId: string,
): Promise<{ report?: SmsReport | undefined; isAway: boolean }> {
  const names = new Map([
    ['requestId', requestId],
    ['key', settings.key],
  ]);
  const url = filled(settings.statusUrl ?? '', names, encodeURIComponent);
  const answer = await askOnce(
    { url, method: 'GET', headers: ownHeaders(settings, names) },
    { signal: answersBy(), mostBytes: LONGEST_ANSWER },
  );
  if ('error' in answer || isForNow(answer.status)) return { isAway: true };
  const found = answer.status === 200 ? statusIn(settings, answer.text) : undefined;
  return { report: found && { requestId, ...found }, isAway: false };
}

/** Asks a provider, where an admin has described how, what became of the SMS that it took today and the day before, again and again with growing waits. */
export function statusAsking({ kept, state, tell, now, goesOn }: StatusAskingOptions) {
  /** How often each was asked for, when last, and when it is next. */
  const asked = new Map<string, { times: number; last: number; next: number }>();

  /** Those of which it is time to ask. */
  const dueOf = (open: readonly Letter[], time: number): readonly Letter[] => {
    const ids = new Set(open.map(({ id }) => id));
    for (const id of asked.keys()) if (!ids.has(id)) asked.delete(id);
    for (const { id } of open)
      if (!asked.has(id)) asked.set(id, { times: 0, last: time, next: time + (WAITS_MS[0] ?? 0) });
    return open.filter(({ id }) => {
      const { last = time, next = time } = asked.get(id) ?? {};
      // A clock that was ahead has noted what is still to come.
      return next <= time || last > time;
    });
  };

  return {
    /** Asks for those of which it is time, as long as it gets answers; the rest the next round asks for. */
    async ask(): Promise<void> {
      const { settings } = await kept.read();
      if (settings?.provider !== 'Other' || !settings.statusUrl) return;
      const time = now().getTime();
      const open = [time - DAY_MS, time].flatMap((at) => unreportedSms(state(), isoDate(new Date(at))));
      for (const { id, requestId = '' } of dueOf(open, time).slice(0, MOST_A_ROUND)) {
        if (!goesOn()) return;
        const times = (asked.get(id)?.times ?? 0) + 1;
        // After the last wait nobody asks any more.
        asked.set(id, { times, last: time, next: time + (WAITS_MS[times] ?? Number.POSITIVE_INFINITY) });
        const { report, isAway } = await askStatus(settings, requestId);
        if (isAway) return;
        if (report) await tell(report);
      }
    },
  };
}
