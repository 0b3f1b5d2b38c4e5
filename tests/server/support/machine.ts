// One machine of a cluster: its NATS server, its storage and its ports.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { troubleWithServer } from '../../../office/serverVersion';
import { until } from './until';

/** Where Debian puts programs of the system, which not every PATH names. */
const PATH = [process.env.PATH, '/usr/sbin', '/usr/local/sbin'].join(delimiter);

/** The server that several machines run: the tests of one run the oldest there is. */
const SERVER = process.env.NATS_SERVER_OF_SEVERAL_PATH ?? process.env.NATS_SERVER_PATH ?? 'nats-server';

/** Whether that server is older than several machines need: it loses of what was kept now and then, as `docs/office.md` says. */
export const isTooOld = () => {
  const { stdout, error } = spawnSync(SERVER, ['--version'], { encoding: 'utf8', env: { ...process.env, PATH } });
  if (error) throw new Error(`${SERVER} does not start.`, { cause: error });
  return troubleWithServer(stdout.replace('nats-server: ', ''), { replicas: 3 }) !== undefined;
};

/** What a machine tells of itself and of its streams. */
interface Fares {
  num_routes?: number;
  account_details?: {
    stream_detail?: { name: string; state: { last_seq: number }; cluster?: { leader?: string } }[];
  }[];
}

export interface MachineOptions {
  name: string;
  /** Where it is reached. */
  port: number;
  /** Where it tells how it fares. */
  watched: number;
  /** What its server reads at its start, its disk being that folder. */
  config: (disk: string) => ServerConfig;
}

/** What the tests read of the server's configuration themselves: below which path it tells how it fares. */
export interface ServerConfig {
  http_base_path: string;
}

const greets = (port: number) =>
  new Promise<boolean>((told) => {
    const socket = connect(port, '127.0.0.1');
    const tell = (greeted: boolean) => {
      socket.destroy();
      told(greeted);
    };
    socket.once('data', () => tell(true));
    socket.once('error', () => tell(false));
    socket.setTimeout(1_000, () => tell(false));
  });

const ended = (server: ChildProcess) =>
  new Promise<void>((done) => {
    if (server.exitCode !== null || server.signalCode !== null) done();
    else server.once('exit', () => done());
  });

/** A machine of an office: a NATS server with a disk of its own, on loopback. It ends with the tests' process at the latest. */
export function machine({ name, port, watched, config: first }: MachineOptions) {
  const folder = mkdtempSync(join(tmpdir(), `trackyard-${name}-`));
  const disk = join(folder, 'disk');
  const file = join(folder, 'nats.conf');
  let config = first;
  let server: ChildProcess | undefined;

  const write = () => writeFileSync(file, JSON.stringify({ ...config(disk), log_file: join(folder, 'log') }));
  const killNow = () => void server?.kill('SIGKILL');
  process.once('exit', killNow);

  const end = async (signal: NodeJS.Signals) => {
    const ending = server;
    server = undefined;
    if (!ending) return;
    ending.kill(signal);
    await ended(ending);
  };
  const told = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${watched}${config(disk).http_base_path}/${path}`, {
      signal: AbortSignal.timeout(5_000),
    });
    return (await answer.json()) as Fares;
  };

  const streamNamed = async (stream: string) => {
    const { account_details: accounts = [] } = await told('jsz?streams=true');
    return accounts.flatMap(({ stream_detail: streams = [] }) => streams).find((one) => one.name === stream);
  };

  return {
    name,
    port,
    /** Of its process; undefined while it does not run. */
    pid: () => server?.pid,
    /** Resolves once it answers. */
    async start() {
      mkdirSync(disk, { recursive: true });
      write();
      server = spawn(SERVER, ['-c', file], { env: { ...process.env, PATH }, stdio: 'ignore' });
      await until(`${name} answers`, () => greets(port));
    },
    /** Lets it read another configuration, at once if it runs. */
    configure(other: MachineOptions['config']) {
      config = other;
      write();
      server?.kill('SIGHUP');
    },
    /** Ends it in the middle of whatever it does. */
    kill: () => end('SIGKILL'),
    /** Ends it as an operator does. */
    stop: () => end('SIGTERM'),
    /** Throws away all that it has kept, while it does not run. */
    empty: () => rmSync(disk, { recursive: true, force: true }),
    /** Whether it has a way to none of the other machines. */
    isAlone: async () => (await told('routez')).num_routes === 0,
    /** The last place of a stream that this very machine has. */
    lastOf: async (stream: string): Promise<number | undefined> => (await streamNamed(stream))?.state.last_seq,
    /** Which machine leads a stream, as far as this one knows. */
    leaderOf: async (stream: string): Promise<string | undefined> => (await streamNamed(stream))?.cluster?.leader,
    async remove() {
      await end('SIGKILL');
      process.off('exit', killNow);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Machine = ReturnType<typeof machine>;
