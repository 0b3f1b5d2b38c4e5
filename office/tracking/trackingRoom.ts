import { officeMinute } from '@/format';
import type { Written } from '@/office/tracking/trackingProtocol';
import type { HeardContact } from '@/store/browser/heardSlice';
import { rounds } from '../rounds';
import { complain } from '../tell';
import type { contactBookOver } from './contactBook';
import type { KeptTracking, ReadingSettings } from './keptTracking';
import { PlatformError, type PlatformChange, type PlatformDevice, type TrackingPlatform } from './platform';
import { platformWriting } from './platformWriting';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const LOOK_EVERY_MS = 2 * SECOND_MS;
const READ_EVERY_MS = MINUTE_MS;
const LONGEST_READING_MS = 45 * SECOND_MS;
/** How long it waits after each failure in a row, and then always. */
const WAITS_MS = [1, 2, 5, 10, 15].map((minutes) => minutes * MINUTE_MS);
/** By so much a server's clock may be ahead: what is later was never heard. */
const MOST_AHEAD_MS = 5 * MINUTE_MS;

/** What came of reading a platform, as far as it is known by the machine that leads. */
export interface Reading {
  /** When it was read last, and what it had. */
  read?: { at: Date; devices: readonly PlatformDevice[]; ahead: number; written?: Written };
  /** Why it cannot be read now. */
  trouble?: PlatformError;
}

export interface TrackingRoomOptions {
  kept: Pick<KeptTracking, 'read'>;
  book: ReturnType<typeof contactBookOver>;
  platformOf: (settings: ReadingSettings) => TrackingPlatform;
  /** Whether a device is known here. */
  isHere: (imei: string) => boolean;
  /** What is to be written on a platform with these devices. */
  changesOf: (devices: readonly PlatformDevice[], settings: ReadingSettings) => readonly PlatformChange[];
  leads: () => boolean;
  now: () => Date;
}

export type TrackingRoom = ReturnType<typeof openTrackingRoom>;

/** What went wrong, in words; of a fault of ours no more than that. */
const troubleOf = (error: unknown): PlatformError => {
  if (error instanceof PlatformError) return error;
  complain(`Vehicles could not be heard: ${String(error)}`);
  return new PlatformError('What it answers could not be taken in.');
};

function contactOf({ imei, heardAt, latLong, ignition, volts }: PlatformDevice): HeardContact[] {
  if (heardAt === undefined) return [];
  return [
    {
      imei,
      at: officeMinute(new Date(heardAt)),
      ...(latLong !== undefined && { latLong }),
      ...(ignition !== undefined && { ignition }),
      ...(volts !== undefined && { volts }),
    },
  ];
}

/**
 * Reads a platform once, writes down what it tells as long as that is still wanted, and there what it is to know; undefined where it is
 * not wanted any more.
 */
function readingInto(
  { book, platformOf, isHere, changesOf, now }: Omit<TrackingRoomOptions, 'kept' | 'leads'>,
  writing: ReturnType<typeof platformWriting>,
  closing: AbortSignal,
) {
  const inTime = () => AbortSignal.any([closing, AbortSignal.timeout(LONGEST_READING_MS)]);
  return async (settings: ReadingSettings, isStill: () => Promise<boolean>): Promise<Reading | undefined> => {
    try {
      const platform = platformOf(settings);
      const devices = await platform.read(inTime());
      if (!(await isStill())) return undefined;
      const at = now();
      const heard = devices.filter(({ heardAt = 0 }) => heardAt <= at.getTime() + MOST_AHEAD_MS);
      await book.take(heard.flatMap(contactOf), isHere);
      const ahead = devices.length - heard.length;
      if (settings.writes === 'Nothing') return (await isStill()) ? { read: { at, devices, ahead } } : undefined;
      const written = await writing.write(platform, changesOf(devices, settings), inTime(), isStill);
      return (await isStill()) ? { read: { at, devices, ahead, written } } : undefined;
    } catch (error) {
      return (await isStill()) ? { trouble: troubleOf(error) } : undefined;
    }
  };
}

/** Reads the vehicles' platform every minute, as long as this machine leads, and writes down what each device told last. */
export function openTrackingRoom({ kept, leads, ...options }: TrackingRoomOptions) {
  let known: Reading = {};
  let failures = 0;
  const closing = new AbortController();
  const writing = platformWriting(options.now);
  const readBy = readingInto(options, writing, closing.signal);
  const rest = () => {
    known = {};
    failures = 0;
    options.book.forget();
    writing.forget();
  };

  const round = async (): Promise<number> => {
    if (!leads()) {
      rest();
      return LOOK_EVERY_MS;
    }
    const { settings, place } = await kept.read();
    if (!settings) {
      rest();
      return LOOK_EVERY_MS;
    }
    const isStill = async () => !beat.isOver() && leads() && (await kept.read()).place === place;
    const reading = await readBy(settings, isStill);
    // Of other settings, or for another machine to read.
    if (!reading) return 0;
    known = reading.trouble ? { ...known, ...reading } : reading;
    failures = reading.trouble ? failures + 1 : 0;
    return WAITS_MS[Math.min(failures, WAITS_MS.length) - 1] ?? READ_EVERY_MS;
  };
  const beat = rounds(() =>
    round().catch((error: unknown) => {
      complain(`Vehicles could not be heard: ${String(error)}`);
      return LOOK_EVERY_MS;
    }),
  );

  return {
    /** How it goes. */
    reading: () => known,
    /** Reads anew at once, as what is kept has changed. */
    begin() {
      rest();
      beat.wake();
    },
    async close() {
      closing.abort();
      await beat.close();
    },
  };
}
