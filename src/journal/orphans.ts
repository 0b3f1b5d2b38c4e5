import { namesIn } from './kit/contentNames';
import type { Journal } from './port/port';

/** How many entries are looked through at a time, so that the page stays lively. */
const ENTRIES_AT_ONCE = 500;

/**
 * Removes the contents that were last put before that instant (ISO) and that nothing names: no entry, no payload that
 * travels apart, nothing that was set aside, and none of the given texts of JSON. As no entry is ever dropped, what an
 * Undo or a record's history may ask for stays.
 */
export async function removeOrphans(journal: Journal, texts: Iterable<string>, before: string): Promise<void> {
  const { contents } = journal;
  const orphans = new Set(await contents.hashes(before));
  const bulks = new Set<string>();
  const spare = (text: string) => {
    for (const name of namesIn(text)) orphans.delete(name);
  };
  for (const text of texts) spare(text);
  let seq = 0;
  while (orphans.size > 0) {
    const entries = await journal.since(seq, ENTRIES_AT_ONCE);
    const last = entries.at(-1);
    if (!last) break;
    seq = last.seq;
    spare(JSON.stringify(entries));
    for (const { bulk } of entries) if (bulk !== undefined) bulks.add(bulk);
  }
  if (orphans.size > 0) for (const item of await journal.aside()) spare(JSON.stringify(item));
  for (const bulk of bulks) {
    if (orphans.size === 0) return;
    const [bytes] = await contents.get([bulk]);
    spare(new TextDecoder().decode(bytes));
  }
  if (orphans.size > 0) await contents.remove([...orphans], before);
}
