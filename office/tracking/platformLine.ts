import { MINUTE_MS, SECOND_MS } from '@/journal/kit/durations';
import { complain } from '../tell';
import { PlatformError, type PlatformListeners, type TrackingPlatform } from './platform';

/** How long it waits after each break in a row, and then always. */
const WAITS_MS = [5 * SECOND_MS, 15 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];
/** What held for so long did not break of its beginning. */
const SOUND_AFTER_MS = 5 * MINUTE_MS;

/** How the line to a platform is. */
export interface LineStanding {
  isOpen: boolean;
  /** Why it broke, or could not be opened; absent while it is open, or was never tried. */
  trouble?: PlatformError;
  /** How many messages came over it in which something was that nobody can read. */
  garbled: number;
}

/** What went wrong, in words; of a fault of ours no more than that. */
export function troubleOf(error: unknown): PlatformError {
  if (error instanceof PlatformError) return error;
  complain(`Vehicles could not be heard: ${String(error)}`);
  return new PlatformError('What it answers could not be taken in.');
}

/** Resolves after that time, or once the signal says so. */
const pauseOf = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    if (signal.aborted) {
      done();
      return;
    }
    const over = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', over);
      done();
    };
    const timer = setTimeout(over, ms);
    signal.addEventListener('abort', over);
  });

export interface PlatformLineOptions extends Pick<PlatformListeners, 'told'> {
  /** It was opened, or is open no more: what was told meanwhile is to be read. */
  turned: () => void;
  now: () => Date;
}

/** Keeps a line open until that is closed: one that breaks is opened again, after a pause that grows. */
function keepLine(listen: NonNullable<TrackingPlatform['listen']>, { told, turned, now }: PlatformLineOptions) {
  const closing = new AbortController();
  let openedAt: number | undefined;
  let trouble: PlatformError | undefined;
  let garbled = 0;
  const whileKept = (hear: () => void) => void (closing.signal.aborted || hear());
  const listeners: PlatformListeners = {
    opened: () =>
      whileKept(() => {
        openedAt = now().getTime();
        trouble = undefined;
        turned();
      }),
    told: (all) => whileKept(() => told(all)),
    garbled: () => whileKept(() => void (garbled += 1)),
  };

  const hold = async () => {
    let breaks = 0;
    while (!closing.signal.aborted) {
      trouble = await listen(listeners, closing.signal).catch(troubleOf);
      const isSound = openedAt !== undefined && now().getTime() - openedAt >= SOUND_AFTER_MS;
      breaks = isSound ? 1 : breaks + 1;
      const wasOpen = openedAt !== undefined;
      openedAt = undefined;
      if (wasOpen) whileKept(turned);
      await pauseOf(WAITS_MS[Math.min(breaks, WAITS_MS.length) - 1] ?? 0, closing.signal);
    }
  };
  const held = hold();

  return {
    standing: (): LineStanding => ({ isOpen: openedAt !== undefined, ...(trouble && { trouble }), garbled }),
    /** Resolves once it is over. */
    close: (): Promise<void> => {
      closing.abort();
      return held;
    },
  };
}

/** The line to a platform, while one is kept. */
export function platformLine(options: PlatformLineOptions) {
  let line: ReturnType<typeof keepLine> | undefined;
  return {
    /** How it is; undefined where none is kept. */
    standing: (): LineStanding | undefined => line?.standing(),
    /** Keeps one to that platform from now on, if it has any, and none is kept yet. */
    keep({ listen }: Pick<TrackingPlatform, 'listen'>): void {
      line ??= listen && keepLine(listen, options);
    },
    /** Keeps none any more; resolves once it is over. */
    close(): Promise<void> {
      const closed = line?.close();
      line = undefined;
      return closed ?? Promise.resolve();
    },
  };
}
