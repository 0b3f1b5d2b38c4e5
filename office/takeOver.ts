import { connect, type NatsConnection } from '@nats-io/transport-node';
import { SpokenError } from '@/journal/kit/plainWords';
import { readIfThere } from './keptFile';
import { pidFileIn } from './natsConfig';
import { accessOf } from './officeAccess';
import type { Settings } from './settingsSchema';

const PATIENCE_MS = 2_000;

/** Where the office of a machine says that it runs; nobody else is let in there. */
const aliveAt = ({ name }: Settings) => `office.alive.${name}`;

/** Lets another start of the same office know that this one runs. */
export const sayAlive = (connection: NatsConnection, settings: Settings): void =>
  void connection.subscribe(aliveAt(settings), { callback: (_error, message) => void message.respond() });

/**
 * Ends the server of an office that was killed and could not end it; a SpokenError when the office of this folder runs. A
 * server that lets the office's own secret in is the office's own.
 */
export async function takeOver(settings: Settings, data: string): Promise<void> {
  let connection: NatsConnection;
  try {
    connection = await connect({ ...accessOf(settings), reconnect: false, timeout: PATIENCE_MS });
  } catch {
    // Nobody is there, or somebody else, which the start of the server tells.
    return;
  }
  const answered = await connection.request(aliveAt(settings), '', { timeout: PATIENCE_MS }).catch(() => undefined);
  if (answered) {
    await connection.close();
    throw new SpokenError(`The office in ${data} runs already.`);
  }
  const pid = Number.parseInt(readIfThere(pidFileIn(data)) ?? '', 10);
  if (!(pid > 1)) {
    await connection.close();
    throw new SpokenError(
      `The server of the office in ${data} runs without it, and cannot be ended from here. End nats-server, then start again.`,
    );
  }
  process.kill(pid, 'SIGINT');
  await connection.closed();
}
