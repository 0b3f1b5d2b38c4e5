import type { HeardContact } from '@/store/browser/heardSlice';
import type { TrackingSettings, TrackingValues } from './trackingSettings';

/** What the office is asked for of its vehicles' platform, by the name of the request; only admins may but for what an installer's vehicles told. */
export interface TrackingRequests {
  /** Where vehicles are heard, and how that goes. */
  'tracking.settings': object;
  /** Reads there from now on. */
  'tracking.save': TrackingValues;
  /** Reads there once by what is kept, to see whether it goes. */
  'tracking.test': object;
  /** Reads nowhere any more; what was heard stays. */
  'tracking.remove': object;
  /** When the silent vehicles of one's own open jobs were heard last. */
  'tracking.heard': object;
}

/** How many devices a platform has, and how many of those are in this office's stock or vehicles. */
interface TrackingCounts {
  devices: number;
  known: number;
}

/** A device that one of both does not know, by what the other one calls it. */
export interface Unmatched {
  imei: string;
  name: string;
}

/** A device that the platform would not have as this business knows it. */
export interface RefusedThere extends Unmatched {
  /** In the platform's words, where it says any. */
  why: string;
}

/** What came of writing there. */
export interface Written {
  /** How many devices are still to be written. */
  waiting: number;
  /** Whether they wait until somebody enters something in the office, as a history moved in. */
  isMovingIn?: true;
  /** How many it refused, of very many the first; each is tried again after an hour. */
  refused: { count: number; first: readonly RefusedThere[] };
}

/** Devices that one of both does not know; of very many the first. */
export interface AllUnmatched {
  count: number;
  first: readonly Unmatched[];
}

/** What came of the last time that it could be read. */
export interface LastRead extends TrackingCounts {
  /** ISO instant. */
  at: string;
  /** Devices there that are not known here. */
  notHere: AllUnmatched;
  /** Vehicles here whose devices are not there. */
  notThere: AllUnmatched;
  /** Of how many the last contact lies in the future, so that it was not taken. */
  ahead: number;
  /** Absent where nothing is written there. */
  written?: Written;
}

/** How the line is over which the platform tells by itself what it hears. */
export interface PlatformLineStatus {
  /** Whether it is open: without it the platform is asked every minute. */
  isOpen: boolean;
  /** Why it is not, in a sentence, with the server's words. */
  trouble?: string;
  /** Of how many messages over it something could not be read. */
  garbled: number;
}

/** What it tells, by the name of the request. */
export interface TrackingResults {
  'tracking.settings': {
    /** Absent as long as nobody saved any. */
    settings?: TrackingSettings;
    /** Absent before it was read, by the machine that leads now. */
    read?: LastRead;
    /** Why it cannot be read now, in a sentence, with the server's words. */
    trouble?: string;
    /** Absent before it was tried, by the machine that leads now. */
    line?: PlatformLineStatus;
  };
  'tracking.test': TrackingCounts;
  'tracking.heard': { heard: readonly HeardContact[] };
}
