import { MINUTE_MS } from '@/journal/kit/durations';
import type { ReadingSettings } from './keptTracking';
import type { PlatformError, TrackingPlatform } from './platform';
import { platformLine, troubleOf, type LineStanding } from './platformLine';
import { platformReading, type PlatformReadingOptions, type WholeReading } from './platformReading';

/** So often what is heard is taken down: by reading the platform whole, or what came over its line. */
const TAKE_EVERY_MS = MINUTE_MS;
/** So often it is read whole while its line is open, as that does not tell of devices that were removed or renamed there. */
const READ_WHOLE_EVERY_MS = 15 * MINUTE_MS;
/** How long it waits after each failure in a row, and then always. */
const WAITS_MS = [1, 2, 5, 10, 15].map((minutes) => minutes * MINUTE_MS);

/** Whether a reading so many milliseconds ago will do: a clock that was ahead has noted one that is still to come. */
const isFresh = (since: number) => since >= 0 && since < READ_WHOLE_EVERY_MS;

/** What came of hearing a platform, as far as it is known by the machine that leads. */
export interface Reading {
  /** When it was read whole last, and what it had. */
  read?: WholeReading;
  /** Why it cannot be read now. */
  trouble?: PlatformError;
  /** How its line is; absent where it has none, or was not read yet. */
  line?: LineStanding | undefined;
}

export interface PlatformHearingOptions extends PlatformReadingOptions {
  platformOf: (settings: ReadingSettings) => TrackingPlatform;
  /** Has it heard now, as its line was opened or broke. */
  wake: () => void;
  closing: AbortSignal;
}

/**
 * Hears a platform over its line, and by reading it whole: at the start, whenever the line was opened or broke, and every minute while
 * there is none.
 */
export function platformHearing({ platformOf, wake, closing, ...options }: PlatformHearingOptions) {
  let known: Omit<Reading, 'line'> = {};
  let failures = 0;
  /** Whether something may have been told that the line did not hear. */
  let isUnread = true;
  const taking = platformReading(options, closing);
  const line = platformLine({
    told: taking.tell,
    turned: () => {
      isUnread = true;
      wake();
    },
    now: options.now,
  });
  /** Whether all that is new has come over the line. */
  const isHeard = async (settings: ReadingSettings) =>
    !isUnread &&
    line.standing()?.isOpen === true &&
    isFresh(options.now().getTime() - (known.read?.at.getTime() ?? 0)) &&
    !(await taking.isDue(settings));

  /** Reads it whole; tells whether that is still wanted. */
  const readWhole = async (settings: ReadingSettings, isStill: () => Promise<boolean>): Promise<boolean> => {
    isUnread = false;
    const platform = platformOf(settings);
    const read = await taking.read(platform, settings, isStill);
    if (!read) return false;
    known = { read };
    failures = 0;
    line.keep(platform);
    return true;
  };

  return {
    /** How it goes. */
    reading: (): Reading => ({ ...known, line: line.standing() }),
    /** Hears it once; tells after how many milliseconds the next time is, or undefined where it is not wanted any more. */
    async hear(settings: ReadingSettings, isStill: () => Promise<boolean>): Promise<number | undefined> {
      try {
        if (await isHeard(settings)) await taking.takeNews();
        else if (!(await readWhole(settings, isStill))) return undefined;
      } catch (error) {
        if (!(await isStill())) return undefined;
        known = { ...known, trouble: troubleOf(error) };
        failures += 1;
        void line.close();
      }
      return WAITS_MS[Math.min(failures, WAITS_MS.length) - 1] ?? TAKE_EVERY_MS;
    },
    /** Begins anew, the next time; resolves once its line is over. */
    forget(): Promise<void> {
      const closed = line.close();
      known = {};
      failures = 0;
      isUnread = true;
      taking.forget();
      return closed;
    },
  };
}
