import type { NatsConnection } from '@nats-io/nats-core';
import type { UnknownAction } from '@reduxjs/toolkit';
import { isForbidden } from '@/journal/adapters/nats/answers';
import { boardOf, followBoard } from '@/journal/adapters/nats/board';
import type { Office } from '@/journal/adapters/nats/reader';
import { STREAMS } from '@/journal/adapters/nats/subjects';
import { contactsHeard } from '@/store/browser/heardSlice';
import { alertsHeard } from '@/store/browser/officeSlice';
import { alertStreams, isOfficeAlert } from './boards';
import { followContacts } from './heardContacts';
import type { Role } from '@/store/kit/roles';
import { createUnkeptAlerts } from './unkeptAlerts';
import { compareClocks } from './officeClock';

const COMPARE_CLOCKS_MS = 300_000;
/** The server reads its list of people a moment after a role was changed: what it refuses until then is tried again. */
const AGAIN_MS = 2_000;
/** So often after each news of people. */
const MOST_TRIES = 10;

/** What is not read now is read after the next change, or return. */
const quietly = (reading: Promise<unknown>) => void reading.catch(() => {});

/** Does again, a while later and some times, what the server refuses for a moment. */
function furtherTries(work: () => void) {
  let left = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  const tryAgain = () => {
    if (again !== undefined || left === 0) return;
    left -= 1;
    again = setTimeout(() => {
      again = undefined;
      work();
    }, AGAIN_MS);
  };
  return {
    /** There is news, after which it may be refused for a moment. */
    begin: () => void (left = MOST_TRIES),
    tryAgain,
    orTryAgain: (error: unknown): never => {
      if (isForbidden(error)) tryAgain();
      throw error;
    },
  };
}

/**
 * Keeps the store up to what an office tells all who are in it: its clock and, by `people`, who belongs to it, and, unless the person
 * is an installer, its alerts and what vehicles told last.
 * Gives what looks at all of them again.
 */
export function watchOffice(
  connection: NatsConnection,
  office: Office,
  dispatch: (action: UnknownAction) => void,
  people: { read: () => Promise<void>; role: () => Role | undefined },
): () => void {
  const followed = new Set<string>();
  const { begin, tryAgain, orTryAgain } = furtherTries(() => {
    quietly(readAlerts());
    quietly(beginContacts());
  });
  const unkept = createUnkeptAlerts(() => quietly(readAlerts()));
  const readAlerts = async () => {
    const streams = alertStreams(people.role());
    for (const stream of streams) {
      if (followed.has(stream)) continue;
      followed.add(stream);
      const refused = () => {
        followed.delete(stream);
        tryAgain();
      };
      const changed = (told: unknown) => {
        unkept.hear(stream, told);
        quietly(readAlerts());
      };
      followBoard(connection, stream, changed, refused);
    }
    const boards = await Promise.all(streams.map((stream) => boardOf(office, stream))).catch(orTryAgain);
    dispatch(alertsHeard(unkept.beside(boards.flat().filter(isOfficeAlert), streams)));
  };
  let readAll: ReturnType<typeof followContacts> | undefined;
  const readContacts = async () => {
    if (people.role() === 'installer') return;
    const refused = () => {
      readAll = undefined;
      tryAgain();
    };
    readAll ??= followContacts(connection, office, (contacts) => dispatch(contactsHeard(contacts)), refused);
    await readAll().catch(orTryAgain);
  };
  /** All of them are many: whoever hears them reads them no more than after a break. */
  const beginContacts = async () => (readAll ? undefined : readContacts());
  // Which alerts they read goes by their role, and whether they hear contacts.
  const readPeople = async () => {
    await people.read().catch(() => {});
    begin();
    await Promise.all([readAlerts(), beginContacts()]);
  };
  followBoard(connection, STREAMS.people, () => quietly(readPeople()));
  setInterval(() => quietly(compareClocks(dispatch)), COMPARE_CLOCKS_MS);
  return () => {
    quietly(readPeople());
    quietly(readContacts());
    quietly(compareClocks(dispatch));
  };
}
