import { WAYS } from '@/journal/adapters/nats/subjects';
import type { OfficeUser } from '@/store/office/officeSlice';
import { permissionsOf } from '../../../office/permissions';

/** Under which the people reach the server's own API from their account. */
export const API = 'office.api';
const SERVER_API = '$JS.API';

const SERVICES = [...WAYS.map((way) => `office.${way}.>`), 'office.desk.>', 'office.aside.>', '$O.contents.>'];
const REQUESTS = ['STREAM.MSG.GET.*', 'STREAM.INFO.*', 'DIRECT.GET.>'];

const asReached = (subject: string) => subject.replace(SERVER_API, API);

/**
 * The accounts of an office: one for its streams and its own program, called office, and one for its people, into which
 * the answers to them come back.
 */
export const accountsOf = (people: readonly OfficeUser[], password: string) => ({
  OFFICE: {
    jetstream: 'enabled',
    users: [{ user: 'office', password }],
    exports: [
      ...SERVICES.map((service) => ({ service })),
      ...REQUESTS.map((request) => ({ service: `${SERVER_API}.${request}` })),
      { stream: 'office.kept.>' },
    ],
  },
  BROWSERS: {
    users: people.map(({ name, role }) => {
      const { publish, subscribe } = permissionsOf(role, name);
      return { user: name, password, permissions: { publish: { allow: publish.allow.map(asReached) }, subscribe } };
    }),
    imports: [
      ...SERVICES.map((subject) => ({ service: { account: 'OFFICE', subject } })),
      ...REQUESTS.map((request) => ({ service: { account: 'OFFICE', subject: `${SERVER_API}.${request}` }, to: `${API}.${request}` })),
      { stream: { account: 'OFFICE', subject: 'office.kept.>' } },
    ],
  },
});
