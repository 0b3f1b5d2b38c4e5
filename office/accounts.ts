import { feedAt } from '@/journal/adapters/nats/feedProtocol';
import { API, KEPT } from '@/journal/adapters/nats/subjects';
import type { OfficeUser } from '@/store/browser/officeSlice';
import { permissionsOf, READ } from './permissions';

/** Somebody whom the server lets in, by the bcrypt of their pass. */
export interface LetIn extends OfficeUser {
  hash: string;
}

/** The name under which the office's own programs are let in, to do everything. */
export const SYSTEM_USER = 'office';

/** The account of the streams, and that of the people. */
const OFFICE = 'OFFICE';
const BROWSERS = 'BROWSERS';
const SERVER_API = '$JS.API';

/** What people may publish to, as far as each of them has the permission. */
const SERVICES = ['office.desk.>'];
/** What they may hear, as far as each of them has the permission. */
const HEARD = [`${KEPT}.>`, feedAt('>')];
/** What they may ask the server for. */
const REQUESTS = READ.flatMap((stream) => [`STREAM.MSG.GET.${stream}`, `STREAM.INFO.${stream}`]);

const imported = (subject: string) => ({ account: OFFICE, subject });

/** A subject of the server's API as people reach it. */
const asReached = (subject: string) =>
  subject.startsWith(`${SERVER_API}.`) ? subject.replace(SERVER_API, API) : subject;

/**
 * The accounts of the server: a reply goes wherever the one who asked says, with the server's own power. In the account of
 * the streams anybody could have them keep, purge or change something by it. So people have an account of their own, into
 * which replies come back, and from which nothing but these subjects leads to the streams.
 */
export const accountsFor = (systemHash: string, members: readonly LetIn[]) => ({
  SYS: { users: [{ user: 'sys', password: systemHash }] },
  [OFFICE]: {
    jetstream: 'enabled',
    users: [{ user: SYSTEM_USER, password: systemHash }],
    // So that the same program reads from within.
    mappings: { [`${API}.>`]: `${SERVER_API}.>` },
    exports: [
      ...SERVICES.map((service) => ({ service, accounts: [BROWSERS] })),
      ...REQUESTS.map((request) => ({ service: `${SERVER_API}.${request}`, accounts: [BROWSERS] })),
      ...HEARD.map((stream) => ({ stream, accounts: [BROWSERS] })),
    ],
  },
  [BROWSERS]: {
    users: members.map(({ name, role, hash }) => {
      const { publish, subscribe } = permissionsOf(role, name);
      return {
        user: name,
        password: hash,
        permissions: { publish: { allow: publish.allow.map(asReached) }, subscribe },
      };
    }),
    imports: [
      // Shared: the office is told over which connection something is asked.
      ...SERVICES.map((subject) => ({ service: imported(subject), share: true })),
      ...REQUESTS.map((request) => ({ service: imported(`${SERVER_API}.${request}`), to: `${API}.${request}` })),
      ...HEARD.map((subject) => ({ stream: imported(subject) })),
    ],
  },
});
