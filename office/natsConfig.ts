import { join } from 'node:path';
import { API, BUCKETS, KEPT, WAYS } from '@/journal/adapters/nats/subjects';
import type { OfficeUser } from '@/store/office/officeSlice';
import { permissionsOf } from './permissions';
import type { Settings } from './settingsSchema';

/** Somebody who is let in, by the bcrypt of the key that their password makes. */
export interface Member extends OfficeUser {
  hash: string;
}

/** The name under which the office's own programs are let in, to do everything. */
export const SYSTEM_USER = 'office';

const MAX_PAYLOAD_BYTES = 1_048_576;
/** So many browsers may come back at one moment, and each takes a while to be known. */
const SIGN_IN_SECONDS = 10;

/** The account of the streams, and that of the people. */
const OFFICE = 'OFFICE';
const BROWSERS = 'BROWSERS';
const SERVER_API = '$JS.API';

/** What people may publish to, as far as each of them has the permission. */
const SERVICES = [...WAYS.map((way) => `office.${way}.>`), 'office.desk.>', 'office.aside.>', `$O.${BUCKETS.contents}.>`];
/** What they may ask the server for. */
const REQUESTS = ['DIRECT.GET.>', 'STREAM.MSG.GET.*', 'STREAM.INFO.*'];

const imported = (subject: string) => ({ account: OFFICE, subject });

/**
 * A reply goes wherever the one who asked says, with the server's own power: in the account of the streams anybody could
 * have the server publish, under whatever subject, what they had it keep before. So people have an account of their own,
 * into which replies come back, and from which nothing but these subjects leads to the streams.
 */
const accountsFor = (systemHash: string, members: readonly Member[]) => ({
  SYS: { users: [{ user: 'sys', password: systemHash }] },
  [OFFICE]: {
    jetstream: 'enabled',
    users: [{ user: SYSTEM_USER, password: systemHash }],
    // So that the same program reads from within.
    mappings: { [`${API}.>`]: `${SERVER_API}.>` },
    exports: [
      ...SERVICES.map((service) => ({ service, accounts: [BROWSERS] })),
      ...REQUESTS.map((request) => ({ service: `${SERVER_API}.${request}`, accounts: [BROWSERS] })),
      { stream: `${KEPT}.>`, accounts: [BROWSERS] },
    ],
  },
  [BROWSERS]: {
    users: members.map(({ name, role, hash }) => {
      const { publish, subscribe } = permissionsOf(role, name);
      return { user: name, password: hash, permissions: { publish: { allow: publish.allow.map(asReached) }, subscribe } };
    }),
    imports: [
      ...SERVICES.map((subject) => ({ service: imported(subject) })),
      ...REQUESTS.map((request) => ({ service: imported(`${SERVER_API}.${request}`), to: `${API}.${request}` })),
      { stream: imported(`${KEPT}.>`) },
    ],
  },
});

/** A subject of the server's API as people reach it. */
const asReached = (subject: string) => (subject.startsWith(`${SERVER_API}.`) ? subject.replace(SERVER_API, API) : subject);

/** How this machine and the others find each other. */
function clusterFor({ name, machines, secret, clusterTls }: Settings) {
  const own = machines.find((machine) => machine.name === name);
  if (!own) return {};
  const [host = '', port] = own.cluster.split(':');
  const isLocal = host === 'localhost' || host.startsWith('127.');
  const user = 'machine';
  const tls = clusterTls && { cert_file: clusterTls.cert, key_file: clusterTls.key, ca_file: clusterTls.ca, verify: true };
  return {
    cluster: {
      name: 'TRACKYARD',
      // A name may stand for an address that the others cannot reach.
      host: isLocal ? host : '0.0.0.0',
      port: Number(port),
      authorization: { user, password: secret, timeout: SIGN_IN_SECONDS },
      // Nobody but the office on each machine talks to its server.
      no_advertise: true,
      routes: machines.flatMap(({ cluster }) => (cluster === own.cluster ? [] : [`nats://${user}:${secret}@${cluster}`])),
      ...(tls && { tls }),
    },
  };
}

export interface NatsConfig {
  settings: Settings;
  /** The folder of the office. */
  data: string;
  /** The bcrypt of the settings' secret. */
  systemHash: string;
  members: readonly Member[];
}

/** The file in which a server that runs says which process it is. */
export const pidFileIn = (data: string): string => join(data, 'nats-server.pid');

/** The text of the NATS server's configuration, which is JSON as well. */
export function natsConfig({ settings, data, systemHash, members }: NatsConfig): string {
  const { name, ports } = settings;
  const host = '127.0.0.1';
  const config = {
    server_name: name,
    host,
    port: ports.nats,
    http: `${host}:${ports.monitoring}`,
    pid_file: pidFileIn(data),
    max_payload: MAX_PAYLOAD_BYTES,
    write_deadline: '10s',
    ping_interval: '20s',
    authorization: { timeout: SIGN_IN_SECONDS },
    jetstream: { store_dir: data },
    // The office's web server stands before it and may have TLS.
    websocket: { host, port: ports.websocket, no_tls: true },
    system_account: 'SYS',
    accounts: accountsFor(systemHash, members),
    ...clusterFor(settings),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
