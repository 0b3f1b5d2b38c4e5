import { isObject } from '@/journal/kit/isObject';
import type { TrackingSettings } from '@/office/tracking/trackingSettings';
import { trackingSettingsSchema } from '@/office/tracking/trackingSettingsSchema';
import type { PostBook } from '../post/postBook';
import type { Sealing } from '../signIn/sealing';

/** All that it takes to read: what the office's own programs alone know. */
export interface ReadingSettings extends TrackingSettings {
  token: string;
}

export type KeptTracking = ReturnType<typeof keptTrackingIn>;

/** Where the office hears its vehicles, sealed. */
export function keptTrackingIn(
  book: Pick<PostBook, 'read' | 'put'>,
  { seal, unseal }: Pick<Sealing, 'seal' | 'unseal'>,
) {
  const opened = (value: unknown): ReadingSettings | undefined => {
    const sealed = isObject(value) && typeof value.sealed === 'string' ? unseal(value.sealed) : undefined;
    if (!sealed) return undefined;
    const known: unknown = JSON.parse(sealed.toString());
    if (!trackingSettingsSchema.isValidSync(known)) return undefined;
    const { address, token = '', writes } = trackingSettingsSchema.cast(known);
    return { address, token, writes };
  };
  return {
    /** What is kept, and its place: what was read by another one is over. */
    async read(): Promise<{ settings: ReadingSettings | undefined; place: number }> {
      const { value, place } = await book.read('tracking', 'settings');
      return { settings: opened(value), place };
    },
    save: (settings: ReadingSettings): Promise<void> =>
      book.put('tracking', 'settings', { sealed: seal(Buffer.from(JSON.stringify(settings))) }),
    remove: (): Promise<void> => book.put('tracking', 'settings', {}),
  };
}
