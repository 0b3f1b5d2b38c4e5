import type { UnknownAction } from '@reduxjs/toolkit';
import { emptyBusiness, type Business } from '@/store/business/business';
import type { Entry, Snapshot } from './journal';

/** The version of the facts and snapshots that this program writes. */
export const VERSION = 1;

/** Lifts what an older program wrote by one version; the key is the version it was written in. */
interface Upcasters {
  action: Record<number, (action: UnknownAction) => UnknownAction>;
  state: Record<number, (state: object) => object>;
}

const upcasters: Upcasters = { action: {}, state: {} };

const refused = (reason: string) => ({ ok: false as const, reason });

function lift<Value>(value: Value, from: number, steps: Record<number, (value: Value) => Value>): Value {
  let lifted = value;
  for (let version = from; version < VERSION; version += 1) lifted = steps[version]?.(lifted) ?? lifted;
  return lifted;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The fact that a kept entry tells, in today's form; or why it cannot be read. */
export function readEntry(entry: Entry, { action: steps } = upcasters) {
  const { version, action } = entry;
  if (!isRecord(action) || typeof action.type !== 'string') return refused('It holds no fact.');
  if (!Number.isInteger(version)) return refused('It does not say in which version it was written.');
  if (version > VERSION) return refused(`It was written by a newer program (version ${version}).`);
  return { ok: true as const, action: lift(action, version, steps) };
}

/** The business that a kept snapshot holds, in today's form; or why it cannot be read. */
export function readSnapshot({ version, state }: Snapshot, { state: steps } = upcasters) {
  if (!isRecord(state)) return refused('It holds no state.');
  if (!Number.isInteger(version)) return refused('It does not say in which version it was written.');
  if (version > VERSION) return refused(`It was written by a newer program (version ${version}).`);
  const business = { ...emptyBusiness, ...lift(state, version, steps) } as Business;
  return { ok: true as const, business };
}
