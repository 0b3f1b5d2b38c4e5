import type { RefusedThere, Written } from '@/office/tracking/trackingProtocol';
import { PlatformAwayError, PlatformError, type PlatformChange, type TrackingPlatform } from './platform';

/** So much is written after a reading, one after the other: the rest after the next. */
const MOST_WRITTEN = 200;
/** So much may be refused meanwhile: who refuses that much refuses all. */
const MOST_REFUSED = 20;
/** What was refused is not tried again sooner, as somebody has to see to it there. */
const REFUSED_FOR_MS = 60 * 60 * 1_000;
/** So many are told. */
const MOST_TOLD = 100;

interface Refusal extends RefusedThere {
  /** What was asked for: something else is tried at once. */
  change: string;
  at: number;
}

/** Writes changes on a platform, a part of them after each reading, and knows what was refused there. */
export function platformWriting(now: () => Date) {
  let refusals = new Map<string, Refusal>();
  const isRefused = (change: PlatformChange) => {
    const refusal = refusals.get(change.imei);
    return refusal?.change === JSON.stringify(change) && now().getTime() - refusal.at < REFUSED_FOR_MS;
  };

  return {
    forget: () => refusals.clear(),
    /** Whether any of what is wanted would be written now. */
    isDue: (wanted: readonly PlatformChange[]): boolean => wanted.some((change) => !isRefused(change)),
    /** Writes what is wanted as long as it is; tells how much is still to be written, and what is refused. */
    async write(
      { write }: Pick<TrackingPlatform, 'write'>,
      wanted: readonly PlatformChange[],
      signal: AbortSignal,
      isStill: () => Promise<boolean>,
    ): Promise<Written> {
      const imeis = new Set(wanted.map(({ imei }) => imei));
      refusals = new Map([...refusals].filter(([imei]) => imeis.has(imei)));
      let done = 0;
      let refused = 0;
      for (const change of wanted.filter((each) => !isRefused(each)).slice(0, MOST_WRITTEN)) {
        if (signal.aborted || refused === MOST_REFUSED || !(await isStill())) break;
        try {
          await write(change, signal);
          refusals.delete(change.imei);
          done += 1;
        } catch (error) {
          // What nobody has refused is wanted still, and written after the next reading.
          if (error instanceof PlatformAwayError) break;
          if (!(error instanceof PlatformError)) throw error;
          const { imei, name = imei } = change;
          const why = error.said === '' ? error.message : error.said;
          refusals.set(imei, { imei, name, why, change: JSON.stringify(change), at: now().getTime() });
          refused += 1;
        }
      }
      const first = [...refusals.values()].slice(0, MOST_TOLD).map(({ imei, name, why }) => ({ imei, name, why }));
      return {
        waiting: wanted.length - done - refusals.size,
        refused: { count: refusals.size, first },
      };
    },
  };
}
