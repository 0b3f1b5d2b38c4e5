import type { LoggedCall } from '@/office/webhooks/webhookProtocol';
import { rounds } from '../rounds';
import { complain } from '../tell';
import type { Caller } from './calling';
import { afterTry, dueIn, logOf, type Hooks } from './hooks';
import type { CallingSettings, KeptWebhook } from './keptWebhook';
import { takingIn, type TakingInOptions } from './takingIn';

const LOOK_EVERY_MS = 2_000;
const LOOK_AT_VEHICLES_EVERY_MS = 600_000;
/** So many calls are made before the journal is looked at again. */
const MOST_A_ROUND = 20;

const TRIED_AGAIN = 'A webhook is tried again, as its receiver does not take it. Settings → API tells why.';
const GIVEN_UP = 'A webhook was given up after a day. Settings → API tells which, and why.';

export interface HookRoomOptions extends Omit<TakingInOptions, 'kept'> {
  kept: KeptWebhook;
  call: Caller;
  leads: () => boolean;
  /** Up to which place of the journal its entries were brought along: of these nobody is told. */
  broughtUpTo: () => Promise<number>;
  /** After how many milliseconds it looks again. */
  lookEveryMs?: number | undefined;
}

export type HookRoom = ReturnType<typeof openHookRoom>;

type Progress = NonNullable<Awaited<ReturnType<KeptWebhook['hooks']>>>;

/** How far the office is with its calls, as it was read or kept last. */
function progressIn(kept: Pick<KeptWebhook, 'hooks' | 'keep'>) {
  let known: Progress | undefined;
  return {
    read: async (): Promise<Progress | undefined> => (known ??= await kept.hooks()),
    /** Keeps how far it is now; false where another one, or an admin, has changed it meanwhile, and all is to be read anew. */
    async keep(hooks: Hooks, before: Progress): Promise<boolean> {
      const isLast = known === before;
      known = undefined;
      const place = isLast ? await kept.keep(hooks, before.place) : undefined;
      if (place !== undefined) known = { hooks, place };
      return place !== undefined;
    },
    forget: () => void (known = undefined),
  };
}

/** What admins are to see to, in a sentence. */
function troubleOf({ waiting, over }: Hooks): string | undefined {
  if (waiting.some(({ tries }) => tries > 0)) return TRIED_AGAIN;
  return over[0]?.state === 'Given Up' ? GIVEN_UP : undefined;
}

/** What admins are told of how it goes. */
const toldOf = (kept: Pick<KeptWebhook, 'hooks' | 'settings'>) => ({
  log: async (): Promise<readonly LoggedCall[]> => {
    const at = await kept.hooks();
    return at ? logOf(at.hooks) : [];
  },
  trouble: async (): Promise<string | undefined> => {
    const at = (await kept.settings()) && (await kept.hooks());
    return at && troubleOf(at.hooks);
  },
});

/** Takes in what happens, but for what was brought along, as long as nobody else keeps how far that is. */
function happeningsInto(progress: ReturnType<typeof progressIn>, options: Omit<HookRoomOptions, 'call' | 'leads'>) {
  const { kept, broughtUpTo, now } = options;
  const taking = takingIn(options);
  let lookedAt = Number.NEGATIVE_INFINITY;
  const lookAnew = () => void (lookedAt = Number.NEGATIVE_INFINITY);

  const takeIn = async (at: Progress, { events }: CallingSettings) => {
    const told = await taking.fromJournal(at.hooks, events);
    const since = now() - lookedAt;
    // A clock that was ahead has noted what is still to come.
    const looks = events.includes('vehicle.silent') && (since < 0 || since >= LOOK_AT_VEHICLES_EVERY_MS);
    const looked = looks ? await taking.fromVehicles(told) : undefined;
    const next = looked?.hooks ?? told;
    if (next !== at.hooks && !(await progress.keep(next, at))) return;
    if (!looked) return;
    await looked.noted();
    lookedAt = now();
  };
  return {
    lookAnew,
    takeIn: async (at: Progress, settings: CallingSettings): Promise<void> => {
      const after = await broughtUpTo();
      if (after <= at.hooks.after) return takeIn(at, settings);
      // Which vehicles of that are silent is no news either.
      await kept.forgetSilent();
      lookAnew();
      await progress.keep({ ...at.hooks, after, taken: 0 }, at);
      return undefined;
    },
  };
}

/** Tells a receiver of what happens, one call after another, as long as this machine leads: what it is about to do is kept before. */
export function openHookRoom({ call, leads, lookEveryMs = LOOK_EVERY_MS, ...options }: HookRoomOptions) {
  const { kept, now, settled } = options;
  const progress = progressIn(kept);
  const { takeIn, lookAnew } = happeningsInto(progress, options);

  /** Makes the first call that is due; gives whether the next one may follow at once. */
  const callNext = async (settings: CallingSettings): Promise<boolean> => {
    const at = await progress.read();
    const due = at && dueIn(at.hooks, now());
    if (!due) return false;
    const outcome = await call(settings, due);
    return (await progress.keep(afterTry(at.hooks, due, outcome, now()), at)) && outcome.isTaken;
  };
  const round = async (): Promise<number> => {
    const settings = leads() ? await kept.settings() : undefined;
    if (!settings) {
      progress.forget();
      return lookEveryMs;
    }
    const at = await progress.read();
    if (!at) await kept.begin(settled().seq);
    else await takeIn(at, settings);
    for (let made = 0; made < MOST_A_ROUND; made += 1) {
      if (beat.isOver() || !leads() || !(await callNext(settings))) return lookEveryMs;
    }
    return 0;
  };
  const beat = rounds(() =>
    round().catch((error: unknown) => {
      complain(`Webhooks could not be looked after: ${String(error)}`);
      progress.forget();
      return lookEveryMs;
    }),
  );

  return {
    /** Looks anew at once, as what is kept has changed. */
    begin() {
      progress.forget();
      lookAnew();
      beat.wake();
    },
    ...toldOf(kept),
    close: beat.close,
  };
}
