import type { NatsConnection } from '@nats-io/nats-core';
import { boardOf, followContents } from '@/journal/adapters/nats/board';
import type { Office } from '@/journal/adapters/nats/reader';
import { STREAMS } from '@/journal/adapters/nats/subjects';
import type { HeardContact } from '@/store/browser/heardSlice';
import { contactsIn } from '@/store/browser/heardContacts';

/** What devices told last, as far as the office heard it. */
export const readContacts = async (office: Office): Promise<HeardContact[]> =>
  (await boardOf(office, STREAMS.contacts)).flatMap(contactsIn);

/** The parts of a minute come one after another: they are told together. */
const TOGETHER_MS = 1_000;

/**
 * Tells what devices told last, as the office hears it, at most once a second, and once that the server does not let this person hear it,
 * or no longer. Gives what reads all of it again: after a break nobody says what was missed.
 */
export function followContacts(
  connection: NatsConnection,
  office: Office,
  heard: (contacts: readonly HeardContact[]) => void,
  refused: () => void,
): () => Promise<void> {
  let news: HeardContact[] = [];
  const tell = () => {
    heard(news);
    news = [];
  };
  const hear = (value: unknown) => {
    if (news.length === 0) setTimeout(tell, TOGETHER_MS);
    news.push(...contactsIn(value));
  };
  followContents(connection, STREAMS.contacts, hear, refused);
  return async () => heard(await readContacts(office));
}
