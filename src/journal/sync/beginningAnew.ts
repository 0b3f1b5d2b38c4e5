import type { Model } from '@/journal/port/model';
import type { Draft, Journal } from '@/journal/port/port';
import type { Ledger } from '@/journal/reading/ledger';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { PendingBlobs } from './pendingBlobs';
import { sent } from './sending';

/** The id of the fact that a journal begins with: fixed, so that two tabs that begin together begin once. */
export const BEGINNING = 'beginning';

/** The id of the fact that a tab puts what it knows back with: fixed, so that several tabs of one deleted journal do it once. */
const RECOVERY = 'recovery';

interface BeginningAnewOptions<State extends object> {
  model: Model<State>;
  ledger: Ledger<State>;
  pendingBlobs: PendingBlobs;
  draftOf: (action: UnknownAction, id: string) => Draft;
}

/**
 * Begins a deleted journal anew: with what the first tab knows that comes, whatever a newcomer began meanwhile, and every other
 * tab adds what it had read beyond that.
 */
export async function beginAnew<State extends object>(
  { model, ledger, pendingBlobs, draftOf }: BeginningAnewOptions<State>,
  to: Journal,
): Promise<void> {
  const known = await ledger.state(to);
  const place = ledger.seq();
  await to.compact({ seq: 0, version: model.version, state: known, overtaken: {}, upTo: place, checked: true });
  const first = (await to.snapshots()).find(({ seq }) => seq === 0);
  const hasNewcomer = (await to.since(0)).some(({ id }) => id === BEGINNING);
  if (hasNewcomer) {
    // The first tab's, which may be gone, as what others add is what that did not know.
    const beginning = first?.checked ? (first.state as State) : known;
    await sent([draftOf(model.recovering(beginning), RECOVERY)], to, pendingBlobs);
  }
  await sent(ledger.recent(first?.upTo ?? place), to, pendingBlobs);
  await ledger.load(to);
}
