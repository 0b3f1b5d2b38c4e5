import type { Msg } from '@nats-io/nats-core';
import { readAsked } from '@/journal/adapters/nats/subjects';
import type { OfficeUser } from '@/store/browser/officeSlice';
import type { AuditLog } from './audit/auditLog';
import type { WhenceOf } from './audit/whence';
import { objectIn, type Asked } from './facts/asked';
import { ADMINS_ONLY, isAskedByNoBrowser, STILL_AT_IT, UNREADABLE } from './sharedRefusals';
import type { Roles } from './facts/roles';
import { hearAsLeader, type HearingOptions } from './hearAsLeader';
import { complain } from './tell';
import { waitingOf } from './waiting';
import type { Answered } from './answered';

/** So many requests of one person may wait at a time. */
const MOST_WAITING = 10;
const FAILED = { refused: 'The office could not do this. Try again in a moment.' };

export interface LeaderDeskOptions extends HearingOptions {
  roleOf: Roles['roleOf'];
  note: AuditLog['note'];
  whenceOf: WhenceOf;
  /** What it does, in the words of the log. */
  name: string;
  /** Where it hears what people ask, whose names stand in it. */
  subject: string;
  /** What everybody may ask, by the name of the request; all else is for admins. */
  forAll?: readonly string[];
  answer: (request: string, asked: Asked, by: OfficeUser) => Promise<Answered>;
}

/** Answers what people ask of what one machine alone does, as long as this machine leads. The subject says who asks. */
export function openLeaderDesk(options: LeaderDeskOptions) {
  const { connection, roleOf, note, whenceOf, name, subject, forAll = [], answer } = options;
  const enter = waitingOf(MOST_WAITING);

  const answerTo = async (by: string, request: string, message: Msg): Promise<Answered> => {
    const asked = objectIn(message.string());
    const role = await roleOf(by);
    if (!asked || role === undefined) return { answer: UNREADABLE };
    if (!forAll.includes(request) && role !== 'admin') return { answer: ADMINS_ONLY };
    return answer(request, asked, { name: by, role });
  };
  const respond = async (message: Msg) => {
    const { by, request } = readAsked(message.subject);
    const leave = enter(by);
    if (!leave) {
      message.respond(JSON.stringify(STILL_AT_IT));
      return;
    }
    const whence = await whenceOf(by, message);
    const { answer: said, noted } = await answerTo(by, request[1] ?? '', message).catch((error: unknown) => {
      complain(`The desk for ${name} failed: ${String(error)}`);
      return { answer: FAILED, noted: undefined };
    });
    leave();
    if (!connection.isClosed()) message.respond(JSON.stringify(said));
    if (noted !== undefined) note({ kind: 'managed', by, text: noted, ...whence });
    if ('refused' in said && isAskedByNoBrowser(said.refused))
      note({ kind: 'refused', by, text: said.refused, ...whence });
  };

  const stop = hearAsLeader(options, { subject, queue: name }, (message) => void respond(message));
  return { close: stop };
}
