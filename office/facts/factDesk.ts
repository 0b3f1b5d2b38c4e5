import { setTimeout } from 'node:timers/promises';
import type { Msg, NatsConnection, Subscription } from '@nats-io/nats-core';
import { inOfficeWords } from '@/journal/adapters/nats/answers';
import { objectsIn } from '@/journal/adapters/nats/objects';
import type { Office } from '@/journal/adapters/nats/reader';
import { ASKED, BUCKETS, readAsked } from '@/journal/adapters/nats/subjects';
import type { FactNotes } from '../audit/factNotes';
import type { Leadership } from '../leadership';
import { complain } from '../tell';
import { waitingOf } from '../waiting';
import { writingByOffice } from '../writingByOffice';
import { objectIn } from './asked';
import { ADMINS_ONLY, isAskedByNoBrowser, NO_ROOM, TOO_MUCH, UNREADABLE } from '../sharedRefusals';
import type { Attempts } from './attempts';
import { contentAsks } from './contentAsks';
import { factAsks } from './factAsks';
import { largeFacts, type LargeOptions } from './largeFacts';
import { placing, type FactValidator } from './placing';
import { createQuotas, type Quotas } from './quotas';
import type { Roles } from './roles';

/** So many requests of one person may wait at a time. */
const MOST_WAITING = 100;
/** What a name of what is set aside is like. */
const ASIDE_NAME = /^[a-z0-9-]{1,80}$/;
/** Nobody waits longer for an answer, and the desk no longer for what was begun as it closes. */
const PATIENCE_MS = 5_000;

export interface FactDeskOptions extends Pick<LargeOptions, 'unfit'> {
  connection: NatsConnection;
  office: Office;
  leadership: Pick<Leadership, 'follow'>;
  validator: FactValidator;
  roleOf: Roles['roleOf'];
  ownerOf?: Roles['ownerOf'];
  quotas?: Quotas;
  /** Counts what people ask for that no browser of theirs does. */
  attempts?: Pick<Attempts, 'note' | 'tooMuch'>;
  /** Notes who asked what, and what became of it. */
  notes?: Pick<FactNotes, 'answered'>;
  /** Whether there is room for contents. */
  hasRoom?: () => Promise<boolean>;
  /** Answers what somebody asks to read. */
  read?: (by: string, request: string, asked: string) => Promise<object | Uint8Array>;
}

interface AnsweringOptions extends Pick<FactDeskOptions, 'office' | 'roleOf' | 'hasRoom' | 'read'> {
  quotas: Quotas;
  facts: ReturnType<typeof factAsks>;
  objects: ReturnType<typeof objectsIn>;
}

/** Does what is asked, by its kind. */
function answering({ office, roleOf, quotas, facts, objects, hasRoom, read }: AnsweringOptions) {
  const contents = contentAsks(objects, quotas);

  const putAside = async (by: string, asked: string) => {
    const { name, text } = objectIn(asked) ?? {};
    if (typeof name !== 'string' || !ASIDE_NAME.test(name) || typeof text !== 'string') return UNREADABLE;
    if ((await roleOf(by)) !== 'admin') return ADMINS_ONLY;
    if (hasRoom && !(await hasRoom())) return NO_ROOM;
    // It stays for ever.
    if (!quotas.take('said', by, asked.length)) return TOO_MUCH;
    await writingByOffice({ office, user: by, objects }).putAside(name, text);
    return { done: true };
  };
  const putContent = async (by: string, rest: readonly string[], bytes: Uint8Array<ArrayBuffer>) => {
    const role = await roleOf(by);
    if (role === undefined) return UNREADABLE;
    return hasRoom && !(await hasRoom()) ? NO_ROOM : contents(rest, by, role, bytes);
  };

  const putFact = async (by: string, message: Msg) =>
    quotas.take('facts', by, 1) && quotas.take('said', by, message.data.length)
      ? facts.answer(by, false, message.string())
      : TOO_MUCH;

  return async (by: string, [kind, ...rest]: readonly string[], message: Msg): Promise<object | Uint8Array> => {
    if (kind === 'read') return read?.(by, rest.join('.'), message.string()) ?? UNREADABLE;
    if (kind === 'say') return putFact(by, message);
    if (kind === 'move') return facts.answer(by, true, message.string());
    if (kind === 'aside') return putAside(by, message.string());
    return kind === 'content' ? putContent(by, rest, new Uint8Array(message.data)) : UNREADABLE;
  };
}

/**
 * Answers what people ask the office to keep: facts, one after another, contents, what is to be set aside, and what they read. The subject
 * says who asks: the server lets nobody else in there, and lets nobody but this desk write.
 */
export function openFactDesk(options: FactDeskOptions) {
  const { connection, office, leadership, attempts, notes, ownerOf, quotas = createQuotas() } = options;
  const objects = objectsIn(office, BUCKETS.contents, ownerOf);
  const place = placing({ ...options, quotas, putContent: objects.put });
  const whyUnread = largeFacts({ ...options, quotas, objects });
  const facts = factAsks({ place, whyUnread, ...options.validator }, PATIENCE_MS);
  const enter = waitingOf(MOST_WAITING);
  const answer = answering({ ...options, quotas, facts, objects });

  const answerTo = async (message: Msg): Promise<object | Uint8Array> => {
    const { by, request } = readAsked(message.subject);
    const leave = enter(by);
    if (!leave) return TOO_MUCH;
    try {
      return await answer(by, request, message);
    } catch (error) {
      complain(`The desk failed: ${String(error)}`);
      return { again: inOfficeWords(error).message };
    } finally {
      leave();
    }
  };
  const respond = async (message: Msg) => {
    const told = await answerTo(message);
    const { by } = readAsked(message.subject);
    if ('refused' in told && isAskedByNoBrowser(told.refused)) attempts?.note(by, String(told.refused));
    if ('again' in told && told.again === TOO_MUCH.again) attempts?.tooMuch(by);
    // Whoever asked over a connection that is closed by now asks again.
    if (!connection.isClosed()) message.respond(told instanceof Uint8Array ? told : JSON.stringify(told));
    await notes?.answered(message, told);
  };
  const callback = (error: Error | null, message: Msg) => void (error ?? respond(message));

  let subscriptions: readonly Subscription[] = [];
  const end = () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
    subscriptions = [];
  };
  const stopFollowing = leadership.follow((leads) => {
    facts.leaderChanged();
    end();
    if (leads) subscriptions = ASKED.map((subject) => connection.subscribe(subject, { queue: 'facts', callback }));
  });

  return {
    /** Whether it answers, as this machine leads. */
    leads: () => subscriptions.length > 0,
    /** Does work of the office's own in turn with what people ask to be kept. */
    inTurn: facts.inTurn,
    /** Answers nobody any more; resolves once what was begun is over. */
    async close() {
      stopFollowing();
      end();
      await Promise.race([facts.over(), setTimeout(PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}
