import { hashOf } from '@/journal/kit/hash';
import { itsTurn } from '@/journal/kit/takingTurns';
import { takenBackBy } from '@/journal/undo/takenBack';
import type { Contents, Draft, Parcel } from '@/journal/port/port';
import { DRAFT_MAX_CHARACTERS, weightOf } from '@/journal/port/weight';

/** A fact about more records than these takes long to write; one of more characters than those, to encode. */
const LONG = { records: 1000, characters: 1_000_000 };

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Of drafts that wait, as they are sent again and again, and a large one takes seconds to pack. */
const packedBefore = new WeakMap<Draft, Parcel>();

/** The draft as it travels: a payload that is too large for it goes among the contents, and is named. */
export async function packed(draft: Draft): Promise<Parcel> {
  const known = packedBefore.get(draft);
  if (known) return known;
  const { payload, ...action } = draft.action;
  if (payload === undefined) return draft;
  // Whoever said it has just seen it happen.
  if (draft.about.length > LONG.records) await itsTurn();
  // By itself first, as a large one takes as long to write as all else together.
  const text = JSON.stringify(payload);
  if (text.length <= DRAFT_MAX_CHARACTERS && weightOf(draft) <= DRAFT_MAX_CHARACTERS) return draft;
  if (text.length > LONG.characters) await itsTurn();
  const bytes = encoder.encode(text);
  const bulk = await hashOf(bytes);
  const takesBack = takenBackBy(draft.action);
  const parcel = {
    ...draft,
    action,
    bulk,
    ...(takesBack !== undefined && { takesBack }),
    contents: new Map([[bulk, bytes]]),
  };
  packedBefore.set(draft, parcel);
  return parcel;
}

const parsed = (bytes: Uint8Array): { payload: unknown } | undefined => {
  try {
    return { payload: JSON.parse(decoder.decode(bytes)) as unknown };
  } catch {
    return undefined;
  }
};

/** The drafts with their payloads back; those whose content is missing, or no JSON, stay without. A payload that may be another's was not checked. */
export async function unpacked<Kept extends Draft>(drafts: readonly Kept[], contents: Contents): Promise<Kept[]> {
  const hashes = drafts.flatMap(({ bulk }) => (typeof bulk === 'string' ? [bulk] : []));
  if (hashes.length === 0) return [...drafts];
  const found = await contents.get(hashes);
  const bytesOf = new Map(hashes.map((hash, index) => [hash, found[index]]));
  const together = async (draft: Kept): Promise<Kept> => {
    const bytes = draft.bulk === undefined ? undefined : bytesOf.get(draft.bulk);
    if (draft.bulk === undefined || !bytes) return draft;
    const { checked, ...rest } = draft;
    const whole = { ...rest, action: { ...draft.action, ...parsed(bytes) } };
    // Of a random name nothing is known.
    return (checked && (await hashOf(bytes)) === draft.bulk ? { ...whole, checked } : whole) as Kept;
  };
  return Promise.all(drafts.map(together));
}
