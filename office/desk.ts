import { setTimeout } from 'node:timers/promises';
import type { Msg, NatsConnection } from '@nats-io/nats-core';
import { readAsked } from '@/journal/adapters/nats/subjects';
import { createLine } from '@/journal/kit/line';
import { answerTo, FAILED, type DeskParts } from './deskAnswers';
import type { DeskNotes } from './audit/deskNotes';
import type { WhenceOf } from './audit/whence';
import { askedBy, type Asked } from './deskRules';
import { createTurns } from './facts/turns';
import { STILL_AT_IT } from './sharedRefusals';
import { complain, tell } from './tell';
import { waitingOf } from './waiting';

const readRequest = (message: Msg): { by: string; asked: Asked | undefined } => {
  const { by, request } = readAsked(message.subject);
  try {
    return { by, asked: askedBy(request.join('.'), message.json()) };
  } catch {
    return { by, asked: undefined };
  }
};

/** How long the server waits with its list of people for what was asked before. */
const PATIENCE_MS = 2_000;
/** So many requests of one person may wait at a time. */
const MOST_WAITING = 50;

export interface DeskOptions extends DeskParts {
  connection: NatsConnection;
  /** Tells from where somebody asks, and by which sign-in, which may have ended once it is answered. */
  whenceOf: WhenceOf;
  notes: DeskNotes;
  /** Called after something may have been changed and its answer is on its way. */
  changed: () => void;
}

/**
 * Answers what people ask of the office itself, one after another, each person's in turn with those of others. The subject says who asks: the server lets nobody else
 * in there. No key is ever told to anybody.
 */
export function openDesk({ connection, changed, whenceOf, notes, ...parts }: DeskOptions) {
  const line = createLine();
  const { inTurn } = createTurns(line);
  const enter = waitingOf(MOST_WAITING);

  const answer = async (message: Msg, by: string, asked: Asked | undefined) => {
    const whence = await whenceOf(by, message);
    const said = await answerTo(parts, by, asked, whence.session);
    message.respond(JSON.stringify(said));
    notes(by, asked, whence, said);
    if (!asked) return;
    const whom = 'name' in asked.asked ? ` ${asked.asked.name}` : '';
    if ('done' in said && !('told' in said)) tell(`${by}: ${asked.request}${whom}`);
    // What failed may have been kept all the same, and only the word of it lost.
    if ('done' in said || said.refused === FAILED) changed();
  };
  const takeUp = (message: Msg) => {
    const { by, asked } = readRequest(message);
    const leave = enter(by);
    if (!leave) {
      message.respond(JSON.stringify(STILL_AT_IT));
      return;
    }
    void inTurn(by, () => answer(message, by, asked))
      .catch((error: unknown) => complain(`The desk failed: ${String(error)}`))
      .then(leave);
  };
  // One of the machines answers.
  for (const requests of ['office.desk.*.own.>', 'office.desk.*.people.>'])
    connection.subscribe(requests, {
      queue: 'desk',
      callback: (error, message) => (error ? undefined : takeUp(message)),
    });

  return {
    /**
     * Does some work while the desk asks nothing of the server and no answer is on its way: the server loses both while it
     * reads its list of people anew. What is asked meanwhile waits.
     */
    whileQuiet: (work: () => Promise<void>): Promise<void> => {
      // Over a lost line no answer is on its way.
      const answered = line
        .over()
        .then(() => connection.flush())
        .catch(() => {});
      const quiet = Promise.race([answered, setTimeout(PATIENCE_MS, undefined, { ref: false })]).then(work);
      void line.inLine(() => Promise.allSettled([quiet]));
      return quiet;
    },
  };
}
