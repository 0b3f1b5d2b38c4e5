// A NATS server with a given configuration, on a free port.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';

/** Where Debian puts programs of the system, which not every PATH names. */
const PATH = [process.env.PATH, '/usr/sbin', '/usr/local/sbin'].join(delimiter);

/** A NATS server with this configuration, on a free port of this machine, with its storage in a folder of its own. */
export async function startNatsServer(configuration: object) {
  const folder = mkdtempSync(join(tmpdir(), 'nats-'));
  const file = join(folder, 'nats.conf');
  writeFileSync(
    file,
    JSON.stringify({ listen: '127.0.0.1:-1', jetstream: { store_dir: join(folder, 'jetstream') }, ...configuration }),
  );
  const server = spawn(process.env.NATS_SERVER_PATH ?? 'nats-server', ['-c', file], {
    env: { ...process.env, PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: string[] = [];
  const ready = new Promise<string>((resolve, reject) => {
    let address: string | undefined;
    createInterface(server.stderr).on('line', (line) => {
      said.push(line);
      address ??= /Listening for client connections on (\S+)/.exec(line)?.[1];
      if (address !== undefined && line.includes('Server is ready')) resolve(address);
    });
    server.once('error', (error) => reject(new Error('nats-server cannot be started: install it.', { cause: error })));
    server.once('exit', () => reject(new Error(`nats-server ended:\n${said.join('\n')}`)));
  });
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill();
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  return { address: await ready, stop };
}
