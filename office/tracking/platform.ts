/** What a device says of itself. */
export interface Said {
  /** When it said that, as `heardAt`; of what it said before and after, the later stands. */
  saidAt?: number | undefined;
  /** Its last fix in degrees north and east, such as `28.6139, 77.209`. */
  latLong?: string | undefined;
  ignition?: boolean | undefined;
  /** Of the vehicle's battery. */
  volts?: number | undefined;
}

/** What a device told the platform last, as far as its office asks. */
export interface PlatformDevice extends Said {
  /** By which the platform knows it. */
  id: number;
  /** Without spaces. */
  imei: string;
  /** What it is called there: mostly a plate. */
  name: string;
  /** When anything came of it, in milliseconds since 1970 by the platform's clock; absent where nothing ever did. */
  heardAt?: number | undefined;
  /** The group that it is in there; absent of one in none. */
  group?: string | undefined;
  /** Whether the platform takes nothing of it. */
  isDisabled: boolean;
}

/** How the platform is to know a device. */
export interface PlatformChange {
  imei: string;
  /** By which the platform knows it already; absent of one that it is to know from now on. */
  id?: number | undefined;
  /** What it is to be called; absent where that stays. */
  name?: string | undefined;
  /** The group that it is to be in; absent where that stays. */
  group?: string | undefined;
  isDisabled: boolean;
}

/** That something came of a device. */
export interface PlatformContact {
  /** By which the platform knows it. */
  id: number;
  /** As the platform has it now, where that is told with it: another one than before is another device. */
  imei?: string | undefined;
  /** In milliseconds since 1970 by the platform's clock. */
  heardAt: number;
  /** What it said of itself; absent of a mere sign of life. */
  said?: Said;
}

/** Who hears what comes over a platform's line. */
export interface PlatformListeners {
  /** It is open: from now on everything is told. */
  opened: () => void;
  told: (told: readonly PlatformContact[]) => void;
  /** Something came that nobody can read, as a whole or in part. */
  garbled: () => void;
}

/** A platform that vehicles talk to, such as Traccar: another one is another of these. */
export interface TrackingPlatform {
  /** What all devices told last that the office may see there; rejects with a PlatformError. */
  read(signal: AbortSignal): Promise<readonly PlatformDevice[]>;
  /** Writes one change, of what was read just before; rejects with a PlatformError. */
  write(change: PlatformChange, signal: AbortSignal): Promise<void>;
  /**
   * Hears over a line what devices tell, as they tell it, until it breaks or is given up: always rejects, with a PlatformError. Absent
   * of a platform without one, which is read each minute.
   */
  listen?: (listeners: PlatformListeners, signal: AbortSignal) => Promise<never>;
}

/** Why a platform could not be read or written, in a sentence of ours; with its own words, which may be anybody's. */
export class PlatformError extends Error {
  override readonly name: string = 'PlatformError';
  readonly said: string;
  constructor(message: string, said = '') {
    super(message);
    this.said = said;
  }
}

/** Why it takes nothing now, whatever that is. */
export class PlatformAwayError extends PlatformError {
  override readonly name = 'PlatformAwayError';
}
