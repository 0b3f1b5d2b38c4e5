import { removeLeftovers } from '@/journal/adapters/nats/leftovers';
import type { Office } from '@/journal/adapters/nats/reader';
import { BUCKETS } from '@/journal/adapters/nats/subjects';
import { DAY_MS } from '@/journal/kit/durations';
import { noneNamed, removeOrphans } from '@/journal/orphans';
import type { Journal } from '@/journal/port/port';
import { isoDate } from '@/store/kit/dates';
import { hourOf } from './nightlyBackup';

/** After the backup of the night, which reads all there is. */
const TIDY_HOUR = 3;
/** A program that has just started has other work. */
const SETTLED_MS = 600_000;
/** What somebody has begun to put and not ended within a day they never will. */
const LEFT_FOR_MS = DAY_MS;
/** A file in a form that was left on a Friday is wanted on Monday: the form names it, and nobody but its browser knows. */
const UNNAMED_FOR_MS = 7 * DAY_MS;

export interface TidyingOptions {
  office: Office;
  journal: Journal;
  now: () => Date;
  /** Whether this machine leads: one of them tidies for all. */
  leads: () => boolean;
}

/** Removes, once a night, what lies among the contents of an office and what no fact names. */
export function contentTidying({ office, journal, now, leads }: TidyingOptions) {
  const named = noneNamed();
  const startedAt = now().getTime();
  let tidied: string | undefined;
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds).toISOString();

  const tidy = async () => {
    await removeOrphans(journal, [], before(UNNAMED_FOR_MS), named);
    for (const bucket of Object.values(BUCKETS)) await removeLeftovers(office, bucket, before(LEFT_FOR_MS));
  };

  return {
    tidy,
    /** Does so if it is due. */
    async look(): Promise<undefined> {
      const today = isoDate(now());
      if (today === tidied || hourOf(now()) < TIDY_HOUR || now().getTime() - startedAt < SETTLED_MS || !leads()) return;
      await tidy();
      tidied = today;
    },
  };
}
