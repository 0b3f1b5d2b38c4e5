import type { NatsConnection } from '@nats-io/nats-core';
import { natsJournal } from '@/journal/adapters/nats/natsJournal';
import { objectsIn } from '@/journal/adapters/nats/objects';
import type { Office } from '@/journal/adapters/nats/reader';
import { BUCKETS } from '@/journal/adapters/nats/subjects';
import { createReplica } from '@/journal/replica';
import { selectJournal } from '@/journal/sync/journalSlice';
import { readContacts } from '@/office/heardContacts';
import { businessModel } from '@/store/business/businessModel';
import { businessOf, type Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import type { JournalPlace } from '../api/journalPlace';
import { createPublishedChanges } from '../api/publishedChanges';
import type { FactNotes } from '../audit/factNotes';
import { createHistoryIndex } from '../feeds/historyIndex';
import { createFeedPlaces } from '../feeds/feedPlaces';
import { following } from '../feeds/following';
import { pushing } from '../feeds/pushing';
import { readAsks } from '../feeds/readAsks';
import { readingOn, type FeedOptions } from '../feeds/changesSince';
import { BY } from '../beginning';
import { writingByOffice } from '../writingByOffice';
import type { Leadership } from '../leadership';
import { admittedJournal } from './admittedJournal';
import type { Attempts } from './attempts';
import { openFactDesk } from './factDesk';
import { createInverses } from './inverses';
import { businessValidator } from './businessValidator';
import { postBookOver } from '../post/postBook';
import { proving } from '../otp/proving';
import { sendingIn } from '../post/outgoing';
import { movesInto } from './moves';
import { namedContents } from './namedContents';
import { inTurnAsking } from './inTurnAsking';
import { wasSaidBy } from './subjectsKept';
import { oldInverses } from './oldInverses';
import { ownFacts } from './ownFacts';
import { knownReplays } from './knownReplays';
import { createQuotas, type Quotas } from './quotas';
import type { Roles } from './roles';
import { createUnfit } from './unfitFacts';

export interface BusinessDeskOptions {
  connection: NatsConnection;
  office: Office;
  leadership: Pick<Leadership, 'follow'>;
  business: string;
  roleOf: Roles['roleOf'];
  ownerOf: Roles['ownerOf'];
  now: () => Date;
  /** After how many entries the next snapshot comes. */
  compactAfter: number;
  quotas?: Quotas;
  hasRoom?: () => Promise<boolean>;
  /** Counts what people ask for that no browser of theirs does. */
  attempts: Attempts;
  notes?: FactNotes;
}

/** Gives the business with the place where the journal was read to, as feeds tell it. */
function latestOf(reading: FeedOptions) {
  const { business, places, settled } = reading;
  const readOn = readingOn(reading);
  return async (): Promise<{ business: Business; place: JournalPlace }> => {
    // That an entry is passed over by now no new place tells.
    await readOn(0);
    const { business: is, seq } = places.latest() ?? settled();
    return { business: is, place: { business, passed: places.passed(), seq } };
  };
}

type Replicating = Parameters<typeof createReplica<Business>>[0];

/** Reads a journal into a store. Rejects where it cannot be read. */
async function readInto(options: Pick<Replicating, 'model' | 'openJournal' | 'compactAfter' | 'changed'>) {
  const replica = createReplica<Business>({
    ...options,
    firstFact: () => Promise.reject(new Error('The office keeps no business yet.')),
    by: () => BY,
    inOneTab: (work) => work(),
  });
  const store = createStore({}, replica);
  await replica.start();
  // A process that ends is started again.
  if (selectJournal(store.getState()).status !== 'ready') throw new Error('The journal could not be read.');
  return { store, replica };
}

/** Reads the business of an office, and answers what people ask its journal to take. Rejects where it cannot be read. */
export async function openBusinessDesk(options: BusinessDeskOptions) {
  const { office, business, connection, roleOf, now, compactAfter, attempts, quotas = createQuotas() } = options;
  const history = createHistoryIndex();
  const { placesOf, placesOfId } = history;
  const journal = await natsJournal(connection, { business, user: BY, office, writing: writingByOffice, placesOf });
  const admitted = admittedJournal(journal);
  const [inverses, places, changes] = [createInverses(), createFeedPlaces(), createPublishedChanges()];
  const unfit = createUnfit();
  let desk: ReturnType<typeof openFactDesk> | undefined;
  const known = knownReplays(businessModel);
  const { store, replica } = await readInto({
    model: known.model,
    openJournal: () => Promise.resolve(admitted.journal),
    compactAfter,
    changed: following({ inverses, places, changes, history }, (told) => {
      if (desk?.leads()) pushing(connection, places)(told, journal.passedOver().length);
    }),
  });
  const settled = () => ({ seq: selectJournal(store.getState()).seq, business: businessOf(store.getState()) });
  if (!places.latest()) places.begin(settled().seq, settled().business, journal.passedOver().length);
  history.begin(journal, settled().seq);
  const isOutdated = () => selectJournal(store.getState()).outdated;
  const reading = { business, office, journal, replica, inverses, places, settled, look: admitted.look };
  const limits = { quotas, old: oldInverses({ quotas, settled }) };
  const objects = objectsIn(office, BUCKETS.contents, options.ownerOf);
  const named = namedContents({ objects, readable: places.readable });
  const read = readAsks({ ...reading, ...limits, placesOf, sizeOf: objects.size, isOutdated, roleOf });
  const book = postBookOver(connection, office);
  const proven = proving({ book, now: () => now().getTime() });
  const sent = { moves: movesInto(office, book), isSending: sendingIn(book), proven };
  const noted = { admitted, inverses, attempts, unfit, notes: options.notes, noteValidated: known.note };
  const told = { ...sent, ...noted, store, replica, office, named, roleOf, contacts: () => readContacts(office) };
  const validator = businessValidator({ ...told, ...limits, now: () => now().toISOString() });
  const opened = openFactDesk({ ...options, quotas, validator: { ...validator, placesOfId }, attempts, unfit, read });
  desk = opened;
  return {
    store,
    replica,
    moves: sent.moves,
    /** What the office keeps, as its own programs read and write it. */
    journal,
    leads: opened.leads,
    latest: latestOf(reading),
    /** In which places what the API tells was changed. */
    changes,
    /** Says a fact of the office's own. */
    say: ownFacts({ office, validator, desk: opened, ...sent }),
    /** Whether the office itself ever said a fact with an identity, though it was taken back since. */
    wasSaid: wasSaidBy(office, BY),
    /** Whether something is so by all that was said by now. */
    isStill: inTurnAsking(validator, opened),
    /** Who asks again and again for what they do not get. */
    trouble: attempts.trouble,
    close(): Promise<void> {
      history.close();
      return opened.close().then(() => replica.close());
    },
  };
}
