import type { UnknownAction } from '@reduxjs/toolkit';
import { namesIn } from './kit/contentNames';
import { canBeOf } from './kit/hash';
import { contentSetAside } from './sync/journalSlice';
import { leftOutReason } from './leftOutReason';
import type { LeftOut, Model } from './port/model';
import type { Draft, Journal, Parcel } from './port/port';
import { readEntry, readerOf } from './reading/reading';
import type { PendingBlobs } from './sync/pendingBlobs';
import { oneByOne } from './kit/takingTurns';
import type { Recalled } from './sync/waiting';

/** Has the bytes that a draft came with and names lie ready again; what is damaged stays away. */
async function stageAgain(one: object, said: Draft, pendingBlobs: PendingBlobs) {
  const { contents } = one as Parcel;
  if (!(contents instanceof Map)) return;
  for (const name of new Set(namesIn(JSON.stringify(said)))) {
    const bytes: unknown = contents.get(name);
    if (!(bytes instanceof Uint8Array)) continue;
    const own = new Uint8Array(bytes);
    if (await canBeOf(name, own)) pendingBlobs.add(name, own);
  }
}

interface RecallingOptions<State extends object> {
  model: Model<State>;
  pendingBlobs: PendingBlobs;
  dispatch: (action: UnknownAction) => void;
}

/**
 * Sorts what waits from pages that are gone, as what comes from outside: again what fits, in today's form; aside, with the
 * reason in words, what does not. What a newer program left is neither: it waits for that one; and what cannot be set aside
 * now waits for another time. None is taken for checked, as only the business tells what a fact makes of it.
 */
export async function recalled<State extends object>(
  found: readonly object[],
  { model, pendingBlobs, dispatch }: RecallingOptions<State>,
  journal: Journal,
): Promise<Recalled> {
  const again: Draft[] = [];
  const unfit: unknown[] = [];
  const checks = await model.checks();
  const reader = await readerOf(model, found as readonly Draft[]);
  const inTurn = oneByOne();
  const putAside = (reason: string, content: object | readonly LeftOut[]) => {
    dispatch(contentSetAside());
    return journal.setAside({ what: 'draft', seq: 0, reason, content }).then(
      () => true,
      () => false,
    );
  };
  for (const one of found) {
    // Named one by one: whatever else lies there no journal may be given.
    const { id, at, by, version, about, action, undoes } = one as Draft;
    const read = readEntry({ id, at, by, version, about, action, seq: 0 }, reader);
    if (!read.ok && read.newer) continue;
    const checked = read.ok ? await inTurn(checks.fact(read.action)) : read;
    if ('reason' in checked) {
      if (await putAside(`It waited to be kept. ${checked.reason}`, one)) unfit.push(id);
      continue;
    }
    const { leftOut } = checked;
    if (leftOut.length > 0 && !(await putAside(leftOutReason('what waited to be kept', leftOut), leftOut))) continue;
    const said = { id, at, by, version: model.version, about, action: checked.fact };
    await stageAgain(one, said, pendingBlobs);
    again.push(typeof undoes === 'string' ? { ...said, undoes } : said);
  }
  return { again, unfit };
}
