import { packed } from '@/journal/reading/bulk';
import type { Answer, Draft, Journal, Parcel } from '@/journal/port/port';
import type { PendingBlobs } from './pendingBlobs';

interface Answered {
  draft: Draft;
  answer: Answer | undefined;
}

/** Appends the drafts in their order, with the bytes that they name; gives what the journal answered to each. */
export async function sent(drafts: readonly Draft[], to: Journal, pendingBlobs: PendingBlobs): Promise<Answered[]> {
  const parcels: Parcel[] = [];
  for (const draft of drafts) parcels.push(pendingBlobs.parcelOf(draft, await packed(draft)));
  const answers = await to.append(parcels);
  for (const [index, { contents }] of parcels.entries()) {
    const answer = answers[index];
    if (contents && answer && 'kept' in answer) pendingBlobs.drop(contents.keys());
  }
  return drafts.map((draft, index) => ({ draft, answer: answers[index] }));
}
