import type { OfficeAlert } from '@/store/browser/officeSlice';
import { isOfficeAlert } from './boards';

/** So long one stands after it was told: the clerk tells it anew twice a minute. */
const STANDS_MS = 90_000;

/** The alerts that an office tells but cannot keep, as its storage is full. @param over is called back when one of them is */
export function createUnkeptAlerts(over: () => void) {
  const told = new Map<string, { stream: string; alert: OfficeAlert; end: ReturnType<typeof setTimeout> }>();
  return {
    /** What the news of a stream hold: nothing, where it is kept there. */
    hear(stream: string, alert: unknown): void {
      if (!isOfficeAlert(alert)) return;
      clearTimeout(told.get(alert.kind)?.end);
      const end = setTimeout(() => {
        told.delete(alert.kind);
        over();
      }, STANDS_MS);
      told.set(alert.kind, { stream, alert, end });
    },
    /** Those of streams beside what is kept there, each kind once. */
    beside(kept: readonly OfficeAlert[], streams: readonly string[]): OfficeAlert[] {
      const unkept = [...told.values()].filter(({ stream }) => streams.includes(stream)).map(({ alert }) => alert);
      const kinds = new Set(unkept.map(({ kind }) => kind));
      return [...kept.filter(({ kind }) => !kinds.has(kind)), ...unkept];
    },
  };
}
