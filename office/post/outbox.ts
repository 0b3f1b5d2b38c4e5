import { DAY_MS } from '@/journal/kit/durations';
import type { MailEvent } from '@/machines/outgoingMail';
import { answered, begun, byClock, isOutgoing, moved, type Outgoing } from './outgoing';
import type { PostBook } from './postBook';
import type { SendOutcome } from './sendOutcome';

/** As long as its Undo is offered, and a little longer. */
export const UNDO_MS = 15_000;
/** Whoever began to send has ended by then, or never will. */
export const SENDING_OVER_MS = 300_000;

const TOLD: Partial<Record<Outgoing['state'], MailEvent['type']>> = {
  accepted: 'accept',
  refused: 'fail',
  noReceiver: 'missReceiver',
  lost: 'lose',
};
const CUT_OFF = 'The office was cut off while it sent this. Ask the client before you send it again.';
const NOT_BEGUN: SendOutcome = { what: 'later', words: 'The office could not begin to send it.' };

export interface OutboxOptions {
  book: Pick<PostBook, 'read' | 'replace'>;
  /** Sends a mail once; rejects only where nothing was begun, and gives nothing where it may not go any more. */
  send: (id: string) => Promise<SendOutcome | undefined>;
  /** Under which it can be asked for what became of one, though nothing was heard of that, as the office was cut off; undefined where it cannot. */
  requestOf: (id: string) => Promise<string | undefined>;
  /** Whether it is still asked for, by all that was said by now; asked once it is written down that it is sent, from when on nobody takes it back. */
  isAsked: (id: string) => Promise<boolean>;
  /** The business in which it is asked for now, by the identity of its origin. */
  origin: () => string;
  /** Why it is not to be sent any more, as what it tells may not be so; undefined where it is. */
  stale: (id: string, of: string) => string | undefined;
  /** Says as a fact what became of it; gives whether that is settled. */
  tell: (
    id: string,
    became: MailEvent['type'],
    what: Pick<Outgoing, 'answer' | 'since' | 'requestId'>,
  ) => Promise<boolean>;
  /** Milliseconds. */
  now: () => number;
  /** How long it waits for an Undo, in milliseconds. */
  undoMs?: number | undefined;
}

/** What a step of the outbox came to: what became of the attempt, if there was one. */
type Step = 'nothing' | SendOutcome;

interface Known {
  outgoing: Outgoing;
  place: number;
}

/** What is written down of each mail, and known of those that wait, so that not all is read again and again. */
function recordsIn(book: OutboxOptions['book']) {
  const known = new Map<string, Known>();
  return {
    known,
    read: async (id: string): Promise<Known | undefined> => {
      const { value, place } = await book.read('mail', id);
      if (place === 0) return undefined;
      // Of what nobody can read nobody knows whether it went.
      return { outgoing: isOutgoing(value) ? value : { ...begun('', 0, 0), state: 'sending' }, place };
    },
    /** Writes it down; undefined where somebody else has done so meanwhile. */
    write: async (id: string, outgoing: Outgoing, place: number): Promise<Known | undefined> => {
      known.delete(id);
      const kept = await book.replace('mail', id, outgoing, place);
      if (kept === undefined) return undefined;
      const next = { outgoing, place: kept };
      known.set(id, next);
      return next;
    },
  };
}

/** Sends what is asked for, each once: what it is about to do it writes down before, and what came of it after. */
export function createOutbox({ book, send, isAsked, now, undoMs = UNDO_MS, ...letters }: OutboxOptions) {
  const { known, read, write } = recordsIn(book);

  const settle = async (id: string, outgoing: Outgoing) => {
    const became = TOLD[outgoing.state];
    if (became && (await letters.tell(id, became, outgoing))) known.delete(id);
  };
  const close = async (id: string, last: Outgoing, place: number) => (await write(id, last, place)) && settle(id, last);
  const takeUp = (id: string): Promise<Known | undefined> => {
    const fresh = begun(letters.origin(), now(), now() + undoMs);
    const answer = letters.stale(id, fresh.of);
    return write(id, answer === undefined ? fresh : moved(fresh, 'giveUp', now(), { answer }), 0);
  };
  /** What is to be written down of what was begun here: a stream that does not answer now does later. */
  const owed = new Map<string, Known & { step: Step }>();
  const finish = async (id: string, { outgoing, place, step }: Known & { step: Step }): Promise<Step> => {
    // Where another machine has told meanwhile that nobody knows, that stays.
    const kept = await write(id, outgoing, place);
    owed.delete(id);
    if (kept) await settle(id, outgoing);
    return step;
  };

  const sendIt = async (id: string, { outgoing, place }: Known): Promise<Step> => {
    const requestId = await letters.requestOf(id);
    const sending = await write(id, moved(outgoing, 'begin', now(), { requestId }), place);
    if (!sending) return 'nothing';
    const outcome = (await isAsked(id).catch(() => false)) ? await send(id).catch(() => NOT_BEGUN) : undefined;
    const became = outcome ? answered(sending.outgoing, outcome, now()) : outgoing;
    const owing = { outgoing: became, place: sending.place, step: outcome ?? ('nothing' as const) };
    owed.set(id, owing);
    return finish(id, owing);
  };

  return {
    /** Takes a mail that is asked for one step further; sends it only where that may be now. */
    async step(id: string, maySend: boolean): Promise<Step> {
      const owing = owed.get(id);
      if (owing) return finish(id, owing);
      const at = known.get(id) ?? (await read(id)) ?? (await takeUp(id));
      if (!at) return 'nothing';
      const { place } = at;
      const outgoing = byClock(at.outgoing, now());
      known.set(id, at);
      if (outgoing.state === 'sending') {
        if (now() - outgoing.since >= SENDING_OVER_MS)
          await close(id, moved(outgoing, 'lose', now(), { answer: CUT_OFF }), place);
      } else if (outgoing.state !== 'waiting') await settle(id, outgoing);
      // What may not go is told after a day as well: it may be larger than all that goes in one.
      else if (outgoing.until <= now() && (maySend || now() - outgoing.since >= DAY_MS)) {
        const answer = letters.stale(id, outgoing.of);
        if (answer !== undefined) await close(id, moved(outgoing, 'giveUp', now(), { answer }), place);
        else if (maySend) return sendIt(id, { outgoing, place });
      }
      return 'nothing';
    },
    /** Forgets what is known, as another machine may go on with it. */
    forget: () => known.clear(),
  };
}
