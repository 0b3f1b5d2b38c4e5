import type { Entry, Journal } from '@/journal/port/port';
import type { Person } from '@/store/business/feeds/withheld';
import type { Asked } from '../facts/asked';
import type { Quotas } from '../facts/quotas';
import type { createTurns } from '../facts/turns';
import { TOO_MUCH } from '../sharedRefusals';
import type { HistoryIndex } from './historyIndex';
import { costOfLook, limitIn, looksThroughAll } from './readCosts';
import type { readFacts } from './readFacts';
import { readingOn, type endOf, type FeedOptions } from './changesSince';

interface HistoryOptions extends FeedOptions {
  journal: FeedOptions['journal'] & Pick<Journal, 'history'>;
  /** Where the facts about a record are known to be. */
  placesOf: HistoryIndex['placesOf'];
  quotas: Pick<Quotas, 'take'>;
}

interface Parts {
  facts: Pick<ReturnType<typeof readFacts>, 'history'>;
  endAt: ReturnType<typeof endOf>;
  inTurn: ReturnType<typeof createTurns>['inTurn'];
}

/**
 * Tells the newest about a record, at the price of what is looked through for it: where that is all about many records, in turn with
 * others.
 */
export function recordHistory(options: HistoryOptions, { facts, endAt, inTurn }: Parts) {
  const { journal, placesOf, quotas } = options;
  const readOn = readingOn(options);

  const lookThrough =
    (by: string, record: string) =>
    async (entries: number): Promise<Entry[] | undefined> => {
      // Each time anew: more is looked through than before, and more may be known.
      const isThroughAll = looksThroughAll({ placesOf }, record, entries);
      if (!quotas.take('reads', by, costOfLook(entries, isThroughAll))) return undefined;
      const look = () => journal.history(record, entries);
      return isThroughAll ? inTurn(by, look) : look();
    };
  return async (person: Person, { record, limit }: Asked): Promise<object | undefined> => {
    if (typeof record !== 'string') return undefined;
    // Whoever was told of something finds it there.
    await readOn((await endAt()).last);
    const entries = await facts.history(person, limitIn(limit), lookThrough(person.name, record));
    return entries ? { entries } : TOO_MUCH;
  };
}
