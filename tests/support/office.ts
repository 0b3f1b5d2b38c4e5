// An office and the tabs that work with it, without a server: what each tab says goes by its own eyes, and by the office's in turn.
import type { UnknownAction } from '@reduxjs/toolkit';
import { factUndone } from '@/journal/undo/undo';
import type { Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { refusal } from '@/store/business/businessRules';
import { misfit } from '@/store/business/checked/checked';
import { afterFact, replay } from '@/store/business/replay';
import { RefusedError } from '../../office/facts/admission';
import { counted } from '../../office/facts/counted';

/** What was said, and the business in which it was said. */
interface Known {
  fact: UnknownAction;
  before: Business;
}

/** The same as it lies in the journal, and what it comes to. */
export interface Kept extends Known {
  after: Business;
}

/** What a tab says: a fact, or that an earlier one is taken back. */
export interface Said {
  fact: UnknownAction;
  undoes?: Said | undefined;
  /** As the journal has it; nothing as long as it waits, or where it was refused. */
  kept?: Kept | undefined;
}

/** The fact that takes back what was said, in the business that it was said in. */
const inverseOf = ({ fact, before }: Known, on: string): UnknownAction => {
  const inverse = businessModel.undoing(fact, before);
  return factUndone.match(inverse) ? factUndone({ ...inverse.payload, on, stands: true }) : inverse;
};

/**
 * A journal with what it comes to. With a desk it takes what the desk of an office admits, of the day on which it hears of it; without, as
 * in one browser, what the rules admit where it stands, of the day that it says.
 */
export function officeOf(start: Business, hasDesk: boolean) {
  const all: Said[] = [];
  let business = start;
  const admitted = async (said: UnknownAction, day: string): Promise<UnknownAction | undefined> => {
    if (!hasDesk) return refusal(business, said) ? undefined : said;
    try {
      const fact = await counted(business, said, day);
      return businessModel.refusal(business, fact) ? undefined : fact;
    } catch (error) {
      if (error instanceof RefusedError) return undefined;
      throw error;
    }
  };
  return {
    now: () => business,
    /** What the journal has, in its order. */
    all: all as readonly Said[],
    /** Takes what a tab says on a day (ISO date), or refuses it. */
    async take(said: Said, day: string) {
      const { undoes } = said;
      if (undoes && !undoes.kept) return;
      const fact = await admitted(undoes?.kept ? inverseOf(undoes.kept, day) : said.fact, day);
      if (!fact) return;
      const before = business;
      business = replay(business, [fact], undefined, (was, is) => {
        const reason = misfit(was, is);
        if (reason !== undefined) throw new Error(`${fact.type}: ${reason}`);
        return undefined;
      });
      if (business === before) return;
      said.kept = { fact, before, after: business };
      all.push(said);
    },
  };
}

export type Office = ReturnType<typeof officeOf>;

/** A tab that works with an office; while its line is cut, what it says waits. */
export function tabOf(office: Office) {
  let seen = office.now();
  let waiting: Said[] = [];
  let isCut = false;
  /** What it said, as it knew it then. */
  const mine = new Map<Said, Known>();
  const read = () => {
    if (isCut) return;
    seen = office.now();
  };
  return {
    seen: () => seen,
    read,
    isCut: () => isCut,
    cut: () => void (isCut = true),
    async mend(day: string) {
      isCut = false;
      const told = waiting;
      waiting = [];
      for (const said of told) await office.take(said, day);
      read();
    },
    /** Says something on a day (ISO date), unless its rules refuse it here. */
    async say(fact: UnknownAction, day: string, undoes?: Said) {
      const meant = businessModel.asSaid(fact, seen);
      if (businessModel.refusal(seen, meant)) return;
      const before = seen;
      seen = afterFact(before, meant);
      if (seen === before) return;
      const said: Said = { fact: meant, undoes };
      if (isCut) waiting.push(said);
      else await office.take(said, day);
      mine.set(said, { fact: meant, before });
    },
    /** Takes back what was said, as this tab knows it. */
    async undo(said: Said, day: string) {
      read();
      const known = said.kept ?? mine.get(said);
      if (known) await this.say(inverseOf(known, day), day, said);
    },
    /** What it has said and what waits. */
    waiting: () => waiting as readonly Said[],
  };
}
