import { packed } from '@/journal/reading/bulk';
import { namesIn } from '@/journal/kit/contentNames';
import { SpokenError } from '@/journal/kit/plainWords';
import type { Contents, Draft, Entry } from '@/journal/port/port';
import { attachmentPartName, bulkPartName, entriesPartName, ENTRY_BYTES, type Written } from './backupFormat';
import { businessReplaced } from '@/store/business/business';

/** All that a journal has kept, as far as a store shows it. */
export interface Past {
  /** So many entries after that place. */
  entries: (after: number, limit: number) => Promise<Entry[]>;
  /** The last place that the store shows. */
  upTo: number;
  /** What the store shows on top of it and has no place yet. */
  unplaced: readonly Draft[];
}

/** How many entries are read at a time, and how many a part holds at most. */
const ENTRIES_AT_ONCE = 500;
const PART_CHARACTERS = 1024 * 1024;
const BULK_PART_BYTES = 8 * 1024 * 1024;

const NO_BEGINNING = 'The beginning of it is not kept here any more.';

type HistoryPart = Written & { entries: number };

async function* draftsOf({ entries, upTo, unplaced }: Past): AsyncGenerator<Draft> {
  let after = 0;
  while (after < upTo) {
    const page = await entries(after, ENTRIES_AT_ONCE);
    const last = page.at(-1);
    if (!last) break;
    after = last.seq;
    yield* page.filter(({ seq }) => seq <= upTo);
  }
  yield* unplaced;
}

/** An entry as a line of JSON; nothing of one that no text can be, as no program could read it. */
function lineOf({ id, at, by, version, about, action, bulk }: Draft): string | undefined {
  try {
    return JSON.stringify({ id, at, by, version, about, action, bulk });
  } catch {
    return undefined;
  }
}

/** A payload that travels apart, in parts. */
function* bulkParts(hash: string, bytes: Uint8Array<ArrayBuffer>): Generator<HistoryPart> {
  for (let from = 0; from < bytes.length; from += BULK_PART_BYTES) {
    const name = bulkPartName(hash, from / BULK_PART_BYTES + 1);
    yield { name, bytes: bytes.slice(from, from + BULK_PART_BYTES), weight: 0, entries: 0 };
  }
}

/**
 * The journal's entries from the beginning on, with their payloads that travel apart and the bytes that only they name, part
 * by part; `attachments` are the names of those that the backup has already. An Error says in a sentence why there is no history.
 */
export async function* historyParts(
  past: Past,
  contents: Contents,
  attachments: Iterable<string>,
): AsyncGenerator<HistoryPart> {
  const encoder = new TextEncoder();
  const known = new Set(attachments);
  const files = new Set<string>();
  const bulks = new Set<string>();
  /** Payloads of what has no place yet, which may be among no contents. */
  const own = new Map<string, Uint8Array<ArrayBuffer>>();
  let lines: string[] = [];
  let characters = 0;
  let parts = 0;
  const note = (text: string) => {
    for (const name of namesIn(text)) if (!known.has(name)) files.add(name);
  };
  const part = () => {
    parts += 1;
    const entries = lines.length;
    const written = {
      name: entriesPartName(parts),
      bytes: encoder.encode(lines.join('\n')),
      weight: entries * ENTRY_BYTES,
      entries,
    };
    lines = [];
    characters = 0;
    return written;
  };

  for await (const draft of draftsOf(past)) {
    const parcel = await packed(draft);
    for (const [hash, bytes] of parcel.contents ?? []) own.set(hash, bytes);
    const line = lineOf(parcel);
    if (line === undefined) continue;
    if (parts === 0 && lines.length === 0 && !businessReplaced.match(parcel.action))
      throw new SpokenError(NO_BEGINNING);
    if (typeof parcel.bulk === 'string') bulks.add(parcel.bulk);
    note(line);
    lines.push(line);
    characters += line.length;
    if (lines.length >= ENTRIES_AT_ONCE || characters >= PART_CHARACTERS) yield part();
  }
  if (lines.length > 0) yield part();

  for (const hash of bulks) {
    files.delete(hash);
    const bytes = own.get(hash) ?? (await contents.get([hash]))[0];
    if (!bytes) continue;
    note(new TextDecoder().decode(bytes));
    yield* bulkParts(hash, bytes);
  }
  for (const hash of files) {
    const [bytes] = bulks.has(hash) ? [] : await contents.get([hash]);
    if (bytes) yield { name: attachmentPartName(hash), bytes, weight: 0, entries: 0 };
  }
}
