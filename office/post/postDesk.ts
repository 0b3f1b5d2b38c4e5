import type { Msg, NatsConnection, Subscription } from '@nats-io/nats-core';
import { ASKED_OF_POST, readAsked } from '@/journal/adapters/nats/subjects';
import type { Office } from '@/journal/adapters/nats/reader';
import type { AuditLog } from '../audit/auditLog';
import type { WhenceOf } from '../audit/whence';
import { ADMINS_ONLY, objectIn, UNREADABLE } from '../facts/asked';
import { followLead } from '../facts/leading';
import type { Roles } from '../facts/roles';
import { complain } from '../tell';
import { postAnswers, type Answered, type PostAnswersOptions } from './postAnswers';

/** So many requests of one person may wait at a time. */
const MOST_WAITING = 10;
const TOO_MUCH = { refused: 'The office is still at what you asked before. Try again in a moment.' };
const FAILED = { refused: 'The office could not do this. Try again in a moment.' };

export interface PostDeskOptions extends PostAnswersOptions {
  connection: NatsConnection;
  office: Pick<Office, 'info'>;
  roleOf: Roles['roleOf'];
  note: AuditLog['note'];
  whenceOf: WhenceOf;
}

/** Answers what people ask about how the office sends mail, as long as this machine leads. The subject says who asks. */
export function openPostDesk({ connection, office, roleOf, note, whenceOf, ...parts }: PostDeskOptions) {
  const answer = postAnswers(parts);
  /** How many requests of each person wait. */
  const waiting = new Map<string, number>();

  const answerTo = async (by: string, request: string, message: Msg): Promise<Answered> => {
    const asked = objectIn(message.string());
    const role = await roleOf(by);
    if (!asked || role === undefined) return { answer: UNREADABLE };
    if (request !== 'state' && role !== 'admin') return { answer: ADMINS_ONLY };
    return answer(request, asked);
  };
  const respond = async (message: Msg) => {
    const { by, request } = readAsked(message.subject);
    const before = waiting.get(by) ?? 0;
    if (before >= MOST_WAITING) {
      message.respond(JSON.stringify(TOO_MUCH));
      return;
    }
    waiting.set(by, before + 1);
    const whence = await whenceOf(by, message);
    const { answer: said, noted } = await answerTo(by, request[1] ?? '', message).catch((error: unknown) => {
      complain(`The post desk failed: ${String(error)}`);
      return { answer: FAILED, noted: undefined };
    });
    waiting.set(by, (waiting.get(by) ?? 1) - 1);
    if (!connection.isClosed()) message.respond(JSON.stringify(said));
    if (noted !== undefined) note({ kind: 'managed', by, text: noted, ...whence });
  };

  let subscription: Subscription | undefined;
  const stopFollowing = followLead(connection, office, (leads) => {
    subscription?.unsubscribe();
    subscription = leads
      ? connection.subscribe(ASKED_OF_POST, {
          queue: 'post',
          callback: (error, message) => void (error ?? respond(message)),
        })
      : undefined;
  });
  return {
    close() {
      stopFollowing();
      subscription?.unsubscribe();
    },
  };
}
