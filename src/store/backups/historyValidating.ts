import type { Checks, LeftOut } from '@/journal/port/model';
import type { Draft, Entry } from '@/journal/port/port';
import { readEntry, readerOf, type EntryReader } from '@/journal/reading/reading';
import { oneByOne } from '@/journal/kit/takingTurns';
import type { Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import type { History } from './historyReading';
import { leftOut } from '@/store/business/checked/outside';

/** An entry that fits, in today's form, and which one of the history it is. */
export interface FittingEntry {
  number: number;
  draft: Omit<Draft, 'id'>;
}

/** How it is listed that an entry does not fit. */
export const entryLeftOut = (number: number, reason: string, content: unknown): LeftOut =>
  leftOut('journal', String(number), `Entry ${number}: ${reason}`, content);

function* validating(entry: Entry, reader: EntryReader, checks: Checks<Business>) {
  const read = readEntry(entry, reader);
  if (!read.ok) return read;
  // What is none changes nothing in any journal, and has no place in one.
  if (!businessModel.isFact(read.action)) return { reason: 'It is not a fact of the business.' };
  return yield* checks.fact(read.action);
}

/** The entries of a history that fit, some at a time in their order, and what of them does not; one with a payload apart comes alone. */
export async function* fittingIn(
  history: History,
  checks: Checks<Business>,
): AsyncGenerator<{ fitting: FittingEntry[]; out: LeftOut[] }> {
  const inTurn = oneByOne();
  for await (const entries of history.read()) {
    const reader = await readerOf(businessModel, entries);
    let fitting: FittingEntry[] = [];
    let out: LeftOut[] = [];
    const given = () => {
      const batch = { fitting, out };
      [fitting, out] = [[], []];
      return batch;
    };
    const take = async (entry: Entry) => {
      const { seq: number, at, by, about, ...rest } = entry;
      const found = await inTurn(validating(entry, reader, checks));
      if ('reason' in found) {
        out.push(entryLeftOut(number, found.reason, rest.bulk === undefined ? entry : { ...entry, action: undefined }));
        return;
      }
      for (const one of found.leftOut) out.push({ ...one, reason: `Entry ${number}: ${one.reason}` });
      fitting.push({
        number,
        draft: { at, by, version: businessModel.version, about, action: found.fact, checked: true },
      });
    };
    for (const entry of entries) {
      if (entry.bulk === undefined) await take(entry);
      else {
        if (fitting.length + out.length > 0) yield given();
        await take(await history.whole(entry));
        yield given();
      }
    }
    if (fitting.length + out.length > 0) yield given();
  }
}
