import { HOUR_MS } from '@/journal/kit/durations';

/** From so many in an hour on it is no slip of one browser. */
const WORTH_TELLING = 20;

/** So often a browser of theirs is never told to wait, whatever they import. */
const WORTH_NOTING = 100;
const MORE_THAN_THEIRS = 'They ask for far more than their share.';

/** What one person asked for in the last hour that the office does not give. */
interface Tried {
  since: number;
  times: number;
}

/**
 * Counts what people ask for that no browser of theirs does: what nobody can read, and what their role may not say.
 * @param tell is told of a person's first one in an hour, and of each twentieth
 * @param now milliseconds
 */
export function createAttempts(tell: (text: string) => void, now: () => number = () => performance.now()) {
  const tried = new Map<string, Tried>();
  const isOver = ({ since }: Tried) => now() - since >= HOUR_MS;

  /** How often each was told to wait. */
  const waited = new Map<string, number>();

  const note = (by: string, why: string) => {
    const before = tried.get(by);
    const { since, times } = before && !isOver(before) ? before : { since: now(), times: 0 };
    tried.set(by, { since, times: times + 1 });
    if (times % WORTH_TELLING === 0) tell(`${by} was refused (${times + 1} within an hour): ${why}`);
  };

  return {
    /** Somebody asked for something, and this is why they do not get it. */
    note,
    /** Somebody asked for more than their share; noted as an attempt once they have done so a hundred times. */
    tooMuch(by: string) {
      const times = (waited.get(by) ?? 0) + 1;
      waited.set(by, times);
      if (times % WORTH_NOTING === 0) note(by, MORE_THAN_THEIRS);
    },
    /** Who asks again and again, for the admins; nothing where nobody does. */
    trouble: (): string | undefined => {
      for (const [by, one] of tried) if (isOver(one)) tried.delete(by);
      const often = [...tried].filter(([, { times }]) => times >= WORTH_TELLING).map(([by]) => by);
      if (often.length === 0) return undefined;
      return `Again and again somebody asks the office for what it does not give them: ${often.join(', ')}. Talk to them, or give them another password.`;
    },
  };
}

export type Attempts = ReturnType<typeof createAttempts>;
