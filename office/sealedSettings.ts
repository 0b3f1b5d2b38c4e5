import { isObject } from '@/journal/kit/isObject';
import type { PostBook, PostKind } from './post/postBook';
import type { Sealing } from './signIn/sealing';

/** Where sealed texts are kept. */
export type SettingsBook = Pick<PostBook, 'read' | 'put'>;

/** What seals them. */
export type SettingsSealing = Pick<Sealing, 'seal' | 'unseal'>;

/** A text that the office keeps sealed, under one identity. */
export function sealedTextIn(book: SettingsBook, { seal, unseal }: SettingsSealing, kind: PostKind, id: string) {
  return {
    /** The text, undefined where none is kept that can be unsealed, and its place. */
    read: async (): Promise<{ text: string | undefined; place: number }> => {
      const { value, place } = await book.read(kind, id);
      const sealed = isObject(value) && typeof value.sealed === 'string' ? unseal(value.sealed) : undefined;
      return { text: sealed?.toString(), place };
    },
    save: (text: string): Promise<void> => book.put(kind, id, { sealed: seal(Buffer.from(text)) }),
    remove: (): Promise<void> => book.put(kind, id, {}),
  };
}

/** Settings that are kept, and their place: whatever was said of those before is over. */
interface KeptSettings<Settings> {
  settings: Settings | undefined;
  place: number;
}

/** Settings that the office keeps sealed; `opened` gives them, of what was kept, where that is valid. */
export function sealedSettingsIn<Settings extends object>(
  book: SettingsBook,
  sealing: SettingsSealing,
  kind: PostKind,
  opened: (known: unknown) => Settings | undefined,
) {
  const { read, save, remove } = sealedTextIn(book, sealing, kind, 'settings');
  return {
    read: async (): Promise<KeptSettings<Settings>> => {
      const { text, place } = await read();
      return { settings: text === undefined ? undefined : opened(JSON.parse(text)), place };
    },
    save: (settings: Settings): Promise<void> => save(JSON.stringify(settings)),
    remove,
  };
}
