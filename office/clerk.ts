// The clerk's own process, started and restarted by the office's: what it dies of stops nothing else.
import { fileURLToPath } from 'node:url';
import { connect } from '@nats-io/transport-node';
import { createClerk } from './clerkWork';
import { roomIn } from './diskRoom';
import type { Trial } from './ledWork';
import { paperWriter } from './papers/paperWriter';

const LOOK_EVERY_MS = 30_000;

// The office is gone, and could not say so.
process.once('disconnect', () => process.exit(0));
if (!process.connected) process.exit(0);

const {
  OFFICE_SERVERS = '',
  OFFICE_USER = '',
  OFFICE_PASSWORD = '',
  OFFICE_BUSINESS = '',
  OFFICE_MACHINE,
  OFFICE_FOLDER = '',
  OFFICE_WATCHED,
  OFFICE_LOCAL_WEBHOOKS,
  OFFICE_TRIAL = '{}',
} = process.env;

const connection = await connect({
  servers: OFFICE_SERVERS.split(','),
  user: OFFICE_USER,
  pass: OFFICE_PASSWORD,
  name: 'clerk',
  // With another machine's server there is another clerk already.
  ignoreClusterUpdates: true,
  // It reads long journals, and to note where each message was asked for takes as long as all else that is done with it.
  noAsyncTraces: true,
  maxReconnectAttempts: -1,
  waitOnFirstConnect: true,
});
const clerk = await createClerk({
  connection,
  business: OFFICE_BUSINESS,
  machine: OFFICE_MACHINE,
  secret: OFFICE_PASSWORD,
  folder: OFFICE_FOLDER,
  trial: JSON.parse(OFFICE_TRIAL) as Trial,
  mayCallItself: OFFICE_LOCAL_WEBHOOKS === 'yes',
  write: paperWriter(fileURLToPath(new URL('paperWorker.js', import.meta.url))),
  room: () => roomIn(OFFICE_FOLDER, OFFICE_WATCHED),
});

/** One look after another; what goes wrong while the server is away goes well the next time. */
const look = async () => {
  await clerk.look().catch(() => {});
  setTimeout(() => void look(), LOOK_EVERY_MS);
};
void look();

const stop = async () => {
  await clerk.close();
  await connection.close();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
