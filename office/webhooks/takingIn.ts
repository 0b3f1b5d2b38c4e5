import type { Entry, Journal } from '@/journal/port/port';
import { unpacked } from '@/journal/reading/bulk';
import type { WebhookEvent } from '@/office/webhooks/webhookSettings';
import type { HeardContact } from '@/store/browser/heardSlice';
import type { Business } from '@/store/business/business';
import { isoDate } from '@/store/kit/dates';
import { happenedIn, silentVehicles, type Happening } from './happenings';
import { roomIn, withCalls, type Call, type Hooks } from './hooks';
import type { KeptWebhook } from './keptWebhook';

const MOST_ENTRIES = 100;

export interface TakingInOptions {
  kept: Pick<KeptWebhook, 'silent' | 'noteSilent'>;
  journal: Pick<Journal, 'since' | 'contents'>;
  /** The business, and up to which place of the journal it is read. */
  settled: () => { business: Business; seq: number };
  /** What devices told last. */
  contacts: () => Promise<readonly HeardContact[]>;
  /** Milliseconds. */
  now: () => number;
}

/** Makes calls of what happens: of what is read in the journal, and of what vehicles do not tell. */
export function takingIn({ kept, journal, settled, contacts, now }: TakingInOptions) {
  const callOf = ({ id, event, about, body }: Happening): Call => ({
    id,
    event,
    about,
    body,
    since: now(),
    until: now(),
    tries: 0,
    answer: '',
  });
  const ofEntry = (hooks: Hooks, entry: Entry, events: readonly WebhookEvent[]): Hooks => {
    const happened = happenedIn(settled().business, entry);
    const next = happened.slice(hooks.taken, hooks.taken + roomIn(hooks));
    const calls = next.flatMap((one) => (one && events.includes(one.event) ? [callOf(one)] : []));
    const taken = hooks.taken + next.length;
    const isWhole = taken >= happened.length;
    return { ...withCalls(hooks, calls), ...(isWhole ? { after: entry.seq, taken: 0 } : { taken }) };
  };

  return {
    /** With what the journal tells since, as far as there is room. */
    async fromJournal(hooks: Hooks, events: readonly WebhookEvent[]): Promise<Hooks> {
      const { seq } = settled();
      if (hooks.after >= seq) return hooks;
      const entries = (await journal.since(hooks.after, MOST_ENTRIES)).filter((entry) => entry.seq <= seq);
      let next = hooks;
      for (const entry of await unpacked(entries, journal.contents)) {
        if (roomIn(next) === 0) return next;
        next = ofEntry(next, entry, events);
        if (next.after < entry.seq) return next;
      }
      return next;
    },
    /** With the vehicles that are silent since the last look; gives what notes that these were taken, once the calls are kept. */
    async fromVehicles(hooks: Hooks): Promise<{ hooks: Hooks; noted: () => Promise<void> }> {
      const [before, told] = [await kept.silent(), await contacts()];
      const moment = new Date(now());
      const heard = Object.fromEntries(told.map((contact) => [contact.imei, contact]));
      const silent = silentVehicles(settled().business, heard, isoDate(moment), moment.toISOString());
      const fresh = before ? [...silent].filter(([id]) => !before.has(id)) : [];
      const taken = fresh.slice(0, roomIn(hooks));
      const later = new Set(fresh.slice(taken.length).map(([id]) => id));
      return {
        hooks: withCalls(
          hooks,
          taken.map(([, one]) => callOf(one)),
        ),
        noted: () => kept.noteSilent([...silent.keys()].filter((id) => !later.has(id))),
      };
    },
  };
}
