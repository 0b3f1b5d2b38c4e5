import { packed } from './bulk';
import type { Answer, Draft, Journal, Parcel } from './port';
import type { Staged } from './staged';

interface Answered {
  draft: Draft;
  answer: Answer | undefined;
}

/** A draft as it travels, with all bytes that go with it. */
async function parcelOf(draft: Draft, staged: Staged): Promise<Parcel> {
  const parcel = await packed(draft);
  const named = staged.namedBy(draft);
  return named.length === 0 ? parcel : { ...parcel, contents: new Map([...(parcel.contents ?? []), ...named]) };
}

/** Appends the drafts in their order, with the bytes that they name; gives what the journal answered to each. */
export async function sent(drafts: readonly Draft[], to: Journal, staged: Staged): Promise<Answered[]> {
  const parcels: Parcel[] = [];
  for (const draft of drafts) parcels.push(await parcelOf(draft, staged));
  const answers = await to.append(parcels);
  for (const [index, { contents }] of parcels.entries()) {
    const answer = answers[index];
    if (contents && answer && 'kept' in answer) staged.drop(contents.keys());
  }
  return drafts.map((draft, index) => ({ draft, answer: answers[index] }));
}
