import { packed } from './bulk';
import type { Answer, Draft, Journal, Parcel } from './port';
import type { Staged } from './staged';

interface Answered {
  draft: Draft;
  answer: Answer | undefined;
}

/** Appends the drafts in their order, with the bytes that they name; gives what the journal answered to each. */
export async function sent(drafts: readonly Draft[], to: Journal, staged: Staged): Promise<Answered[]> {
  const parcels: Parcel[] = [];
  for (const draft of drafts) parcels.push(staged.parcelOf(draft, await packed(draft)));
  const answers = await to.append(parcels);
  for (const [index, { contents }] of parcels.entries()) {
    const answer = answers[index];
    if (contents && answer && 'kept' in answer) staged.drop(contents.keys());
  }
  return drafts.map((draft, index) => ({ draft, answer: answers[index] }));
}
