import type { UnknownAction } from '@reduxjs/toolkit';
import { formatAgo } from '@/format';
import type { KnownEntry } from '@/journal/lookup';
import type { Refusal } from '@/journal/port/model';
import type { Replica } from '@/journal/replica';
import { activityOf } from './activity';
import { businessOf, type Business } from './business';
import { aboutOf } from './businessRules';

const LOOKED_THROUGH = 100;
/** Who was faster said it later than that before, by whichever clock: what is older was known to both. */
const RACE_MS = 5 * 60_000;

/** A refusal, and of a fact that came to nothing after all that fact as it is in the journal. */
type Refused = Refusal & { id?: string; fact?: UnknownAction };

/** Whether an edit somewhere in a fact's payload carries the field. */
function carries(part: unknown, field: string): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const to: unknown = Reflect.get(part, 'to');
  if (typeof to === 'object' && to !== null && field in to) return true;
  return Object.values(part).some((inner) => carries(inner, field));
}

const ago = (instant: string) => formatAgo(instant, new Date().toISOString());

/** The entry that came right before an overtaken one about the same records; none where that was long before. */
function rightBefore(entries: readonly KnownEntry[], id: string): KnownEntry | undefined {
  const own = entries.find((entry) => entry.id === id && entry.overtaken !== undefined);
  const [faster] = entries
    .filter(({ seq, overtaken }) => own && seq < own.seq && overtaken === undefined)
    .toSorted((one, other) => other.seq - one.seq);
  return own && faster && Date.parse(faster.at) > Date.parse(own.at) - RACE_MS ? faster : undefined;
}

/**
 * A refusal in words, with who was faster where the records' history tells: "Rate is 95 now: Ravi changed it from 90, …", or what
 * was done right before a fact that came to nothing; `when` words the instant.
 */
export const explained =
  ({ reason, changed, id, fact }: Refused, when: (instant: string) => string = ago) =>
  async (_dispatch: unknown, getState: () => Business, replica: Replica | undefined): Promise<string> => {
    if (!replica) return reason;
    const historyOf = (record: string) => replica.history(record, LOOKED_THROUGH).catch(() => []);
    if (changed) {
      const entries = await historyOf(changed.record);
      const faster = entries.find(({ action, overtaken }) => !overtaken && carries(action.payload, changed.field));
      return faster ? `${changed.now}: ${faster.by} changed it from ${changed.was}, ${when(faster.at)}.` : reason;
    }
    if (id === undefined || fact === undefined) return reason;
    const entries = await Promise.all(aboutOf(fact).map(historyOf));
    const faster = rightBefore(entries.flat(), id);
    if (!faster) return reason;
    const { by, text, at } = activityOf(faster, businessOf(getState()), undefined);
    return `${reason} ${by} ${text}, ${when(at)}.`;
  };
