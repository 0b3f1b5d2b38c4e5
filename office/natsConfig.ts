import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { accountsFor, type LetIn } from './accounts';
import { formOf, type Settings } from './settingsSchema';

const MAX_PAYLOAD_BYTES = 1_048_576;
/** The office's own connections have forty, and a browser's ten. */
const MOST_SUBSCRIPTIONS = 500;
/** So many browsers may come back at one moment, and each takes a while to be known. */
const SIGN_IN_SECONDS = 10;

/** Any page in a browser of this machine could read what stands at an address that it knows. */
const watchPath = ({ secret }: Pick<Settings, 'secret'>) =>
  `/${createHash('sha256').update(secret).digest('hex').slice(0, 32)}`;

/** Where the server of a machine tells how it fares, to who is on that machine. */
export const watchedAt = (settings: Settings): string =>
  `http://127.0.0.1:${settings.ports.monitoring}${watchPath(settings)}`;

/** How this machine and the others find each other. */
function clusterFor({ name, machines, secret, clusterTls }: Settings) {
  const own = machines.find((machine) => machine.name === name);
  if (!own || formOf({ machines }) === 'alone') return {};
  const [host = '', port] = own.cluster.split(':');
  const isLocal = host === 'localhost' || host.startsWith('127.');
  const user = 'machine';
  const tls = clusterTls && {
    cert_file: clusterTls.cert,
    key_file: clusterTls.key,
    ca_file: clusterTls.ca,
    verify: true,
  };
  return {
    cluster: {
      name: 'TRACKYARD',
      // A name may stand for an address that the others cannot reach.
      host: isLocal ? host : '0.0.0.0',
      port: Number(port),
      authorization: { user, password: secret, timeout: SIGN_IN_SECONDS },
      // Nobody but the office on each machine talks to its server.
      no_advertise: true,
      routes: machines.flatMap(({ cluster }) =>
        cluster === own.cluster ? [] : [`nats://${user}:${secret}@${cluster}`],
      ),
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
  members: readonly LetIn[];
  /** How many bytes it may keep; without it as many as it thinks best. */
  most?: number;
}

/** The file in which a server that runs says which process it is. */
export const pidFileIn = (data: string): string => join(data, 'nats-server.pid');

/** The text of the NATS server's configuration, which is JSON as well. */
export function natsConfig({ settings, data, systemHash, members, most }: NatsConfig): string {
  const { name, ports } = settings;
  const host = '127.0.0.1';
  const config = {
    server_name: name,
    host,
    port: ports.nats,
    http: `${host}:${ports.monitoring}`,
    http_base_path: watchPath(settings),
    pid_file: pidFileIn(data),
    max_payload: MAX_PAYLOAD_BYTES,
    max_subscriptions: MOST_SUBSCRIPTIONS,
    write_deadline: '10s',
    ping_interval: '20s',
    authorization: { timeout: SIGN_IN_SECONDS },
    jetstream: { store_dir: data, max_file_store: most },
    // The office's web server stands before it and may have TLS.
    websocket: { host, port: ports.websocket, no_tls: true },
    system_account: 'SYS',
    accounts: accountsFor(systemHash, members),
    ...clusterFor(settings),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
