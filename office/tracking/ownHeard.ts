import { SECOND_MS } from '@/journal/kit/durations';
import type { HeardContact } from '@/store/browser/heardSlice';
import type { Business } from '@/store/business/business';
import { installerNamed } from '@/store/business/feeds/readable';
import { jobVehicles } from '@/store/care/jobs/heardAgain';
import { isWithInstaller } from '@/store/care/jobs/job';
import { deviceInside } from '@/store/stock/devices/deviceInside';

/** All installers who ask within so long are told by one reading. */
const READ_EVERY_MS = 20 * SECOND_MS;

/** The contacts that the office heard, read anew after a while. */
export function lateContacts(
  read: () => Promise<readonly HeardContact[]>,
  now: () => number,
): () => Promise<ReadonlyMap<string, HeardContact>> {
  let readAt = 0;
  let reading: Promise<ReadonlyMap<string, HeardContact>> | undefined;
  return () => {
    if (reading && Math.abs(now() - readAt) < READ_EVERY_MS) return reading;
    readAt = now();
    reading = read().then((all) => new Map(all.map((one) => [one.imei, one])));
    // What could not be read is read again when somebody asks.
    reading.catch(() => (reading = undefined));
    return reading;
  };
}

/** When the silent vehicles of an installer's open jobs told something last, by their devices: neither where, nor of any other vehicle. */
export function ownHeard(
  business: Business,
  name: string,
  contacts: ReadonlyMap<string, HeardContact>,
): readonly HeardContact[] {
  const installerId = installerNamed(business, name);
  if (installerId === undefined) return [];
  const own = Object.values(business.jobs.entities).filter(
    (job) => job.visit?.installerId === installerId && isWithInstaller(job),
  );
  const imeis = new Set(own.flatMap(jobVehicles).flatMap((id) => deviceInside(business, id)?.id ?? []));
  return [...imeis].flatMap((imei) => {
    const at = contacts.get(imei)?.at;
    return at === undefined ? [] : [{ imei, at }];
  });
}
