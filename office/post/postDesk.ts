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

  const answerTo = async (by: string, request: string, message: Msg): Promise<Answered> => {
    const asked = objectIn(message.string());
    const role = await roleOf(by);
    if (!asked || role === undefined) return { answer: UNREADABLE };
    if (request !== 'state' && role !== 'admin') return { answer: ADMINS_ONLY };
    return answer(request, asked);
  };
  const respond = async (message: Msg) => {
    const { by, request } = readAsked(message.subject);
    const whence = await whenceOf(by, message);
    const { answer: said, noted } = await answerTo(by, request[1] ?? '', message).catch((error: unknown) => {
      complain(`The post desk failed: ${String(error)}`);
      return { answer: FAILED, noted: undefined };
    });
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
