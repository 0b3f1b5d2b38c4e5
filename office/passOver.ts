import { jetstreamManager, type StoredMsg } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import { noteText, readNote } from '@/journal/adapters/nats/journalNote';
import { natsJournal } from '@/journal/adapters/nats/natsJournal';
import { officeOver } from '@/journal/adapters/nats/reader';
import { readSubject, STREAMS } from '@/journal/adapters/nats/subjects';
import { isObject } from '@/journal/kit/isObject';
import { BY } from './beginning';
import { FinalError } from './persistently';
import { tell } from './tell';
import { writingByOffice } from './writingByOffice';

/** The place of the fact that the journal begins with. */
const BEGINNING = 1;
/** What the journal says of itself has room for no more of them. */
const MOST = 200;
/** So many entries on both sides of a place are shown with it. */
const AROUND = 5;

interface Asked {
  /** The place of the entry in the journal. */
  passOver?: number | undefined;
  /** Why, in the words of whoever runs the office. */
  why?: string | undefined;
}

const lineOf = ({ seq, subject, time, data }: StoredMsg) => {
  const { user, type } = readSubject(subject);
  return `${seq}  ${time.toISOString()}  ${user}  ${type}  ${data.length} bytes`;
};

/** The entry at a place and those around it, each as a line. */
async function linesAround(connection: NatsConnection, place: number): Promise<string[]> {
  const from = Math.max(1, place - AROUND);
  const places = Array.from({ length: place + AROUND - from + 1 }, (_, index) => ({ seq: from + index }));
  const found = await (await officeOver(connection)).findAll(STREAMS.journal, places);
  return found.flatMap((message) => (message ? [lineOf(message)] : []));
}

/** What a message says, with who said it and when; what is no JSON may be the very trouble, and is given as it is. */
function contentOf(message: StoredMsg): unknown {
  try {
    const content: unknown = message.json();
    if (!isObject(content)) return content;
    return { ...content, by: readSubject(message.subject).user, at: message.time.toISOString() };
  } catch {
    return message.string();
  }
}

/** Writes down in the journal itself that an entry is passed over, where the office's own program alone can write. */
async function noteInJournal(connection: NatsConnection, business: string, place: number): Promise<void> {
  const { streams } = await jetstreamManager(connection);
  const { config } = await streams.info(STREAMS.journal);
  const note = readNote(config.description);
  if (note?.business !== business) throw new FinalError('The server keeps the journal of another business.');
  const before = note.passedOver ?? [];
  if (before.includes(place)) return;
  if (before.length >= MOST) throw new FinalError(`No more than ${MOST} entries can be passed over.`);
  await streams.update(STREAMS.journal, {
    ...config,
    description: noteText({ ...note, passedOver: [...before, place] }),
  });
}

/**
 * Has everybody pass over one entry of the journal, for good, and sets it aside with the reason; done again it changes nothing
 * more. Without a reason it only shows which entry that is. Does nothing where no place is named.
 * @throws {FinalError} when that entry cannot be passed over
 */
export async function passOver(
  connection: NatsConnection,
  { business }: { business: string },
  { passOver: place, why = '' }: Asked,
): Promise<void> {
  if (place === undefined) return;
  const message = await (await officeOver(connection)).find(STREAMS.journal, { seq: place });
  if (!message) throw new FinalError(`There is no entry ${place} in the journal. Nothing was changed.`);
  if (why === '') {
    const lines = (await linesAround(connection, place)).join('\n');
    tell(`${lines}\nNothing was changed. To have everybody pass over entry ${place}, say --why "the reason" as well.`);
    return;
  }
  if (place === BEGINNING) throw new FinalError('The entry with which the journal begins cannot be passed over.');
  await noteInJournal(connection, business, place);
  const journal = await natsJournal(connection, { business, user: BY, writing: writingByOffice });
  try {
    const reason = `Entry ${place} is passed over: ${why}`;
    await journal.setAside({ what: 'entry', seq: place, reason, content: contentOf(message) });
  } finally {
    await journal.close();
  }
  tell(`Everybody passes over this entry from now on: ${why}\n${lineOf(message)}`);
}
