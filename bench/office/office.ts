import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { hashSync } from 'bcryptjs';
import { natsJournal } from '@/journal/adapters/nats/natsJournal';
import { officeOver } from '@/journal/adapters/nats/reader';
import { deskOf, STREAMS } from '@/journal/adapters/nats/subjects';
import type { OfficeUser } from '@/store/browser/officeSlice';
import type { LetIn } from '../../office/accounts';
import { environmentOf } from '../../office/clerkProcess';
import { membersOver } from '../../office/members';
import { natsConfig } from '../../office/natsConfig';
import { accessOf } from '../../office/officeAccess';
import type { Settings } from '../../office/settingsSchema';
import { accessBookOver } from '../../office/signIn/accessBook';
import type { Session } from '../../office/signIn/session';
import { openStreams } from '../../office/streams';
import { freePort } from '../../scripts/freePort.mjs';
import { machine, type ServerConfig } from '../../tests/server/support/machine';
import { until } from '../../tests/server/support/until';
import { append } from './append';
import { beginning } from './facts';
import { SESSION, type Access } from './person';

/** Everybody's, and the office's own; fifty sign in at once, so its hash is as cheap as they get. */
const KEY = 'the-key-of-everybody-in-this-bench';
const HASH = hashSync(KEY, 4);

/** The one sign-in that all connections are named for, as the web server would have begun it: else the desk looked it up for each fact. */
function sessionOfAll(): Session {
  const at = new Date().toISOString();
  const from = { browser: 'Chrome on Linux', address: '127.0.0.1' };
  return { id: SESSION, name: 'person-0', tokens: [], ...from, since: at, seen: at, remember: false };
}

export type Office = Awaited<ReturnType<typeof startOffice>>;

/** So many people of the stock. */
export const staff = (count: number): OfficeUser[] =>
  Array.from({ length: count }, (_, place) => ({ name: `person-${place}`, role: 'stock' }));

/** The servers of an office of these people that has begun with the fifty vendors, configured as by its own program. */
export async function startOffice(people: readonly OfficeUser[], names: readonly string[] = ['one']) {
  const members = people.map((person): LetIn => ({ ...person, hash: HASH }));
  const ports = await Promise.all(Array.from({ length: 4 * names.length }, freePort));
  const clusters = names.map((name, place) => ({ name, cluster: `127.0.0.1:${ports[4 * place + 3] ?? 0}` }));
  const settings = names.map((name, place): Settings => {
    const [nats = 0, websocket = 0, monitoring = 0] = ports.slice(4 * place);
    const machines = names.length > 1 ? clusters : [];
    return {
      name,
      business: 'bench',
      begun: 'no',
      secret: KEY,
      ports: { nats, websocket, monitoring },
      replicas: names.length,
      machines,
    };
  });
  const machines = settings.map((own) =>
    machine({
      name: own.name,
      port: own.ports.nats,
      watched: own.ports.monitoring,
      config: (data) => JSON.parse(natsConfig({ settings: own, data, systemHash: HASH, members })) as ServerConfig,
    }),
  );
  const [first] = settings;
  if (!first) throw new Error('An office has a machine.');
  await Promise.all(machines.map((one) => one.start()));
  const servers = settings.map((own) => accessOf(own).servers);
  const connection = await connect({
    ...accessOf(first),
    servers,
    ignoreClusterUpdates: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 100,
  });
  const { streams } = await jetstreamManager(connection, { checkAPI: false });
  await until('the office has begun', async () => {
    await openStreams(connection, first);
    return true;
  });
  await append(connection, [beginning()]);
  const office = await officeOver(connection);
  const { people: known, put } = membersOver(connection, office);
  for (const { name, role } of members) await put({ name, role }, (await known()).place);
  await accessBookOver(connection, office).put('session', SESSION, sessionOfAll());
  /** In it the clerk of each machine has a folder of its own. */
  const folder = mkdtempSync(join(tmpdir(), 'trackyard-bench-'));
  const clerks: ChildProcess[] = [];

  const access = (user: string): Access => ({
    servers: settings.map((own) => `ws://127.0.0.1:${own.ports.websocket}`),
    business: first.business,
    user,
    pass: KEY,
  });
  const guests = people.map(({ name }, place) => ({ access: access(name), place }));
  return {
    guests,
    machines,
    settings: first,
    connection,
    /** Where the clerk of that machine keeps its backups. */
    folderOf: (name: string) => join(folder, name),
    /** Starts the clerk of each machine, as the office does, with the desk that the people ask. */
    startClerks() {
      for (const own of settings) {
        mkdirSync(join(folder, own.name), { recursive: true });
        const env = { ...process.env, ...environmentOf(own, join(folder, own.name)) };
        clerks.push(fork(fileURLToPath(new URL('clerk.js', import.meta.url)), { env }));
      }
      return clerks;
    },
    stopClerks() {
      for (const clerk of clerks.splice(0)) clerk.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
    /** Whether its desk answers somebody. */
    async answers(): Promise<boolean> {
      const asked = await connection.request(deskOf(people[0]?.name ?? '', 'read.end'), '{}');
      return 'last' in asked.json<object>();
    },
    streams,
    access,
    /** The identities of all that the journal holds. */
    async ids(): Promise<string[]> {
      const journal = await natsJournal(connection, { business: first.business, user: 'reader' });
      const entries = await journal.since(0);
      await journal.close();
      return entries.map(({ id }) => id);
    },
    last: async () => (await streams.info(STREAMS.journal)).state.last_seq,
    /** The machine that leads the journal, once one does. */
    async leader() {
      let found: (typeof machines)[number] | undefined;
      await until('the journal has a leader', async () => {
        const { cluster } = await streams.info(STREAMS.journal);
        found = machines.find(({ name }) => name === cluster?.leader);
        return found !== undefined;
      });
      if (!found) throw new Error('The journal has no leader.');
      return found;
    },
    /** Resolves once every machine has all of the journal. */
    async whole() {
      await until('every machine has all', async () => {
        const { state } = await streams.info(STREAMS.journal);
        const has = await Promise.all(machines.map((one) => one.lastOf(STREAMS.journal)));
        return has.every((last) => last === state.last_seq);
      });
    },
    async stop() {
      for (const clerk of clerks) clerk.kill('SIGKILL');
      await connection.close();
      await Promise.all(machines.map((one) => one.remove()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
