import { unreportedSms } from '@/store/billing/letters/takenSms';
import type { RootState } from '@/store/business/store';
import { isoDate } from '@/store/kit/dates';
import { askOnce } from '../asking';
import { statusIn } from './describedReports';
import { filled, ownHeaders } from './httpProvider';
import type { KeptSms, SmsSending } from './keptSms';
import { answersBy } from './provider';
import type { SmsReport } from './report';
import type { ReportOutcome } from './reportTaking';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** So long the first question waits, and each next one after it; after the last one nobody asks any more. */
const WAITS_MS = [1, 5, 30, 120, 480].map((minutes) => minutes * MINUTE_MS);
const LONGEST_ANSWER = 10_000;

interface StatusAskingOptions {
  kept: Pick<KeptSms, 'read'>;
  state: () => RootState;
  tell: (report: SmsReport) => Promise<ReportOutcome>;
  now: () => Date;
  /** Whether it is to go on. */
  goesOn: () => boolean;
}

/** Asks a provider once what became of an SMS; undefined where it says nothing of that, or nothing at all. */
async function askStatus(settings: SmsSending, requestId: string): Promise<SmsReport | undefined> {
  const names = new Map([
    ['requestId', requestId],
    ['key', settings.key],
  ]);
  const url = filled(settings.statusUrl ?? '', names, encodeURIComponent);
  const answer = await askOnce(
    { url, method: 'GET', headers: ownHeaders(settings, names) },
    { signal: answersBy(), mostBytes: LONGEST_ANSWER },
  );
  const found = 'text' in answer && answer.status === 200 ? statusIn(settings, answer.text) : undefined;
  return found && { requestId, ...found };
}

/** Asks a provider, where an admin has described how, what became of the SMS that it took today and the day before, again and again with growing waits. */
export function statusAsking({ kept, state, tell, now, goesOn }: StatusAskingOptions) {
  /** How often each was asked for, and when it is next. */
  const asked = new Map<string, { times: number; next: number }>();

  return {
    async ask(): Promise<void> {
      const { settings } = await kept.read();
      if (settings?.provider !== 'Other' || !settings.statusUrl) return;
      const time = now().getTime();
      const open = [time - DAY_MS, time].flatMap((at) => unreportedSms(state(), isoDate(new Date(at))));
      const ids = new Set(open.map(({ id }) => id));
      for (const id of asked.keys()) if (!ids.has(id)) asked.delete(id);
      for (const { id, requestId = '' } of open) {
        if (!goesOn()) return;
        const { times, next } = asked.get(id) ?? { times: 0, next: time + (WAITS_MS[0] ?? 0) };
        const wait = WAITS_MS[times + 1] ?? Number.POSITIVE_INFINITY;
        if (next > time) asked.set(id, { times, next });
        else {
          asked.set(id, { times: times + 1, next: time + wait });
          const report = await askStatus(settings, requestId);
          if (report) await tell(report);
        }
      }
    },
  };
}
