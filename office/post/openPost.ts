import type { NatsConnection } from '@nats-io/nats-core';
import type { Office } from '@/journal/adapters/nats/reader';
import { ASKED_OF_POST } from '@/journal/adapters/nats/subjects';
import type { AuditLog } from '../audit/auditLog';
import type { WhenceOf } from '../audit/whence';
import type { Roles } from '../facts/roles';
import { openLeaderDesk } from '../leaderDesk';
import { createSealing } from '../signIn/sealing';
import { sendMail } from './mailer';
import { postBookOver } from './postBook';
import { postAnswers } from './postAnswers';
import { openPostRoom, type PostRoomOptions } from './postRoom';
import { postSettingsIn } from './postSettings';

/** So long the answer to a test mail may take: a browser waits no longer. */
const LONGEST_TEST_MS = 12_000;

export interface PostOptions extends Pick<PostRoomOptions, 'desk' | 'write' | 'now' | 'betweenMs'> {
  connection: NatsConnection;
  office: Office;
  /** Of the office: it seals what the post room keeps. */
  secret: string;
  roleOf: Roles['roleOf'];
  note: AuditLog['note'];
  whenceOf: WhenceOf;
  /** Whom a mail server's certificate is trusted from as well. */
  ca?: string | undefined;
}

/** Opens the post room of an office: what sends, and what answers how. */
export function openPost({ connection, office, secret, roleOf, note, whenceOf, ca, ...options }: PostOptions) {
  const book = postBookOver(connection, office);
  const settings = postSettingsIn(book, createSealing(secret, 'mail'), options.now);
  const room = openPostRoom({ ...options, book, settings, send: (by, mail) => sendMail(by, mail, { ca }) });
  const desk = openLeaderDesk({
    connection,
    office,
    roleOf,
    note,
    whenceOf,
    name: 'post',
    subject: ASKED_OF_POST,
    forAll: ['state'],
    answer: postAnswers({
      settings,
      room,
      send: (by, mail) => sendMail(by, mail, { ca, longestMs: LONGEST_TEST_MS }),
    }),
  });
  return {
    trouble: room.trouble,
    async close() {
      desk.close();
      await room.close();
    },
  };
}
