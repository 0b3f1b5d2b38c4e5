import type { Office } from '@/journal/adapters/nats/reader';
import { STREAMS, type Way } from '@/journal/adapters/nats/subjects';
import { isObject } from '@/journal/kit/isObject';
import { waitingIn } from '@/store/billing/letters/letter';
import type { Business } from '@/store/business/business';
import { isBeginning } from '../beginning';
import type { PostBook } from '../post/postBook';

export type Moves = ReturnType<typeof movesInto>;

/** Where it is kept which letters waited in a history as the first fact of the office's own followed it. */
const KEPT_AT = ['room', 'brought'] as const;

/**
 * What an office knows of a history that moves into it. It is on its way from its first entry until somebody says something in the
 * office itself: until then the business is what it was at some time elsewhere, and from then on nothing is brought along any more.
 */
export function movesInto(office: Pick<Office, 'info' | 'find'>, book: Pick<PostBook, 'read' | 'put'>) {
  const lastOf = (way: Way) => office.find(STREAMS.journal, { last_by_subj: `office.${way}.>` });
  const isSaid = async (way: Way): Promise<boolean> => {
    const last = await lastOf(way);
    return last !== null && !isBeginning(last.subject);
  };

  /** Whether somebody has said something in the office itself: that stays so. */
  let taken = false;
  const isTaken = async (): Promise<boolean> => (taken ||= (await isSaid('fact')) || (await isSaid('undo')));

  let lastPlace: number | undefined;
  /** Up to which place of the journal its entries were brought along; 0 where none was. */
  const broughtUpTo = async (): Promise<number> => {
    if (lastPlace !== undefined) return lastPlace;
    const isOver = await isTaken();
    const found = (await lastOf('moved'))?.seq ?? 0;
    if (isOver) lastPlace = found;
    return found;
  };
  /** Whether a history is on its way. */
  const isUnderWay = async (): Promise<boolean> => !(await isTaken()) && (await broughtUpTo()) > 0;

  /** The last place of the journal, as long as this machine alone has brought something along since it looked. */
  let free: number | undefined;
  let brought: ReadonlySet<unknown> | undefined;

  return {
    broughtUpTo,
    isUnderWay,
    /** After which place an entry may be brought along; undefined where none may any more. */
    async placeForNext(): Promise<number | undefined> {
      if (free !== undefined) return free;
      const { state } = await office.info(STREAMS.journal);
      return (await isTaken()) ? undefined : state.last_seq;
    },
    /** An entry that was brought along has that place. */
    kept: (seq: number): void => void (free = seq),
    /** Somebody else may have appended something. */
    lookAnew: (): void => void (free = undefined),
    /** Keeps which letters wait in a business, before the first fact is said there that was not brought along. */
    async endBefore({ notices, reminders, sentDocuments }: Business): Promise<void> {
      free = undefined;
      if (!(await isUnderWay())) return;
      const ids = [notices, sentDocuments, reminders].flatMap((table) => waitingIn(table).map(({ id }) => id));
      await book.put(...KEPT_AT, { ids });
    },
    /** The identities of the letters that waited in the history as it was in; none as long as it is on its way. */
    async broughtLetters(): Promise<ReadonlySet<unknown>> {
      if (brought) return brought;
      if (!(await isTaken())) return new Set();
      const { value } = await book.read(...KEPT_AT);
      brought = new Set(isObject(value) && Array.isArray(value.ids) ? value.ids : []);
      return brought;
    },
  };
}
