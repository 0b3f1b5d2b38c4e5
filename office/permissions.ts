import {
  asideAt,
  BUCKETS,
  deskOf,
  isUserName,
  KEPT,
  permissionFor,
  presenceOf,
  STREAMS,
  WAYS,
} from '@/journal/adapters/nats/subjects';
import { FACT_TYPES, mayNotSay } from '@/store/business/policy';
import type { Role } from '@/store/kit/roles';

const { secrets: _secrets, ...open } = STREAMS;
/** What everybody reads: all but the hashes of the passwords. */
const READ = [...Object.values(open), ...Object.values(BUCKETS).map((bucket) => `OBJ_${bucket}`)];

/** The requests with which a person reads, and no others. */
const REQUESTS = READ.flatMap((stream) => [`$JS.API.STREAM.INFO.${stream}`, `$JS.API.STREAM.MSG.GET.${stream}`]);

/** All that admins may say and ask. */
const ofAdmins = (user: string) => [
  ...WAYS.map((way) => `office.${way}.${user}.>`),
  asideAt(user, '>'),
  deskOf(user, '>'),
];

/** What the others may: to say the facts of their role, to take them back, and to see to what is their own. */
const ofOthers = (role: Role, user: string) => [
  ...FACT_TYPES.flatMap((type) =>
    mayNotSay(role, type) === undefined ? [permissionFor('fact', user, type), permissionFor('undo', user, type)] : [],
  ),
  deskOf(user, 'own.>'),
];

/**
 * What the server lets a person publish and hear: all that a browser may do in an office, by the policy.
 *
 * The server answers with its own power wherever the one who asks has the answer go. So nobody may ask for what answers with
 * bytes of their own choice: neither make a consumer, which delivers to any subject, nor get a message directly. What is
 * read is asked of the stream's leader message by message, and news of it comes under `office.kept`, where nobody publishes but
 * the server. Nobody may delete or purge what was said, change a stream, or read the hash of a password. That no content is
 * put in the place of another one, its stream sees to.
 */
export function permissionsOf(
  role: Role,
  user: string,
): { publish: { allow: string[] }; subscribe: { allow: string[] } } {
  // A name with a dot or a star would give the permissions of others.
  if (!isUserName(user)) throw new Error(`“${user}” is no name of a user.`);
  const own = role === 'admin' ? ofAdmins(user) : ofOthers(role, user);
  return {
    publish: { allow: [...own, presenceOf(user), `$O.${BUCKETS.contents}.>`, ...REQUESTS] },
    subscribe: { allow: [`_INBOX.${user}.>`, `${KEPT}.>`, presenceOf('>')] },
  };
}
