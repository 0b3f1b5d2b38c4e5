import type { TrackingSettings } from '@/office/tracking/trackingSettings';
import { trackingSettingsSchema } from '@/office/tracking/trackingSettingsSchema';
import { sealedSettingsIn, type SettingsBook, type SettingsSealing } from '../sealedSettings';

/** All that it takes to read: what the office's own programs alone know. */
export interface ReadingSettings extends TrackingSettings {
  token: string;
}

export type KeptTracking = ReturnType<typeof keptTrackingIn>;

/** Where the office hears its vehicles, sealed. */
export const keptTrackingIn = (book: SettingsBook, sealing: SettingsSealing) =>
  sealedSettingsIn<ReadingSettings>(book, sealing, 'tracking', (known) => {
    if (!trackingSettingsSchema.isValidSync(known)) return undefined;
    const { address, token = '', writes } = trackingSettingsSchema.cast(known);
    return { address, token, writes };
  });
