import { hashOf } from './hash';
import { DRAFT_MAX_CHARACTERS, weightOf, type Contents, type Draft, type Parcel } from './port';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The draft as it travels: a payload that is too large for it goes among the contents, and is named. */
export async function packed(draft: Draft): Promise<Parcel> {
  if (weightOf(draft) <= DRAFT_MAX_CHARACTERS) return draft;
  const { payload, ...action } = draft.action;
  const bytes = encoder.encode(JSON.stringify(payload));
  const bulk = await hashOf(bytes);
  return { ...draft, action, bulk, contents: new Map([[bulk, bytes]]) };
}

const parsed = (bytes: Uint8Array): { payload: unknown } | undefined => {
  try {
    return { payload: JSON.parse(decoder.decode(bytes)) as unknown };
  } catch {
    return undefined;
  }
};

/** The drafts with their payloads back; those whose content is missing, or no JSON, stay without. */
export async function unpacked<Kept extends Draft>(drafts: readonly Kept[], contents: Contents): Promise<Kept[]> {
  const hashes = drafts.flatMap(({ bulk }) => (typeof bulk === 'string' ? [bulk] : []));
  if (hashes.length === 0) return [...drafts];
  const found = await contents.get(hashes);
  const bytesOf = new Map(hashes.map((hash, index) => [hash, found[index]]));
  return drafts.map((draft) => {
    const bytes = draft.bulk === undefined ? undefined : bytesOf.get(draft.bulk);
    return { ...draft, action: { ...draft.action, ...(bytes && parsed(bytes)) } };
  });
}
