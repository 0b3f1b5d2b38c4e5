import type { Entry } from '@/journal/port/port';
import { cleanLine } from '@/store/kit/typed/cleanText';
import { bulkOfPart, isEntriesPart, type BackupManifest } from './backupFormat';
import { damaged, filesIn, type BackupFile, type Part } from './backupParts';
import { isRecord } from '@/journal/kit/isObject';

/** What a journal told until a backup was made, still in the file and unchecked. */
export interface History {
  /** Which backup it is of: the same one gives its entries the same identities again. */
  id: string;
  entries: number;
  /** When the first of them was said, as it tells. */
  since: string;
  /** How many people said them. */
  people: number;
  /** All of them in order, some at a time; their places are those in the backup, from 1. */
  read: () => AsyncGenerator<Entry[]>;
  /** The entry with its payload, where that is kept apart and can be read. */
  whole: (entry: Entry) => Promise<Entry>;
  /** The bytes of an attachment, by the name that a fact gives it. */
  file: (hash: string) => BackupFile | undefined;
}

/** In whose name a journal begins. */
const PROGRAM = 'Trackyard';
/** Far longer than a name or a moment is. */
const MOST_CHARACTERS = 200;
/** No text of a program can be longer, so that no payload ever was. */
const PAYLOAD_MAX_BYTES = 512 * 1024 * 1024;

const decoder = new TextDecoder();

/** Any JSON, else nothing that fits. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The entries of a part, numbered on from `before`; a line that tells none is one of which nothing fits. */
const entriesOf = (bytes: Uint8Array, before: number): Entry[] =>
  decoder
    .decode(bytes)
    .split('\n')
    .map((line, index) => {
      const entry = parsed(line);
      return { ...(isRecord(entry) ? entry : {}), seq: before + index + 1 } as Entry;
    });

async function payloadIn(parts: readonly Part[]): Promise<{ payload: unknown } | undefined> {
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  if (parts.length === 0 || size > PAYLOAD_MAX_BYTES) return undefined;
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(await part.read(), at);
    at += part.size;
  }
  const payload = parsed(decoder.decode(bytes));
  return payload === undefined ? undefined : { payload };
}

/** The history that a backup's parts are; `checksum` is that of its manifest, which names all of them. */
export function historyIn(
  { entries }: NonNullable<BackupManifest['history']>,
  checksum: string,
  parts: readonly Part[],
) {
  const people = new Set<string>();
  let since: string | undefined;
  let count = 0;

  const read: History['read'] = async function* read() {
    let before = 0;
    for (const part of parts) {
      if (!isEntriesPart(part.name)) continue;
      const found = entriesOf(await part.read(), before);
      before += found.length;
      yield found;
    }
  };
  const whole: History['whole'] = async (entry) => {
    if (typeof entry.bulk !== 'string' || !isRecord(entry.action)) return entry;
    const apart = await payloadIn(parts.filter(({ name }) => bulkOfPart(name) === entry.bulk));
    return apart ? { ...entry, action: { ...entry.action, ...apart } } : entry;
  };

  return {
    /** Takes in a part of entries, as they come in their order. */
    note(bytes: Uint8Array) {
      for (const { at, by } of entriesOf(bytes, count)) {
        count += 1;
        if (typeof at === 'string') since ??= cleanLine(at).slice(0, MOST_CHARACTERS);
        if (typeof by === 'string' && by !== PROGRAM) people.add(by.slice(0, MOST_CHARACTERS));
      }
    },
    /** What all parts come to; an Error where some are missing. */
    summary(): History {
      if (count !== entries) throw damaged('entries of its history are missing');
      return {
        id: checksum.slice(0, 16),
        entries,
        since: since ?? '',
        people: people.size,
        read,
        whole,
        file: filesIn(parts),
      };
    },
  };
}
