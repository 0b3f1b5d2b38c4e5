import { officeMinute } from '@/format';
import { MINUTE_MS, SECOND_MS } from '@/journal/kit/durations';
import type { Written } from '@/office/tracking/trackingProtocol';
import type { HeardContact } from '@/store/browser/heardSlice';
import type { contactBookOver } from './contactBook';
import { createFleet } from './fleet';
import type { ReadingSettings } from './keptTracking';
import type { PlatformChange, PlatformContact, PlatformDevice, TrackingPlatform } from './platform';
import { platformWriting } from './platformWriting';

const LONGEST_READING_MS = 45 * SECOND_MS;
/** By so much a server's clock may be ahead: what is later was never heard. */
const MOST_AHEAD_MS = 5 * MINUTE_MS;

/** What a platform had when it was read. */
export interface WholeReading {
  at: Date;
  devices: readonly PlatformDevice[];
  /** Of how many the last contact lies in the future. */
  ahead: number;
  /** Absent where nothing is written there. */
  written?: Written;
}

export interface PlatformReadingOptions {
  book: ReturnType<typeof contactBookOver>;
  /** Whether a device is known here. */
  isHere: (imei: string) => boolean;
  /** What is to be written on a platform with these devices. */
  changesOf: (devices: readonly PlatformDevice[], settings: ReadingSettings) => readonly PlatformChange[];
  /** Whether a history is moving in: what it tells is half of what will be so. */
  isMovingIn: () => Promise<boolean>;
  now: () => Date;
}

/** The latest moment at which a device can have been heard. */
const latestOf = (now: Date): number => now.getTime() + MOST_AHEAD_MS;

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

/** Takes down what a platform tells of its fleet, by a reading or over its line, and writes there what it is to know. */
export function platformReading(
  { book, isHere, changesOf, isMovingIn, now }: PlatformReadingOptions,
  closing: AbortSignal,
) {
  const fleet = createFleet();
  const writing = platformWriting(now);
  const inTime = () => AbortSignal.any([closing, AbortSignal.timeout(LONGEST_READING_MS)]);
  const takeDown = (devices: readonly PlatformDevice[]) => book.take(devices.flatMap(contactOf), isHere);

  return {
    /** Reads it whole; undefined where that is not wanted any more. */
    async read(
      platform: TrackingPlatform,
      settings: ReadingSettings,
      isStill: () => Promise<boolean>,
    ): Promise<WholeReading | undefined> {
      const all = await platform.read(inTime());
      if (!(await isStill())) return undefined;
      const at = now();
      const ahead = fleet.read(all, latestOf(at));
      const devices = fleet.devices();
      await takeDown(devices);
      if (settings.writes === 'Nothing') return (await isStill()) ? { at, devices, ahead } : undefined;
      const wanted = changesOf(devices, settings);
      const written: Written = (await isMovingIn())
        ? { waiting: wanted.length, refused: { count: 0, first: [] }, isMovingIn: true }
        : await writing.write(platform, wanted, inTime(), isStill);
      return (await isStill()) ? { at, devices, ahead, written } : undefined;
    },
    /** Whether reading it whole would find or write what its line does not tell; nothing is written while a history moves in. */
    isDue: async (settings: ReadingSettings): Promise<boolean> =>
      fleet.hasStrangers() || (writing.isDue(changesOf(fleet.devices(), settings)) && !(await isMovingIn())),
    /** Hears what its line tells. */
    tell: (told: readonly PlatformContact[]): void => fleet.tell(told, latestOf(now())),
    /** Takes down what its line has told. */
    takeNews: (): Promise<void> => takeDown(fleet.takeNews()),
    forget(): void {
      book.forget();
      fleet.forget();
      writing.forget();
    },
  };
}
