// What of a post room outlasts it, and rooms over that, each killed at a step of its own.
import type { MailEvent } from '@/machines/outgoingMail';
import { createOutbox, UNDO_MS } from '../../office/post/outbox';
import type { SendOutcome } from '../../office/post/sendOutcome';
import { Killed, lifeUntil, type Reach } from './killed';
import { memoryBook } from './memoryBook';

const HOUR_MS = 3_600_000;
const OK: SendOutcome = { what: 'accepted', words: '250 Ok' };

/** From which state to which a letter came, each time that was written down. */
function stepsIn(written: readonly { subject: string; value: object }[], of: string): string[] {
  const states = written.flatMap(({ subject, value }) =>
    subject === of && 'state' in value ? [String(value.state)] : [],
  );
  // As it is taken up it waits.
  return states
    .map((state, step) => `${states[step - 1] ?? 'waiting'} ${state}`)
    .filter((step) => step !== 'waiting waiting');
}

/** What sends: through `reach` goes all that outlasts a room, as what was kept does. */
export type Sends = (
  id: string,
  here: { reach: Reach; book: ReturnType<ReturnType<typeof memoryBook>['through']> },
) => Promise<SendOutcome | undefined>;

/**
 * A server that gives these answers and then takes all, what the office keeps, and what it was asked for.
 * @param sends what sends in the place of that server, and notes in the mailbox what went
 * @param requestOf under which what becomes of one can be asked for before anything is heard of it
 */
export function postWorld(
  answers: SendOutcome[] = [],
  sends?: (mailbox: string[]) => Sends,
  requestOf?: (id: string) => string,
) {
  const book = memoryBook();
  let now = Date.parse('2026-11-27T09:00:00Z');
  const mailbox: string[] = [];
  const told = new Map<string, { became: MailEvent['type']; answer: string; requestId?: string | undefined }>();
  const wanted = new Set(['a', 'b', 'c']);
  let origin = 'first';
  const byServer: Sends = async (id, { reach }) =>
    reach(() => {
      const answer = answers.shift() ?? OK;
      if (answer.what === 'accepted' || answer.what === 'lost') mailbox.push(id);
      return answer;
    });
  const send = sends?.(mailbox) ?? byServer;

  const open = (killedAt?: number, isOld = false) => {
    const reach = lifeUntil(killedAt);
    const through = book.through(reach);
    const room = createOutbox({
      book: through,
      isAsked: async (id) => reach(() => wanted.has(id) && !told.has(id)),
      origin: () => origin,
      send: (id) => send(id, { reach, book: through }),
      requestOf: async (id) => requestOf?.(id),
      stale: (_id, of) => (isOld || of !== origin ? 'Too old' : undefined),
      tell: async (id, became, { answer, requestId }) =>
        reach(() => {
          if (!told.has(id)) told.set(id, { became, answer, requestId });
          return true;
        }),
      now: () => now,
    });
    /** Goes on until so many rounds are over, or it is killed. */
    const work = async (rounds = 1, maySend = true) => {
      for (let round = 0; round < rounds; round += 1)
        for (const id of [...wanted].filter((one) => !told.has(one))) await room.step(id, maySend);
    };
    return { ...room, work, reach, book: through };
  };
  return {
    open,
    mailbox,
    told,
    wanted,
    /** How far each letter came, one step after the other, as it was written down: `waiting sending` for one. */
    waysTaken: () => new Set([...wanted].flatMap((id) => stepsIn(book.written(), `mail ${id}`))),
    now: () => now,
    pass: (ms: number) => (now += ms),
    replaced: () => (origin = 'second'),
  };
}

export type PostWorld = ReturnType<typeof postWorld>;

/** What rooms are opened over; each goes on in rounds. */
interface Rooms {
  open: (killedAt?: number) => { work: () => Promise<void>; forget: () => void };
  pass: (ms: number) => void;
}

const unlessKilled = (error: unknown) => {
  if (!(error instanceof Killed)) throw error;
};

/** Has a last room live for two days. */
async function workToTheEnd(here: Rooms): Promise<void> {
  const last = here.open();
  for (let times = 0; times < 40; times += 1) {
    await last.work();
    here.pass(HOUR_MS);
  }
}

/** Has one room after the other killed at its step, and a last one live for two days. */
export async function workKilledAt(here: Rooms, kills: readonly number[]): Promise<void> {
  for (const killedAt of kills) {
    await here.open(killedAt).work().catch(unlessKilled);
    here.pass(UNDO_MS);
  }
  await workToTheEnd(here);
}

/** Who of three machines leads for a round, who still takes itself for the one that does, and the step at which the first is killed. */
interface Turn {
  leads: number;
  lingers: number;
  killedAt: number | undefined;
}

/** Has the rooms of three machines lead in turns, each killed one begun anew, and a last one live for two days. */
export async function workInTurns(here: Rooms, turns: readonly Turn[]): Promise<void> {
  const machines = [0, 1, 2].map(() => here.open());
  for (const { leads, lingers, killedAt } of turns) {
    if (killedAt !== undefined) machines[leads] = here.open(killedAt);
    const working = [...new Set([leads, lingers])];
    await Promise.all(
      working.map(async (place) => {
        await machines[place]?.work().catch((error: unknown) => {
          unlessKilled(error);
          machines[place] = here.open();
        });
      }),
    );
    for (const [place, room] of machines.entries()) if (!working.includes(place)) room.forget();
    here.pass(UNDO_MS);
  }
  await workToTheEnd(here);
}

/** What is not as it must be: each letter has gone once at most, and what was told of it is so. */
export const faultsOf = ({ mailbox, told, wanted }: PostWorld) =>
  [...wanted].flatMap((id) => {
    const times = mailbox.filter((one) => one === id).length;
    const became = told.get(id)?.became;
    const isTrue: Partial<Record<MailEvent['type'], boolean>> = {
      accept: times === 1,
      fail: times === 0,
      missReceiver: times === 0,
      lose: times <= 1,
    };
    return became !== undefined && isTrue[became] ? [] : [{ id, times, became }];
  });
