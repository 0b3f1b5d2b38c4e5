import { errors } from '@nats-io/nats-core';
import { inOfficeWords, isKeptAlready, isOvertaken, NOT_READY } from '@/journal/adapters/nats/answers';
import type { FactAnswer } from '@/journal/adapters/nats/deskAnswers';
import { contentOf, subjectFor } from '@/journal/adapters/nats/entries';
import type { Office } from '@/journal/adapters/nats/reader';
import { canBeSent, isSubjectOf, STREAMS } from '@/journal/adapters/nats/subjects';
import type { Contents, Parcel } from '@/journal/port/port';
import type { Refusal } from '@/journal/port/model';
import { NO_ROOM, TOO_MUCH } from '../sharedRefusals';
import type { Quotas } from './quotas';

/** The answer to what no server takes, however often it is asked for. */
const TOO_LONG: FactAnswer = {
  refused: 'The office cannot keep this, as it is too long. Do it again in smaller parts, or with shorter names.',
};

/** So often somebody else may have appended something meanwhile. */
const MOST_TRIES = 10;

/** In so many places at most what was said under an identity is looked for: no more people have said something under the same. */
const MOST_PLACES = 20;

/** What a validator says of a parcel: as what it goes into the journal, and after which place; or why it does not. */
export type Validation =
  | {
      parcel: Parcel;
      /** The last place that the validator knew; undefined where any will do. */
      after: number | undefined;
      /** It has that place now. */
      kept: (seq: number) => void;
    }
  | {
      refused: string;
      changed?: Refusal['changed'];
      /** The last place that the validator knew; undefined where it goes by none. */
      last?: number | undefined;
    };

type Refused = Extract<Validation, { refused: string }>;

/** Whoever tells what the journal takes. */
export interface FactValidator {
  validate: (by: string, parcel: Parcel) => Promise<Validation>;
  /** Does work of somebody's with a parcel once it is read what the validator needs for it, where that takes long; it may come to wait. */
  reading?: (by: string, parcel: Parcel, work: () => Promise<FactAnswer>) => Promise<FactAnswer>;
  /** Where what somebody says under an identity stands already; undefined where the validator knows of none. */
  placeOf?: (id: string, by: string) => number | undefined;
  /** Which places may hold what was said under an identity longer ago. */
  placesOfId?: ((id: string) => readonly number[]) | undefined;
  /** Reads all that there is, as somebody else has appended something. */
  readOn: () => Promise<unknown>;
}

interface PlacingOptions {
  office: Pick<Office, 'publish' | 'find' | 'info'>;
  validator: FactValidator;
  putContent: Contents['put'];
  /** Whether there is room for what lies beside the journal. */
  hasRoom?: (() => Promise<boolean>) | undefined;
  /** Of what people may have read; what is said without is the office's own. */
  quotas?: Pick<Quotas, 'take'> | undefined;
}

/**
 * Finds what somebody has said under an identity before, whatever it was, at the price of the places that are read for it; undefined where
 * nothing is known of it.
 */
function keptBeforeIn({ office, validator, quotas }: Pick<PlacingOptions, 'office' | 'validator' | 'quotas'>) {
  const keptAt = async (seq: number): Promise<{ kept: number; subject: string } | undefined> => {
    const found = await office.find(STREAMS.journal, { seq });
    return found ? { kept: seq, subject: found.subject } : undefined;
  };
  return async (id: string, by: string): Promise<FactAnswer | undefined> => {
    const place = validator.placeOf?.(id, by);
    const places = place === undefined ? (validator.placesOfId?.(id).slice(0, MOST_PLACES) ?? []) : [place];
    for (const seq of places) {
      if (quotas && !quotas.take('reads', by, 1)) return TOO_MUCH;
      const found = await keptAt(seq);
      if (found && (seq === place || isSubjectOf(found.subject, by, id))) return found;
    }
    return undefined;
  };
}

/** Appends to the journal what a validator admits, each thing once however often it is asked for. */
export function placing({ office, validator, putContent, hasRoom, quotas }: PlacingOptions) {
  /** The answer about what was kept under a subject before; undefined where nothing was. */
  const keptUnder = async (subject: string): Promise<FactAnswer | undefined> => {
    const found = await office.find(STREAMS.journal, { last_by_subj: subject });
    return found ? { kept: found.seq, subject } : undefined;
  };

  const keptBefore = keptBeforeIn({ office, validator, quotas });

  /** A refusal, once the machine that finds nothing kept knows as much as the validator: one that leads since a moment ago may not. */
  const refusedBy = async ({ last = 0, ...refusal }: Refused): Promise<FactAnswer> =>
    (await office.info(STREAMS.journal)).state.last_seq < last ? { again: NOT_READY } : refusal;

  /** One try; undefined when somebody else has appended something since the validator looked. */
  const placeOnce = async (by: string, asked: Parcel): Promise<FactAnswer | undefined> => {
    // What is told anew, or otherwise, under the same identity would be kept beside it.
    const before = asked.moved ? undefined : await keptBefore(asked.id, by);
    if (before) return before;
    const validation = await validator.validate(by, asked);
    // The rules may refuse what was kept before, as it has happened by now.
    if ('refused' in validation) return (await keptUnder(subjectFor(asked, by))) ?? (await refusedBy(validation));
    const { parcel, after, kept } = validation;
    const subject = subjectFor(parcel, by);
    // What the office tells anew was never put by whoever asked for it.
    if (parcel.contents && hasRoom && !(await hasRoom())) return NO_ROOM;
    for (const [name, bytes] of parcel.contents ?? []) await putContent(name, bytes);
    try {
      const seq = await office.publish(subject, contentOf(parcel), after);
      kept(seq);
      return { kept: seq, subject };
    } catch (error) {
      if (isKeptAlready(error)) return (await keptUnder(subject)) ?? { again: NOT_READY };
      await validator.readOn();
      if (isOvertaken(error)) return undefined;
      throw error;
    }
  };

  /** What becomes of a parcel that somebody asks the journal to take. */
  return async (by: string, asked: Parcel): Promise<FactAnswer> => {
    try {
      if (!canBeSent(subjectFor(asked, by))) return TOO_LONG;
      for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
        const answer = await placeOnce(by, asked);
        if (answer) return answer;
      }
      return { again: NOT_READY };
    } catch (error) {
      if (error instanceof errors.InvalidArgumentError) return TOO_LONG;
      return { again: inOfficeWords(error).message };
    }
  };
}
