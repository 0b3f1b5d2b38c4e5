import type { OpeningOptions } from './openingOptions';
import type { Journal } from './port/port';
import { sent } from './sync/sending';
import { BEGINNING } from './sync/beginningAnew';

/** Reads all of a journal, and begins an empty one with that fact. */
export async function readOrBegin<State extends object>(
  { ledger, own, draftOf, firstFact }: Pick<OpeningOptions<State>, 'ledger' | 'own' | 'draftOf' | 'firstFact'>,
  opened: Journal,
): Promise<void> {
  await ledger.load(opened);
  if (!ledger.isEmpty()) return;
  // A fixed id, so that two tabs that begin together begin once.
  const draft = { ...draftOf(await firstFact(), BEGINNING), by: 'Trackyard' };
  await sent([draft], opened, own.pendingBlobs);
  await ledger.load(opened);
}
