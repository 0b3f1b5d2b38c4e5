import { feedAt } from '@/journal/adapters/nats/feedProtocol';
import { deskOf, isUserName, KEPT, presenceOf, STREAMS } from '@/journal/adapters/nats/subjects';
import type { Role } from '@/store/kit/roles';
import { ASKED_BY_ALL } from './askedByAll';
import { feedOf } from './feeds/feedName';
import { alertStreams } from '@/office/boards';

/** What people read themselves: who belongs to the office, what is off, as far as it is for them, and what vehicles told last. All else the desk tells, to each what they may read. */
const readBy = (role: Role) => [
  STREAMS.people,
  ...alertStreams(role),
  // An installer sees his own jobs' vehicles alone.
  ...(role === 'installer' ? [] : [STREAMS.contacts]),
];
/** What some of them read. */
export const READ = readBy('admin');

/** The requests with which a person reads a stream, and no others. */
const requestsOf = (stream: string) => [`$JS.API.STREAM.INFO.${stream}`, `$JS.API.STREAM.MSG.GET.${stream}`];

/** What everybody may ask the desk for: to keep what they say, with the contents that it names, to tell what they may read, what each of its desks tells everybody, and to see to what is their own. */
const ASKED = [
  'say',
  'content.>',
  'read.*',
  'own.>',
  ...Object.entries(ASKED_BY_ALL).flatMap(([desk, requests]) => requests.map((request) => `${desk}.${request}`)),
];
/** What admins may ask besides. */
const ASKED_BY_ADMINS = ['move', 'aside', 'people.>', 'mail.*', 'tracking.*', 'sms.*', 'api.*', 'webhook.*'];

/**
 * What the server lets a person publish and hear: all that a browser may do in an office. Nobody writes but the desk, which
 * knows what each role may say.
 *
 * The server answers with its own power wherever the one who asks has the answer go. So nobody may ask for what answers with
 * bytes of their own choice: neither make a consumer, which delivers to any subject, nor get a message directly. What is
 * read is asked of the stream's leader message by message, and news of it comes under `office.kept` and `office.feed`, where nobody
 * publishes but the server and the desk. Nobody may delete or purge what was said, change a stream, or read the hash of a password.
 */
export function permissionsOf(
  role: Role,
  user: string,
): { publish: { allow: string[] }; subscribe: { allow: string[] } } {
  // A name with a dot or a star would give the permissions of others.
  if (!isUserName(user)) throw new Error(`“${user}” is no name of a user.`);
  const read = readBy(role);
  // Where others look tells whom they work for.
  const seen = role === 'installer' ? [] : [presenceOf(user)];
  const sees = role === 'installer' ? [] : [presenceOf('>')];
  const asked = role === 'admin' ? [...ASKED, ...ASKED_BY_ADMINS] : ASKED;
  return {
    publish: {
      allow: [...asked.map((request) => deskOf(user, request)), ...seen, ...read.flatMap(requestsOf)],
    },
    subscribe: {
      allow: [
        `_INBOX.${user}.>`,
        feedAt(feedOf({ name: user, role })),
        ...read.map((stream) => `${KEPT}.${stream}.>`),
        ...sees,
      ],
    },
  };
}
