import { bulksIn, namesIn } from './kit/contentNames';
import type { Journal } from './port/port';

/** How many entries are looked through at a time, so that the page stays lively. */
const ENTRIES_AT_ONCE = 500;

/** What the entries up to a place name. As none is ever dropped, what was named once stays so. */
export interface NamedByEntries {
  seq: number;
  names: Set<string>;
}

export const noneNamed = (): NamedByEntries => ({ seq: 0, names: new Set() });

/** The names in a text of JSON, and those in the payloads that it says travel apart. */
async function allNamesIn(text: string, { contents }: Journal): Promise<string[]> {
  const found = namesIn(text);
  for (const bulk of new Set(bulksIn(text))) {
    const [bytes] = await contents.get([bulk]);
    found.push(...namesIn(new TextDecoder().decode(bytes)));
  }
  return found;
}

async function readOn(named: NamedByEntries, journal: Journal): Promise<void> {
  for (;;) {
    const entries = await journal.since(named.seq, ENTRIES_AT_ONCE);
    const last = entries.at(-1);
    if (!last) return;
    const found = await allNamesIn(JSON.stringify(entries), journal);
    // Only now, so that nothing is passed over where a payload cannot be read.
    for (const name of found) named.names.add(name);
    named.seq = last.seq;
  }
}

/**
 * Removes the contents that were last put before that instant (ISO) and that nothing names: no entry, no payload that
 * travels apart, nothing that was set aside, and none of the given texts of JSON. As no entry is ever dropped, what an
 * Undo or a record's history may ask for stays.
 * @param named what was found in earlier looks through the same journal, which is read on from there
 */
export async function removeOrphans(
  journal: Journal,
  texts: Iterable<string>,
  before: string,
  named: NamedByEntries = noneNamed(),
): Promise<void> {
  const orphans = new Set(await journal.contents.hashes(before));
  const spare = (names: Iterable<string>) => {
    for (const name of names) orphans.delete(name);
  };
  for (const text of texts) spare(namesIn(text));
  if (orphans.size === 0) return;
  await readOn(named, journal);
  spare(named.names);
  if (orphans.size > 0)
    for (const item of await journal.aside()) spare(await allNamesIn(JSON.stringify(item), journal));
  if (orphans.size > 0) await journal.contents.remove([...orphans], before);
}
