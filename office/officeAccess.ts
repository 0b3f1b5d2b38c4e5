import { connect, type NatsConnection } from '@nats-io/transport-node';
import { SYSTEM_USER } from './accounts';
import type { Settings } from './settingsSchema';

const RECONNECT_MS = 250;

/** How the office's own programs reach this machine's server. */
export const accessOf = ({ ports, secret }: Settings) => ({
  servers: `127.0.0.1:${ports.nats}`,
  user: SYSTEM_USER,
  pass: secret,
});

/** A connection of the office's own, which comes back for as long as it is not closed. */
export const connectAsOffice = (settings: Settings): Promise<NatsConnection> =>
  connect({
    ...accessOf(settings),
    name: 'office',
    inboxPrefix: `_INBOX.${SYSTEM_USER}`,
    ignoreClusterUpdates: true,
    ignoreAuthErrorAbort: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_MS,
    waitOnFirstConnect: true,
  });
