// Three NATS servers in one cluster, whose machines can be stopped, cut off and started again.
import { jetstreamManager } from '@nats-io/jetstream';
import { connect, type ConnectionOptions, type NatsConnection } from '@nats-io/transport-node';
import { hashSync } from 'bcryptjs';
import { streamsOf } from '@/journal/adapters/nats/streams';
import { STREAMS } from '@/journal/adapters/nats/subjects';
import type { OfficeUser } from '@/store/browser/officeSlice';
import type { Role } from '@/store/kit/roles';
import { SYSTEM_USER } from '../../../office/accounts';
import { natsConfig } from '../../../office/natsConfig';
import { lineTo } from './line';
import { freePort } from '../../../scripts/freePort.mjs';
import { machine, type Machine } from './machine';
import { BUSINESS, noteOf } from './server';
import { until } from './until';

/** How many messages of one machine are asked for at once. */
const AT_ONCE = 256;
/** Everybody's; its hash is as cheap as they get, since fifty come back at once. */
const KEY = 'the-key-of-everybody-in-these-tests';
const HASH = hashSync(KEY, 4);

/** How somebody gets in: at another machine soon when their own does not answer. */
export const accessOf = (user: string, servers: string[]): ConnectionOptions => ({
  servers,
  user,
  pass: KEY,
  inboxPrefix: `_INBOX.${user}`,
  ignoreClusterUpdates: true,
  ignoreAuthErrorAbort: true,
  waitOnFirstConnect: true,
  maxReconnectAttempts: -1,
  reconnectTimeWait: 100,
  pingInterval: 2_000,
  maxPingOut: 2,
  timeout: 5_000,
});

/** Within so long they have begun, if they do. */
const BEGUN_MS = 30_000;
/** A server whose leader goes while it catches up asks the next one only after a while, and may do so more than once; none is made leader before it has. */
const LONGEST_CATCHING_UP_MS = 200_000;

/** Where nobody listens. */
const NOWHERE = '127.0.0.1:1';

interface Place {
  name: string;
  nats: number;
  monitoring: number;
  websocket: number;
  cluster: number;
}

/** What the office's own program would write for a machine, which finds the others at these ports. */
const configFor =
  (place: Place, found: readonly { name: string; port: number }[], people: readonly OfficeUser[]) => (disk: string) => {
    const { name, cluster, ...ports } = place;
    const all = [{ name, port: cluster }, ...found];
    const machines = found.length > 0 ? all.map((one) => ({ name: one.name, cluster: `127.0.0.1:${one.port}` })) : [];
    const settings = {
      name,
      business: BUSINESS,
      begun: 'together' as const,
      secret: KEY,
      ports,
      replicas: all.length,
      machines,
    };
    const members = people.map((person) => ({ ...person, hash: HASH }));
    const config = JSON.parse(natsConfig({ settings, data: disk, systemHash: HASH, members })) as {
      http_base_path: string;
      cluster?: object;
    };
    // Nobody is told of a way past the lines.
    return found.length > 0 ? { ...config, cluster: { ...config.cluster, advertise: NOWHERE } } : config;
  };

/** An office on so many machines, every stream of it on each, where these people are let in: as admins, unless it is told otherwise. */
export async function startCluster(
  users: readonly string[],
  names: readonly string[] = ['one', 'two', 'three'],
  roleOf: (user: string) => Role = () => 'admin',
) {
  const ports = await Promise.all(Array.from({ length: 4 * names.length }, freePort));
  const places = names.map((name, place): Place => {
    const [nats = 0, monitoring = 0, websocket = 0, cluster = 0] = ports.slice(4 * place);
    return { name, nats, monitoring, websocket, cluster };
  });
  // Each machine reaches each other one over a line of its own, which can be cut.
  const lines = await Promise.all(
    places.flatMap((from) =>
      places
        .filter((to) => to !== from)
        .map(async (to) => ({ from: from.name, to: to.name, ...(await lineTo(to.cluster)) })),
    ),
  );
  const peopleOf = (all: readonly string[], role: (user: string) => Role): OfficeUser[] =>
    all.map((name) => ({ name, role: role(name) }));
  const foundBy = (place: Place) =>
    lines.flatMap(({ from, to, port }) => (from === place.name ? [{ name: to, port }] : []));
  const machines = places.map((place) =>
    machine({
      name: place.name,
      port: place.nats,
      watched: place.monitoring,
      config: configFor(place, foundBy(place), peopleOf(users, roleOf)),
    }),
  );
  const addresses = machines.map(({ port }) => `127.0.0.1:${port}`);
  const connections = new Set<NatsConnection>();

  /** A connection of the office's own. */
  const open = async (options: ConnectionOptions = {}) => {
    const connection = await connect({ ...accessOf(SYSTEM_USER, addresses), ...options });
    connections.add(connection);
    return connection;
  };

  const stop = async () => {
    await Promise.all([...connections].map((connection) => connection.close()));
    await Promise.all(machines.map((one) => one.remove()));
    await Promise.all(lines.map((line) => line.close()));
  };

  const beginOnce = async () => {
    const { streams } = await jetstreamManager(await open(), { checkAPI: false });
    const add = (stream: Parameters<typeof streams.add>[0]) =>
      until(`there is ${stream.name}`, async () => (await streams.add(stream)).config.name === stream.name, BEGUN_MS);
    await Promise.all(streamsOf(noteOf(), names.length).map(add));
    return streams;
  };
  // As `docs/office.md` tells whoever runs them: servers that begin at one moment may never find where to put a stream.
  const beginAgain = async () => {
    await Promise.all(machines.map((one) => one.kill()));
    for (const one of machines) {
      one.empty();
      await one.start();
    }
    return beginOnce();
  };
  const begin = async () => {
    await Promise.all(machines.map((one) => one.start()));
    return beginOnce().catch(beginAgain).catch(beginAgain);
  };

  const streams = await begin().catch(async (error: unknown) => {
    await stop();
    throw error;
  });

  const named = (name: string): Machine => {
    const found = machines.find((one) => one.name === name);
    if (!found) throw new Error(`There is no machine ${name}.`);
    return found;
  };

  /** What each machine tells of a stream, in words. */
  const toldOf = async (stream: string): Promise<string> => {
    const words = machines.map(async (one) => {
      try {
        return `${one.name} has ${await one.lastOf(stream)} and knows ${await one.leaderOf(stream)} as leader`;
      } catch (error) {
        return `${one.name} does not tell (${String(error)})`;
      }
    });
    return (await Promise.all(words)).join(', ');
  };

  /** Which machine leads a stream, as most of them know; waits until one does. */
  const leaderOf = async (stream: string = STREAMS.journal): Promise<Machine> => {
    let leader = '';
    await until(`${stream} has a leader`, async () => {
      const told = await Promise.all(machines.map((one) => one.leaderOf(stream).catch(() => undefined)));
      leader = names.find((name) => told.filter((one) => one === name).length > names.length / 2) ?? '';
      if (leader === '') throw new Error(await toldOf(stream));
      return true;
    });
    return named(leader);
  };

  const linesOf = ({ name }: Machine) => lines.filter(({ from, to }) => from === name || to === name);
  const cutOff = async (one: Machine) => {
    for (const line of linesOf(one)) line.cut();
    await until(`${one.name} is alone`, () => one.isAlone());
  };
  const join = (one: Machine) => {
    for (const line of linesOf(one)) line.mend();
  };

  /** All of a stream as the machine that leads it has it. */
  const keptNow = async (stream: string) => {
    const { state } = await streams.info(stream);
    const textAt = async (seq: number) => {
      const message = await streams.getMessage(stream, { seq });
      return message ? [`${seq} ${message.time.toISOString()} ${message.subject} ${message.string()}`] : [];
    };
    const found: string[] = [];
    for (let first = 1; first <= state.last_seq; first += AT_ONCE) {
      const seqs = Array.from({ length: Math.min(AT_ONCE, state.last_seq - first + 1) }, (_, place) => first + place);
      found.push(...(await Promise.all(seqs.map(textAt))).flat());
    }
    return found;
  };

  return {
    open,
    stop,
    machines,
    addresses,
    streams,
    leaderOf,
    /** One that does not lead it. */
    async followerOf(stream?: string): Promise<Machine> {
      const leader = await leaderOf(stream);
      return named(names.find((one) => one !== leader.name) ?? '');
    },
    /** How far the journal goes on the machine that has most of it. */
    last: async () =>
      Math.max(
        ...(await Promise.all(machines.map(async (one) => (await one.lastOf(STREAMS.journal).catch(() => 0)) ?? 0))),
      ),
    /** Lets these people in from now on, in these roles, and nobody else. */
    letIn(all: readonly string[], role: (user: string) => Role) {
      for (const [index, place] of places.entries())
        machines[index]?.configure(configFor(place, foundBy(place), peopleOf(all, role)));
    },
    /** Cuts a machine off from the others, while whoever is connected to it still is. */
    cutOff,
    /** Lets it find them again. */
    join,
    /** Resolves once every machine has as much of every stream as any of them had. */
    async whole() {
      const end = performance.now() + LONGEST_CATCHING_UP_MS;
      for (const { name } of streamsOf(noteOf(), names.length)) {
        const placesNow = () => Promise.all(machines.map(async (one) => (await one.lastOf(name)) ?? -1));
        const last = Math.max(...(await placesNow()));
        await until(
          `every machine has ${name}`,
          async () => (await placesNow()).every((place) => place >= last),
          end - performance.now(),
        );
      }
    },
    /** What each machine has of a stream that nothing is added to; each leads it in turn, since only who leads is asked. */
    async keptByEach(stream: string = STREAMS.journal): Promise<string[][]> {
      const kept = new Map<Machine, string[]>();
      const connection = await open();
      const next = async () => {
        const leader = await leaderOf(stream);
        const found = kept.get(leader) ?? (await keptNow(stream));
        if ((await leaderOf(stream)) === leader) kept.set(leader, found);
        if (kept.size === machines.length) return true;
        await connection.request(`$JS.API.STREAM.LEADER.STEPDOWN.${stream}`);
        throw new Error(`Led have ${[...kept.keys()].map(({ name }) => name).join()}; ${await toldOf(stream)}`);
      };
      await until('each machine has led', next, LONGEST_CATCHING_UP_MS);
      return [...kept.values()];
    },
  };
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
