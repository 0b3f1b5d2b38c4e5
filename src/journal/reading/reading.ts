import type { UnknownAction } from '@reduxjs/toolkit';
import { isObject } from '@/journal/kit/isObject';
import type { Model, Upcaster } from '@/journal/port/model';
import type { Entry, Snapshot } from '@/journal/port/port';
import { takenBackBy } from '@/journal/undo/takenBack';

/** What reads kept entries and snapshots: today's version, and what lifts the older ones. */
export interface EntryReader {
  version: number;
  upcasters: Readonly<Record<number, Upcaster>>;
}

/** What reads what was kept: only where something older is among it are the upcasters fetched. */
export const readerOf = async (
  { version, upcasters }: Pick<Model<never>, 'version' | 'upcasters'>,
  kept: readonly { version: unknown }[],
): Promise<EntryReader> => ({
  version,
  upcasters: kept.some((one) => Number(one.version) < version) ? await upcasters() : {},
});

const refused = (reason: string, newer = false) => ({ ok: false as const, reason, ...(newer && { newer }) });

/** Lifts a value version by version, with the part of each upcaster that is for its kind; undefined where one cannot take it. */
function lift<Value>(
  value: Value,
  from: number,
  to: number,
  stepAt: (version: number) => ((value: Value) => Value) | undefined,
) {
  try {
    let lifted = value;
    for (let version = from; version < to; version += 1) lifted = stepAt(version)?.(lifted) ?? lifted;
    return lifted;
  } catch {
    return undefined;
  }
}

const newerThan = (version: unknown) => `It was written by a newer program (version ${Number(version)}).`;
const NOT_LIFTED = refused('It was written by an older program, and does not fit what that one wrote.');

/** Why nothing of this version can be read; nothing when it can: older ones as far back as there are upcasters. */
function versionRefusal(version: unknown, newest: number, upcasters: Readonly<Record<number, Upcaster>>) {
  if (!Number.isSafeInteger(version) || Number(version) < 1) return 'It does not say in which version it was written.';
  if (Number(version) > newest) return newerThan(version);
  if (Number(version) < newest && !upcasters[Number(version)])
    return `It was written in version ${Number(version)}, which no program reads any more.`;
  return undefined;
}

/** No name, moment or identity is longer. */
const MOST_CHARACTERS = 200;

const isTexts = (value: unknown) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' && one.length <= MOST_CHARACTERS);

/** The fact that a kept entry tells, in today's form; or why it cannot be read, and whether only a newer program can. */
export function readEntry({ id, at, by, about, version, action, bulk, takesBack }: Entry, reader: EntryReader) {
  // First, as a newer program may keep all else in another form.
  const refusal = versionRefusal(version, reader.version, reader.upcasters);
  if (refusal) return refused(refusal, refusal === newerThan(version));
  if (!isObject(action) || typeof action.type !== 'string') return refused('It holds no fact.');
  if (!isTexts([id, at, by]) || !isTexts(about)) return refused('It does not say who said it, when, and about what.');
  if (bulk !== undefined && !('payload' in action)) return refused('The content that it names is not there.');
  // Its author may have been let in for the one, and not for the other.
  if (takesBack !== undefined && takenBackBy(action as UnknownAction) !== takesBack)
    return refused('It takes back another fact than it says.');
  const lifted = lift<UnknownAction>(action, version, reader.version, (from) => reader.upcasters[from]?.fact);
  return lifted ? { ok: true as const, action: lifted } : NOT_LIFTED;
}

/** The state that a kept snapshot holds, in today's form and unchecked; or why it cannot be read. */
export function readSnapshot({ version, state }: Pick<Snapshot, 'version' | 'state'>, reader: EntryReader) {
  const refusal = versionRefusal(version, reader.version, reader.upcasters);
  if (refusal) return refused(refusal, refusal === newerThan(version));
  if (!isObject(state)) return refused('It holds no state.');
  const lifted = lift<object>(state, version, reader.version, (from) => reader.upcasters[from]?.state);
  return lifted ? { ok: true as const, state: lifted } : NOT_LIFTED;
}
