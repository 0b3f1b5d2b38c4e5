import type { NatsConnection } from '@nats-io/nats-core';
import type { Office } from '@/journal/adapters/nats/reader';
import { ASKED_OF_POST } from '@/journal/adapters/nats/subjects';
import { readContacts } from '@/office/heardContacts';
import type { AuditLog } from '../audit/auditLog';
import type { WhenceOf } from '../audit/whence';
import type { Roles } from '../facts/roles';
import { ASKED_BY_ALL } from '../askedByAll';
import { openLeaderDesk, type LeaderDeskOptions } from '../leaderDesk';
import type { OfficeSms } from '../sms/officeSms';
import { createSealing } from '../signIn/sealing';
import { sendMail } from './mailer';
import { postBookOver } from './postBook';
import { postAnswers } from './postAnswers';
import { openPostRoom, type PostRoomOptions } from './postRoom';
import { mailWay, postSettingsIn } from './postSettings';
import { standingIn } from './standing';

/** So long the answer to a test mail may take: a browser waits no longer. */
const LONGEST_TEST_MS = 12_000;

export interface PostOptions extends Pick<
  PostRoomOptions,
  'desk' | 'write' | 'now' | 'betweenMs' | 'lookEveryMs' | 'undoMs'
> {
  connection: NatsConnection;
  office: Office;
  /** Of the office: it seals what the post room keeps. */
  secret: string;
  leadership: LeaderDeskOptions['leadership'];
  roleOf: Roles['roleOf'];
  note: AuditLog['note'];
  whenceOf: WhenceOf;
  sms: Pick<OfficeSms, 'send' | 'readsAsOtp' | 'ownRequest' | 'way'>;
  /** Whom a mail server's certificate is trusted from as well. */
  ca?: string | undefined;
}

/** Opens the post room of an office: what sends, and what answers how. */
export function openPost({
  connection,
  office,
  leadership,
  secret,
  roleOf,
  note,
  whenceOf,
  ca,
  sms,
  ...options
}: PostOptions) {
  const book = postBookOver(connection, office);
  const settings = postSettingsIn(book, createSealing(secret, 'mail'));
  const standing = standingIn(book, 'room', options.now);
  const way = mailWay(settings, standing);
  const room = openPostRoom({
    ...options,
    book,
    settings,
    contacts: () => readContacts(office),
    ways: { mail: way, sms: sms.way },
    send: (by, mail) => sendMail(by, mail, { ca }),
    sendSms: sms.send,
    readsAsOtp: sms.readsAsOtp,
    ownRequestOfSms: sms.ownRequest,
  });
  const desk = openLeaderDesk({
    connection,
    leadership,
    roleOf,
    note,
    whenceOf,
    name: 'post',
    subject: ASKED_OF_POST,
    forAll: ASKED_BY_ALL.mail,
    answer: postAnswers({
      settings,
      standing,
      room,
      send: (by, mail) => sendMail(by, mail, { ca, longestMs: LONGEST_TEST_MS }),
    }),
  });
  return {
    trouble: room.trouble,
    /** How it stands with SMS, as admins are told. */
    smsTold: () => room.told('sms'),
    async close() {
      desk.close();
      await room.close();
    },
  };
}
