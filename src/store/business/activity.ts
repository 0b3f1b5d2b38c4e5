import type { UnknownAction } from '@reduxjs/toolkit';
import { accountActivities } from '@/store/accounts/accountWords';
import { businessOf, businessReplaced, type Business } from './business';
import { careActivities } from '@/store/cce/careWords';
import { stockActivities } from '@/store/stock/stockWords';
import { factUndone } from '@/store/undo/rowChanges';
import { vendorActivities } from '@/store/vendors/vendorWords';
import type { Entry } from '@/store/journal/journal';
import { readEntry } from '@/store/journal/reading';
import type { Replica } from '@/store/journal/replica';
import { telling, type Told } from '@/store/journal/telling';

/** One thing that somebody did, in words that follow their name: Asha "added vendor Metro Cables". */
export interface Activity extends Told {
  seq: number;
  /** ISO instant. */
  at: string;
  by: string;
}

const REPLACED = {
  sample: 'loaded the sample data',
  backup: 'restored a backup',
  emptying: 'emptied the business',
  recovery: 'recovered the business after its storage was deleted',
} as const;

const tellings = [
  ...vendorActivities,
  ...stockActivities,
  ...accountActivities,
  ...careActivities,
  telling(businessReplaced, ({ by }) => ({ text: REPLACED[by] })),
  telling(factUndone, ({ fact }, business) => {
    const undone = tell(fact, business);
    return { ...undone, text: `took back: ${undone.text}` };
  }),
];

function tell(action: UnknownAction, business: Business): Told {
  for (const one of tellings) {
    const told = one(action, business);
    if (told) return told;
  }
  return { text: action.type };
}

/** The entries in words, names taken from the business as it is now; unreadable ones are left out. */
const activitiesOf = (entries: readonly Entry[], business: Business): Activity[] =>
  entries.flatMap((entry) => {
    const read = readEntry(entry);
    return read.ok ? [{ seq: entry.seq, at: entry.at, by: entry.by, ...tell(read.action, business) }] : [];
  });

const SHOWN = 200;

/** Reads the newest activities from the journal, up to the entry `seq`, newest first. */
export const readActivities =
  (seq: number) =>
  async (_dispatch: unknown, getState: () => Business, replica: Replica | undefined): Promise<Activity[]> =>
    activitiesOf(
      ((await replica?.newest(SHOWN)) ?? []).filter((entry) => entry.seq <= seq),
      businessOf(getState()),
    );
