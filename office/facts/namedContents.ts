import type { UnknownAction } from '@reduxjs/toolkit';
import type { objectsIn } from '@/journal/adapters/nats/objects';
import { namesIn } from '@/journal/kit/contentNames';
import type { Parcel } from '@/journal/port/port';
import { factUndone } from '@/journal/undo/undo';
import { businessReplaced, type Business } from '@/store/business/business';
import type { Person } from '@/store/business/feeds/withheld';
import { isAttachment, type Attachment } from '@/store/kit/attachments/attachment';
import { typeOfBytes } from '@/store/kit/attachments/attachmentType';
import type { FeedPlaces } from '../feeds/feedPlaces';
import { isNamedIn } from '../feeds/readableContents';
import { refuse } from './admission';

/** So many files one fact names at most; a visit has a dozen. */
const MOST_FILES = 100;
const TOO_MANY = 'The office does not take that many files in one go: do it in smaller parts.';
const GONE = 'The office does not have what this names. Reload this page, then do it again.';
const noFile = (name: string) => `The office does not have the file ${name}. Choose it again.`;

export interface NamedOptions {
  objects: Pick<ReturnType<typeof objectsIn>, 'size' | 'beginning' | 'isPutBy'>;
  /** What of a business somebody may read. */
  readable: FeedPlaces['readable'];
}

/** All files that a value names. */
const filesIn = (value: unknown): Attachment[] => {
  if (isAttachment(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesIn) : [];
};

/** What is taken from the journal, or from a backup, names what was there: its author chooses none of it. */
const isOfAnother = (fact: UnknownAction) => factUndone.match(fact) || businessReplaced.match(fact);

/**
 * Refuses a fact that names bytes which its author has neither put nor may read: whoever may read a record may read the files that it names.
 * What it tells of a file is what the bytes are, so that no payload of a fact, and nothing of any length, stands there as one.
 */
export function namedContents({ objects, readable }: NamedOptions) {
  const isOwn = async ({ name, role }: Person, hash: string) => role === 'admin' || objects.isPutBy(hash, name);

  const mustBeTrue = async (person: Person, { hash, name, type, size }: Attachment, isRead: boolean) => {
    const kept = await objects.size(hash);
    // What is gone since an earlier day its record goes on naming.
    if (kept === undefined && isRead) return;
    const isTheirs = kept !== undefined && (isRead || (await isOwn(person, hash)));
    // Some files of earlier days have no type.
    const isType = async () =>
      (isRead && type === '') || typeOfBytes((await objects.beginning(hash)) ?? new Uint8Array()) === type;
    if (!isTheirs || kept !== size || !(await isType())) refuse(noFile(name));
  };

  return {
    /** The payload that travels apart, before it is read. */
    async ofParcel(person: Person, { bulk }: Parcel): Promise<void> {
      if (bulk !== undefined && !(await isOwn(person, bulk))) refuse(GONE);
    },
    /** The files that a fact names, as its author has said it. */
    async ofFact(person: Person, business: Business, fact: UnknownAction): Promise<void> {
      if (isOfAnother(fact)) return;
      const names = new Set(namesIn(JSON.stringify(fact)));
      if (names.size === 0) return;
      if (names.size > MOST_FILES) refuse(TOO_MANY);
      const files = filesIn(fact);
      const readableNow = readable(person, business);
      for (const file of files) {
        names.delete(file.hash);
        await mustBeTrue(person, file, isNamedIn(readableNow, file.hash));
      }
      if (names.size > 0) refuse(GONE);
    },
  };
}
