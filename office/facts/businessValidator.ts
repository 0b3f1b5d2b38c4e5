import type { UnknownAction } from '@reduxjs/toolkit';
import type { Office } from '@/journal/adapters/nats/reader';
import type { Draft, Entry, Parcel } from '@/journal/port/port';
import { packed } from '@/journal/reading/bulk';
import type { Replica } from '@/journal/replica';
import { businessModel } from '@/store/business/businessModel';
import { mayOfficeSay } from '@/store/business/policy';
import { isoDate } from '@/store/kit/dates';
import type { FactNotes } from '../audit/factNotes';
import type { proving } from '../otp/proving';
import { factIn, forbid, mustBeReadable, mustBeSayable, refuse, undoApart, validated } from './admission';
import { mustNotBeSending } from './beingSent';
import { counted } from './counted';
import { GONE } from '../sharedRefusals';
import { mustHaveHappened } from './dayOfFact';
import { keepGstins, keepMobiles } from './keptMobiles';
import { keepNamesApart } from './keptNames';
import { readableBy } from './largeFacts';
import { meantByInstaller } from './meantByInstaller';
import { bringing } from './movedIn';
import type { OldInverses } from './oldInverses';
import type { Moves } from './moves';
import type { namedContents } from './namedContents';
import type { FactValidator, Validation } from './placing';
import type { Quotas } from './quotas';
import type { Roles } from './roles';
import { settledBusiness, type ReadingOptions } from './settledBusiness';
import { undoQuota } from './undoQuota';
import { derivingUndo } from './derivedUndo';
import { validatingBy, type RefusingOptions } from './validatingBy';
import { mustBeWritten, type LetterSources } from './writtenLetters';

const ADMIN_BRINGS = 'Only an admin may bring a business along.';
const TAKEN = 'Somebody else has said something under the identity of this. Do it again.';
const NOT_OF_OFFICE = 'The office says of its own work alone.';

interface ValidatingOptions extends ReadingOptions, LetterSources, RefusingOptions {
  replica: Pick<Replica, 'caughtUp' | 'inverse' | 'contents'>;
  office: Pick<Office, 'info' | 'find' | 'subjects'>;
  /** Whether the office has begun to send a mail of that identity, on whichever machine: what asked for it is not taken back any more. */
  isSending: (id: string) => Promise<boolean>;
  /** What is brought along, and until when. */
  moves: Pick<Moves, 'placeForNext' | 'kept' | 'lookAnew' | 'endBefore'>;
  /** Adds to what somebody says how the office knows that it is so. */
  proven: ReturnType<typeof proving>;
  /** Refuses the names of bytes that are not their author's. */
  named: ReturnType<typeof namedContents>;
  notes?: Pick<FactNotes, 'kept'> | undefined;
  roleOf: Roles['roleOf'];
  quotas: Pick<Quotas, 'take' | 'most'>;
  /** Has what takes back a fact of long ago read in turn. */
  old: OldInverses;
  now: () => string;
}

type Settled = ReturnType<typeof settledBusiness>;
type Known = Awaited<ReturnType<Settled['now']>>;

/** Whoever tells what the journal takes of people, and of the office's own programs. */
export interface OwnValidator extends FactValidator {
  validateOwn: FactValidator['validate'];
}

/** A fact as the journal is to take it. */
const draftOf = (action: UnknownAction, { id, undoes }: Parcel, said: Pick<Draft, 'by' | 'at'>): Draft => ({
  ...said,
  id,
  version: businessModel.version,
  about: businessModel.aboutOf(action),
  action,
  undoes,
});

/**
 * Validates what people ask the journal to take: by their role, the form of the fact, and the rules in the business as the journal
 * has it. An Undo is derived anew from what its fact changed, as whoever asks for it could tell anything. What the office says of its own
 * work goes by the same rules.
 */
export function businessValidator({ replica, inverses, roleOf, now, ...options }: ValidatingOptions): OwnValidator {
  const { admitted, office, attempts, unfit, notes, isSending, moves, proven, named } = options;
  const settled = settledBusiness({ ...options, replica, inverses });
  const brought = bringing({ moves, contents: replica.contents, readAnew: () => settled.note(undefined) });
  const { derived, reading } = derivingUndo({ ...options, replica, inverses, roleOf });
  const charge = undoQuota(options.quotas);
  const admit = async (by: string, parcel: Parcel): Promise<Validation> => {
    const role = (await roleOf(by)) ?? refuse(GONE.refused);
    if (parcel.moved) return role === 'admin' ? brought(parcel) : forbid(ADMIN_BRINGS);
    if (inverses.isOfAnother(parcel.id, by)) forbid(TAKEN);
    mustBeReadable(role, parcel);
    const person = { name: by, role };
    if (!undoApart(parcel)) await named.ofParcel(person, parcel);
    const said = undoApart(parcel) ?? (await factIn(parcel, readableBy(role, parcel.action.type, replica.contents())));
    mustBeSayable(role, said);
    mustHaveHappened(said, now());
    const known = await settled.now();
    const meant = { business: known.business, by, said, undoes: parcel.undoes, derived };
    const spoken = role === 'installer' ? meantByInstaller(meant) : derived(said, parcel.undoes);
    charge(role, by, parcel.id, spoken);
    const fact = await proven({ business: known.business, person, id: parcel.id, fact: spoken });
    await named.ofFact(person, known.business, fact);
    keepMobiles(role, fact);
    keepGstins(role, fact);
    keepNamesApart(known.business, fact);
    await mustNotBeSending(known.business, fact, isSending);
    const validation = await placed(by, parcel, await counted(known.business, fact, isoDate(new Date(now()))), known);
    await mustBeWritten(known.business, fact, options);
    return validation;
  };
  const admitOwn = async (by: string, parcel: Parcel): Promise<Validation> => {
    const said = await factIn(parcel, replica.contents());
    return placed(by, parcel, mayOfficeSay(said.type) ? said : refuse(NOT_OF_OFFICE), await settled.now());
  };
  /** A fact in its form for the journal, once the rules admit it there. */
  const placed = async (by: string, parcel: Parcel, fact: UnknownAction, known: Known): Promise<Validation> => {
    const { business, last, passed } = known;
    const after = await validated(business, fact);
    await moves.endBefore(business);
    const draft = draftOf(fact, parcel, { by, at: now() });
    return {
      // A large payload lies under the hash that the desk has made of it, whatever name it came with.
      parcel: await packed(draft),
      after: last,
      kept(seq) {
        settled.note({ business: after, last: seq, passed }, { fact, before: business });
        inverses.note(draft.id, () => businessModel.undoing(fact, business), by, seq);
        notes?.kept(seq, fact, after);
        admitted.add({ ...draft, checked: true, seq } satisfies Entry);
      },
    };
  };

  const validating = (admitting: typeof admit) => validatingBy(admitting, settled, { office, attempts, unfit });
  const readOn = () => {
    moves.lookAnew();
    return settled.readOn();
  };
  return { validate: validating(admit), validateOwn: validating(admitOwn), readOn, reading, placeOf: inverses.placeOf };
}
