import { frameOf, longFieldsOf, partsOfField, type LongField } from '@/journal/adapters/snapshotParting';
import { hashOf } from '@/journal/kit/hash';
import { packedText } from '@/journal/kit/bytes';
import type { Snapshot } from '@/journal/port/port';
import { headAt, placesIn, type KeptPart, type SnapshotBuckets, type SnapshotHead } from './snapshots';

/** How many snapshots are kept. */
const KEPT = 2;
/** What a part holds at most, in characters: packed, it goes in one or two messages, and a page or a desk is not held up by it. */
const PART_SIZE = 1_000_000;
/** A part that no snapshot names may be one that is being written on another machine, for so long. */
const GRACE_MS = 600_000;

const encoder = new TextEncoder();

/** Drops the snapshots that the newest ones make superfluous, and the parts that none of these names. */
async function dropCovered(buckets: SnapshotBuckets, before: string): Promise<void> {
  const places = await placesIn(buckets);
  for (const seq of places.slice(KEPT)) await buckets.heads.remove(String(seq));
  const named = new Set<string>();
  for (const seq of places.slice(0, KEPT))
    for (const { name } of (await headAt(buckets, seq))?.parts ?? []) named.add(name);
  for (const name of await buckets.parts.listed()) {
    if (named.has(name)) continue;
    if (((await buckets.parts.putAt(name)) ?? before) < before) await buckets.parts.remove(name);
  }
}

/** Drops the snapshots that hold something of an entry that is passed over by now, and that nobody reads any more. */
async function dropPassed(buckets: SnapshotBuckets, passedOver: readonly number[]): Promise<void> {
  if (passedOver.length === 0) return;
  for (const seq of await placesIn(buckets)) {
    const known = (await headAt(buckets, seq))?.passedOver ?? [];
    const isPassed = passedOver.some((place) => place <= seq && !known.includes(place));
    if (isPassed) await buckets.heads.remove(String(seq));
  }
}

/** Keeps the snapshots of an office. Each holds what has changed since the last one; parts that have not are there already. */
export function snapshotKeeping(buckets: SnapshotBuckets, partSize = PART_SIZE) {
  /** The parts of fields that this program has kept: nobody changes a state's fields in place. */
  const keptBefore = new WeakMap<object, readonly KeptPart[]>();

  /** The parts of a field, each kept and read back. */
  const keepField = async (field: LongField, there: ReadonlySet<string>): Promise<readonly KeptPart[]> => {
    const known = keptBefore.get(field.value);
    if (known?.every(({ name }) => there.has(name))) return known;
    const kept: KeptPart[] = [];
    for (const { of, json } of partsOfField(field, partSize)) {
      const bytes = await packedText(json);
      const name = await hashOf(bytes);
      if (!there.has(name)) await buckets.parts.put(name, bytes);
      if (!(await buckets.parts.get(name))) throw new Error('A part of the snapshot could not be read back.');
      kept.push({ of, name });
    }
    keptBefore.set(field.value, kept);
    return kept;
  };

  /** Keeps one that is newer than all there are, and once all of it was read back drops all but the newest two. */
  return async ({ state, ...snapshot }: Snapshot): Promise<void> => {
    await dropPassed(buckets, snapshot.passedOver ?? []);
    if ((await placesIn(buckets)).some((seq) => seq >= snapshot.seq)) return;
    const there = new Set(await buckets.parts.listed());
    const parts: KeptPart[] = [];
    for (const field of longFieldsOf(state)) parts.push(...(await keepField(field, there)));
    const head: SnapshotHead = { ...snapshot, state: frameOf(state), parts };
    // Last, so that whatever ends this before leaves the former ones as they are.
    await buckets.heads.put(String(snapshot.seq), encoder.encode(JSON.stringify(head)));
    const now = new Set(await buckets.parts.listed());
    const back = await headAt(buckets, snapshot.seq);
    if (!back?.parts.every(({ name }) => now.has(name))) {
      // Another machine may have dropped one meanwhile that nothing named.
      await buckets.heads.remove(String(snapshot.seq));
      throw new Error('The snapshot could not be read back.');
    }
    await dropCovered(buckets, new Date(Date.now() - GRACE_MS).toISOString());
  };
}
