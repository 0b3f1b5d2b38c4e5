import { rounds } from '../rounds';
import { complain } from '../tell';
import type { KeptTracking } from './keptTracking';
import { platformHearing, type PlatformHearingOptions, type Reading } from './platformHearing';

const LOOK_EVERY_MS = 2_000;

export interface TrackingRoomOptions extends Omit<PlatformHearingOptions, 'wake' | 'closing'> {
  kept: Pick<KeptTracking, 'read'>;
  leads: () => boolean;
}

export type TrackingRoom = ReturnType<typeof openTrackingRoom>;

/** Hears the vehicles' platform, as long as this machine leads, and takes down every minute what each device told last. */
export function openTrackingRoom({ kept, leads, ...options }: TrackingRoomOptions) {
  let heardPlace: number | undefined;
  const closing = new AbortController();
  const hearing = platformHearing({ ...options, closing: closing.signal, wake: () => beat.wake() });

  const round = async (): Promise<number> => {
    if (!leads()) {
      void hearing.forget();
      return LOOK_EVERY_MS;
    }
    const { settings, place } = await kept.read();
    if (!settings || place !== heardPlace) void hearing.forget();
    heardPlace = place;
    if (!settings) return LOOK_EVERY_MS;
    const isStill = async () => !beat.isOver() && leads() && (await kept.read()).place === place;
    // Of other settings, or for another machine to hear.
    return (await hearing.hear(settings, isStill)) ?? 0;
  };
  const beat = rounds(() =>
    round().catch((error: unknown) => {
      complain(`Vehicles could not be heard: ${String(error)}`);
      return LOOK_EVERY_MS;
    }),
  );

  return {
    /** How it goes. */
    reading: (): Reading => hearing.reading(),
    /** Hears it anew at once, as what is kept has changed. */
    begin() {
      void hearing.forget();
      beat.wake();
    },
    async close() {
      closing.abort();
      await beat.close();
      await hearing.forget();
    },
  };
}
