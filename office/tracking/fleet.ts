import type { PlatformContact, PlatformDevice, Said } from './platform';

const momentOf = (moment: number | undefined) => moment ?? 0;

/** What is said of a device, with what it says now, where that is no older. */
function withSaid(device: PlatformDevice, said: Said | undefined): PlatformDevice {
  return said && momentOf(said.saidAt) >= momentOf(device.saidAt) ? { ...device, ...said } : device;
}

/** What a device said of itself, of all that is known of it. */
const saidOf = ({ saidAt, latLong, ignition, volts }: PlatformDevice): Said => ({ saidAt, latLong, ignition, volts });

/** What is known of a device that is read, unless its last contact is later than that, as it was never heard then. */
const readOf = (device: PlatformDevice, latest: number): PlatformDevice =>
  momentOf(device.heardAt) > latest ? { ...device, heardAt: undefined, saidAt: undefined } : device;

/** A device as it is read, with what it told over the line since that was written. */
function withTold(read: PlatformDevice, known: PlatformDevice | undefined): PlatformDevice {
  if (known?.imei !== read.imei || momentOf(known.heardAt) <= momentOf(read.heardAt)) return read;
  return { ...withSaid(read, saidOf(known)), heardAt: known.heardAt };
}

/** So many devices that no reading has are remembered, the latest of them: an older one asks for another reading again. */
const MOST_UNREAD = 10_000;
/** So many wait for the next reading, whatever no reading has: one is enough to ask for it. */
const MOST_STRANGERS = 1_000;

/** The devices of a platform with what each told last, by a reading or over the line: one row a device, however often it tells. */
export function createFleet() {
  let devices = new Map<number, PlatformDevice>();
  let news = new Set<number>();
  /** Those that told something since all were read, and were not among them; and those that were not among them even then. */
  let strangers = new Set<number>();
  let unread = new Set<number>();

  const hear = ({ id, imei, heardAt, said }: PlatformContact) => {
    // What the other one says from now on is not of the one that was read.
    if (imei !== undefined && imei !== devices.get(id)?.imei) devices.delete(id);
    const device = devices.get(id);
    if (!device) {
      if (!unread.has(id) && strangers.size < MOST_STRANGERS) strangers.add(id);
      return;
    }
    devices.set(id, { ...withSaid(device, said), heardAt: Math.max(heardAt, momentOf(device.heardAt)) });
    news.add(id);
  };

  return {
    devices: (): readonly PlatformDevice[] => [...devices.values()],
    /** Takes in all devices as they were read; tells of how many the last contact is later than that, so that it is not taken. */
    read(all: readonly PlatformDevice[], latest: number): number {
      devices = new Map(all.map((device) => [device.id, withTold(readOf(device, latest), devices.get(device.id))]));
      news = new Set();
      // Such as one without an IMEI, which no reading will ever have.
      unread = new Set([...unread, ...strangers].filter((id) => !devices.has(id)).slice(-MOST_UNREAD));
      strangers = new Set();
      return all.filter(({ heardAt }) => momentOf(heardAt) > latest).length;
    },
    /** Takes in what the line tells of the devices that were read, unless it is later than that. */
    tell(told: readonly PlatformContact[], latest: number): void {
      for (const one of told) if (one.heardAt <= latest) hear(one);
    },
    /** Whether the line told of a device that was not there when all were read, and that another reading may have. */
    hasStrangers: () => strangers.size > 0,
    /** The devices that told something over the line, since all were read or this was asked. */
    takeNews(): readonly PlatformDevice[] {
      const told = [...news].flatMap((id) => devices.get(id) ?? []);
      news = new Set();
      return told;
    },
    forget(): void {
      devices = new Map();
      news = new Set();
      strangers = new Set();
      unread = new Set();
    },
  };
}
