// A NATS server with JetStream and the streams of an office, where everyone may do everything.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect, type ConnectionOptions } from '@nats-io/transport-node';
import type { JournalNote } from '@/journal/adapters/nats/journalNote';
import { streamsOf } from '@/journal/adapters/nats/streams';
import { API } from '@/journal/adapters/nats/subjects';
import { freePort } from '../../../scripts/freePort.mjs';

export const BUSINESS = 'a-business';

/** What the journal of an office says of itself in which the first version has been in use from the beginning. */
export const noteOf = (business = BUSINESS): JournalNote => ({ business, raised: [{ version: 1, after: 0 }] });

const stopped = (server: ChildProcess) =>
  new Promise<void>((done) => {
    if (server.exitCode !== null || server.signalCode !== null) done();
    else server.once('exit', () => done());
  });

/** A server with JetStream on a free port, where everyone may do everything, whatever they are called; with the streams of an office. */
export async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'trackyard-office-'));
  const port = await freePort();
  const config = join(folder, 'nats.conf');
  writeFileSync(
    config,
    `server_name: one\nlisten: "127.0.0.1:${port}"\njetstream { store_dir: "${folder}" }\nmappings { "${API}.>": "$JS.API.>" }\n`,
  );
  const start = () => spawn(process.env.NATS_SERVER_PATH ?? 'nats-server', ['-c', config], { stdio: 'ignore' });
  let server = start();
  const open = (options: ConnectionOptions = {}) =>
    connect({
      servers: `127.0.0.1:${port}`,
      waitOnFirstConnect: true,
      reconnectTimeWait: 50,
      maxReconnectAttempts: -1,
      ...options,
    });
  const connection = await open();
  const manager = await jetstreamManager(connection);
  return {
    open,
    port,
    /** Empties the office: the streams are made anew. */
    async begin(business = BUSINESS) {
      for (const stream of streamsOf(noteOf(business), 1)) {
        await manager.streams.delete(stream.name).catch(() => false);
        await manager.streams.add(stream);
      }
    },
    /** Ends it in the middle of whatever it does, and starts it again. */
    async kill() {
      server.kill('SIGKILL');
      await stopped(server);
      server = start();
    },
    async stop() {
      await connection.close();
      server.kill('SIGTERM');
      await stopped(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
