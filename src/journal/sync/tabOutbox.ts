import { createLine } from '@/journal/kit/line';
import type { Outbox } from './outbox';
import type { Parcel } from '@/journal/port/port';

/** How long what another tab put in may lie before this one takes it up: nearly all of it is sent by then. */
const LOOK_AFTER_MS = 10_000;

const afterAWhile = () => new Promise<void>((resolve) => setTimeout(resolve, LOOK_AFTER_MS));

export type TabOutbox = ReturnType<typeof createTabOutbox>;

/** What waits no more and is to be taken out of the outbox, and what tells of each whose author is to hear of it. */
function createLeaving() {
  const leaving = new Set<string>();
  const tellers = new Map<string, () => void>();
  return {
    add: (ids: readonly string[]) => {
      for (const id of ids) leaving.add(id);
    },
    has: (id: string) => leaving.has(id),
    ids: () => [...leaving],
    tellWith: (id: string, tell: () => void) => void tellers.set(id, tell),
    /** It is out; told of unless another tab, which has taken it out, tells. */
    finish(id: string, isOurs: boolean) {
      const tell = tellers.get(id);
      tellers.delete(id);
      leaving.delete(id);
      if (isOurs) tell?.();
    },
  };
}

/** Looks after a while what others have put in, and calls back when something still lies there that is not `known`. */
function followOthers(
  outbox: Outbox,
  known: ReadonlySet<string>,
  pause: () => Promise<void>,
  onLeft: () => void,
): () => void {
  let looking = false;
  const look = async () => {
    await pause();
    looking = false;
    const found = await outbox.all();
    if (found.some(({ id }) => !known.has(id))) onLeft();
  };
  return outbox.subscribe(() => {
    if (looking) return;
    looking = true;
    look().catch(() => {});
  });
}

/**
 * One tab's hand on the outbox that all tabs of this browser share. What could not be put in is put in together with the
 * next; of what comes to nothing the tab tells that takes it out.
 */
export function createTabOutbox(outbox: Outbox, pause: () => Promise<void> = afterAWhile) {
  /** All that this tab ever put in or found there. */
  const known = new Set<string>();
  /** What is in it, as far as this tab knows. */
  const held = new Set<string>();
  /** What could not be put in yet. */
  let outside: readonly Parcel[] = [];
  const leaving = createLeaving();
  /** So that nothing is put in after it was taken out. */
  const { inLine } = createLine();

  return {
    /** Whether a draft outlasts this tab. */
    holds: (id: string) => held.has(id),

    /** All that waits there, in the order in which it was put in; not what this tab has let go of. */
    async all(): Promise<Parcel[]> {
      const found = (await inLine(() => outbox.all())).filter(({ id }) => !leaving.has(id));
      for (const { id } of found) {
        known.add(id);
        held.add(id);
      }
      return found;
    },

    /** Puts parcels in; rejects when that cannot be now. */
    put(parcels: readonly Parcel[]): Promise<void> {
      for (const { id } of parcels) known.add(id);
      return inLine(async () => {
        outside = [...outside, ...parcels];
        const going = outside;
        await outbox.put(going);
        outside = [];
        for (const { id } of going) held.add(id);
      });
    },

    /** Notes what waits no more: `tidy` takes it out. */
    drop: leaving.add,

    /** Takes out what was dropped; when that fails, it is left for the next time. */
    async tidy() {
      const ids = leaving.ids();
      if (ids.length === 0) return;
      const taken = new Set(await inLine(() => outbox.take(ids)));
      outside = outside.filter(({ id }) => !leaving.has(id));
      for (const id of ids) {
        leaving.finish(id, taken.has(id) || !held.has(id));
        held.delete(id);
      }
    },

    /** Has it told that a draft came to nothing, unless another tab has taken it out and tells: each is told once. */
    tellOnce: (id: string, tell: () => void) => (known.has(id) ? leaving.tellWith(id, tell) : tell()),

    /** Calls back when something lies there that another tab has put in and not sent, as it was closed or has no link. */
    subscribe: (onLeft: () => void) => followOthers(outbox, known, pause, onLeft),
  };
}
