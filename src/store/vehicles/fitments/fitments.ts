import { weakMapMemoize } from '@reduxjs/toolkit';
import type { Device } from '@/store/stock/devices/device';
import { isSameHolder } from '@/store/kit/movements/holder';

/** For how long a device was in a vehicle: from the movement into it up to the next one. Its days are ISO dates. */
export interface Fitment {
  /** The identity of the vehicle. */
  vehicleId: string;
  /** Its IMEI. */
  deviceId: string;
  from: string;
  /** Undefined while it is in there. */
  to?: string | undefined;
  /** The identity of the job by which it was fitted, where one was. */
  jobId?: string | undefined;
}

/** The fitments of a device, oldest first; looked up once for the device as it is. */
export const fitmentsOf = weakMapMemoize(({ id: deviceId, moves }: Pick<Device, 'id' | 'moves'>): readonly Fitment[] =>
  moves.flatMap(({ to, on, cause }, place) => {
    if (to.at !== 'vehicle' || to.id === undefined) return [];
    // What is written down again where it is already did not come out for that.
    const before = moves[place - 1];
    if (before && isSameHolder(before.to, to)) return [];
    const next = moves.slice(place + 1).find((later) => !isSameHolder(later.to, to));
    return [
      {
        vehicleId: to.id,
        deviceId,
        from: on,
        ...(next && { to: next.on }),
        ...(cause.id !== undefined && { jobId: cause.id }),
      },
    ];
  }),
);
