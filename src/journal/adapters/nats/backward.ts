import { SpokenError } from '@/journal/kit/plainWords';
import { NOT_READY } from './answers';

const GONE_BACK = 'The office was put back to an earlier state. Reload this page: your changes since then are lost.';
/** Longer than a machine takes to notice that it leads no more, or to catch up where it has just begun to. */
const HOLDS_MS = 20_000;
/** What was said of it longer ago than this is another story: whoever slept may have slept through one. */
const APART_MS = 10_000;

/**
 * Tells when a journal ends before a place that was met in it: that it was put back, only once that has held for a while, as
 * a machine that leads no more, or does so since a moment ago, may say so of a journal that has lost nothing. One that
 * reaches that far again must hold there what it held.
 */
export function backwardOf(subjectAt: (seq: number, known: string) => Promise<string | undefined>) {
  let highest = 0;
  /** The last entry that was met. */
  let known: { seq: number; subject: string } | undefined;
  let since: number | undefined;
  let latest = 0;
  /** When the journal last held what it was known to hold. */
  let held = performance.now();

  return {
    /** There is an entry of that subject at that place. */
    reach(seq: number, subject: string) {
      highest = Math.max(highest, seq);
      if (seq >= (known?.seq ?? 0)) known = { seq, subject };
    },
    /** Asks the journal where it ends; rejects, in words, where it went on before or holds something else now. */
    async meet<End extends { last: number }>(ask: () => Promise<End>): Promise<End> {
      // What is met while the answer is on its way is not in it.
      const before = highest;
      const end = await ask();
      const { last } = end;
      const now = performance.now();
      if (last < before) {
        if (since === undefined || now - latest > APART_MS) since = now;
        latest = now;
        throw new SpokenError(now - since < HOLDS_MS ? NOT_READY : GONE_BACK);
      }
      // It ended earlier for a while, perhaps unseen, and another one may have grown as long.
      if (known && (since !== undefined || now - held > APART_MS)) {
        const { seq, subject } = known;
        const found = await subjectAt(seq, subject);
        if (found !== subject) throw new SpokenError(found === undefined ? NOT_READY : GONE_BACK);
      }
      since = undefined;
      held = now;
      highest = Math.max(highest, last);
      return end;
    },
  };
}
