import type { UnknownAction } from '@reduxjs/toolkit';
import type { Model, Upcaster } from './model';
import type { Entry, Snapshot } from './port';

type Reader<State extends object> = Pick<Model<State>, 'version' | 'upcasters' | 'empty'>;

const refused = (reason: string, newer = false) => ({ ok: false as const, reason, ...(newer && { newer }) });
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Lifts a value version by version, with the part of each upcaster that is for its kind. */
function lift<Value>(value: Value, from: number, to: number, stepAt: (version: number) => ((value: Value) => Value) | undefined): Value {
  let lifted = value;
  for (let version = from; version < to; version += 1) lifted = stepAt(version)?.(lifted) ?? lifted;
  return lifted;
}

const newerThan = (version: unknown) => `It was written by a newer program (version ${Number(version)}).`;

/** Why nothing of this version can be read; nothing when it can: older ones as far back as there are upcasters. */
function versionRefusal(version: unknown, newest: number, upcasters: Readonly<Record<number, Upcaster>>) {
  if (!Number.isInteger(version)) return 'It does not say in which version it was written.';
  if (Number(version) > newest) return newerThan(version);
  if (Number(version) < newest && !upcasters[Number(version)]) return `It was written in version ${Number(version)}, which no program reads any more.`;
  return undefined;
}

/** The fact that a kept entry tells, in today's form; or why it cannot be read, and whether only a newer program can. */
export function readEntry<State extends object>({ version, action, bulk }: Entry, reader: Reader<State>) {
  if (!isRecord(action) || typeof action.type !== 'string') return refused('It holds no fact.');
  if (bulk !== undefined && !('payload' in action)) return refused('The content that it names is not there.');
  const refusal = versionRefusal(version, reader.version, reader.upcasters);
  if (refusal) return refused(refusal, refusal === newerThan(version));
  const lifted = lift<UnknownAction>(action, version, reader.version, (at) => reader.upcasters[at]?.fact);
  return { ok: true as const, action: lifted };
}

/** The state that a kept snapshot holds, in today's form, what it did not know yet empty; or why it cannot be read. */
export function readSnapshot<State extends object>(
  { version, state }: Pick<Snapshot, 'version' | 'state'>,
  reader: Reader<State>,
) {
  if (!isRecord(state)) return refused('It holds no state.');
  const refusal = versionRefusal(version, reader.version, reader.upcasters);
  if (refusal) return refused(refusal, refusal === newerThan(version));
  const lifted = lift<object>(state, version, reader.version, (at) => reader.upcasters[at]?.state);
  return { ok: true as const, state: { ...reader.empty, ...lifted } };
}
