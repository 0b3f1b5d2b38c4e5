import type { UnknownAction } from '@reduxjs/toolkit';
import type { objectsIn } from '@/journal/adapters/nats/objects';
import { namesIn } from '@/journal/kit/contentNames';
import type { Parcel } from '@/journal/port/port';
import { factUndone } from '@/journal/undo/undo';
import { businessReplaced, type Business } from '@/store/business/business';
import type { Person } from '@/store/business/feeds/withheld';
import { MOST_PHOTOS } from '@/store/care/jobs/outcome';
import type { Attachment } from '@/store/kit/attachments/attachment';
import { MOST_TYPED } from '@/store/kit/schema/rowRules';
import type { FeedPlaces } from '../feeds/feedPlaces';
import { isDescribedIn, isNamedIn } from '../feeds/readableContents';
import { refuse } from './admission';
import { TOO_LARGE } from './largeFacts';
import { describedBytes, describedFile, filesIn } from './describedFiles';

/** No fact names more files: a visit to as many vehicles as one may say, with the photos of each, and what was signed. */
const MOST_FILES = MOST_TYPED * MOST_PHOTOS + 1;
/** So many of them are looked for at a time. */
const AT_ONCE = 16;
const GONE = 'The office does not have what this names. Reload this page, then do it again.';
const noFile = (name: string) => `The office does not have the file ${name}. Choose it again.`;

export interface NamedOptions {
  objects: Pick<ReturnType<typeof objectsIn>, 'size' | 'beginning' | 'putNote' | 'isPutByAnybody'>;
  /** What of a business somebody may read. */
  readable: FeedPlaces['readable'];
}

function byHash(files: readonly Attachment[]): ReadonlyMap<string, readonly Attachment[]> {
  const found = new Map<string, Attachment[]>();
  for (const file of files) {
    const others = found.get(file.hash);
    if (others) others.push(file);
    else found.set(file.hash, [file]);
  }
  return found;
}

/** What is taken from the journal, or from a backup, names what was there: its author chooses none of it. */
const isOfAnother = (fact: UnknownAction) => factUndone.match(fact) || businessReplaced.match(fact);

/**
 * Refuses a fact that names bytes which its author has neither put nor may read: whoever may read a record may read the files that it names.
 * What it tells of a file is what that record tells, or what the bytes are, so that no payload of a fact, and nothing of any length, stands
 * there as one. Each file is looked for once, however often it is named.
 */
export function namedContents({ objects, readable }: NamedOptions) {
  /** Before the office noted who puts a file, forms were begun that are sent now: of what no record names only they know the name. */
  const isOfNobody = async (business: Business, hash: string) =>
    !isNamedIn(business, hash) && !(await objects.isPutByAnybody(hash));

  /** What may be told of bytes; undefined where they are not there, or not for that person to name. */
  const describedTo = async (person: Person, business: Business, hash: string): Promise<string | undefined> => {
    const note = await objects.putNote(hash, person.name);
    if (note) return note;
    const isTheirs =
      note !== undefined ||
      person.role === 'admin' ||
      isNamedIn(readable(person, business), hash) ||
      (await isOfNobody(business, hash));
    return isTheirs ? describedBytes(await objects.size(hash), await objects.beginning(hash)) : undefined;
  };

  return {
    /** The payload that travels apart, before it is read. */
    async ofParcel(person: Person, { bulk }: Parcel): Promise<void> {
      if (bulk === undefined || person.role === 'admin') return;
      if ((await objects.putNote(bulk, person.name)) === undefined) refuse(GONE);
    },
    /** The files that a fact names, as its author has said it. */
    async ofFact(person: Person, business: Business, fact: UnknownAction): Promise<void> {
      if (isOfAnother(fact)) return;
      const names = new Set(namesIn(JSON.stringify(fact)));
      if (names.size === 0) return;
      if (names.size > MOST_FILES) refuse(TOO_LARGE.refused);
      const files = filesIn(fact);
      for (const { hash } of files) names.delete(hash);
      if (names.size > 0) refuse(GONE);
      const readableNow = readable(person, business);
      const unread = [...byHash(files.filter((file) => !isDescribedIn(readableNow, file)))];
      for (let next = 0; next < unread.length; next += AT_ONCE)
        await Promise.all(
          unread.slice(next, next + AT_ONCE).map(async ([hash, named]) => {
            const told = await describedTo(person, business, hash);
            const untrue = named.find((file) => describedFile(file) !== told);
            if (untrue) refuse(noFile(untrue.name));
          }),
        );
    },
  };
}
