import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NatsConnection } from '@nats-io/nats-core';
import { officeOver } from '@/journal/adapters/nats/reader';
import { announceChanged, keepAdmission, type Admission } from './admission';
import { addressOf, namesOfOthers, othersOf } from './addresses';
import { alertBoard, nameAmongMachines } from './alertBoard';
import { createApiDoor } from './api/apiDoor';
import { startClerk } from './clerkProcess';
import { openDesk } from './desk';
import { keepFlushing } from './diskFlush';
import { passwordFor } from './firstAdmin';
import { NOT_KNOWN_NOW, membersOver } from './members';
import { NATS_PATH } from './natsPipe';
import type { Options } from './options';
import { passOver } from './passOver';
import { persistently } from './persistently';
import { atFreePorts, openSettings } from './settings';
import { troubleWithServer } from './serverVersion';
import type { Settings } from './settingsSchema';
import { prepareSite } from './site';
import { openAccess, type Access } from './signIn/openAccess';
import type { Stops } from './stops';
import { openStorage } from './storage';
import { sayAlive, takeOver } from './takeOver';
import { complain, tell } from './tell';
import { createReportDoor } from './sms/reportDoor';
import { startWebServer, type WebServerOptions } from './webServer';
import { SpokenError } from '@/journal/kit/plainWords';

const LOCAL = '127.0.0.1';
/** So long the servers may take to elect who leads. */
const PATIENCE_MS = 60_000;
const EVERYWHERE = '::';

/** Serves the product; gives the address. */
async function serve(
  options: Options,
  settings: Settings,
  doors: Pick<WebServerOptions, 'api' | 'reports'> & { access: Access },
  stops: Stops,
): Promise<string> {
  const { access, api, reports } = doors;
  const { data, site, port, host, cert, key } = options;
  const prepared = join(data, 'site');
  const others = othersOf(settings);
  // Their doors, and their ways to the NATS server.
  await prepareSite(
    site,
    prepared,
    others.flatMap((origin) => [origin.replace(/^ws/, 'http'), origin]),
  );
  const web = await startWebServer({
    site: prepared,
    mode: { business: settings.business, servers: [NATS_PATH, ...others.map((origin) => `${origin}${NATS_PATH}`)] },
    websocket: settings.ports.websocket,
    others: namesOfOthers(settings),
    door: access.door,
    api,
    reports,
    port,
    host: host ?? (cert === undefined ? LOCAL : EVERYWHERE),
    certificate: cert !== undefined && key !== undefined ? { cert, key } : undefined,
  });
  await stops.add(() => web.close());
  await stops.add(access.watch(web));
  return addressOf(options, web.port);
}

type AlertBoard = ReturnType<typeof alertBoard>;

/** Says when the server is older than the machines of this office need, that it is so no more, and what is over with machines that are gone. */
function sayOfMachines(connection: NatsConnection, board: AlertBoard, settings: Settings, stops: Stops): void {
  const trouble = troubleWithServer(connection.info?.version ?? '', settings);
  if (trouble !== undefined) complain(trouble);
  const together = nameAmongMachines(settings) === undefined ? [] : settings.machines.map(({ name }) => name);
  const say = async () => {
    await board.sayHere('server', trouble);
    await board.forgetOthers(together);
  };
  const said = persistently(say, stops.signal, Number.POSITIVE_INFINITY);
  // An office that is stopped says it at its next start.
  said.catch(() => {});
}

/** Runs the clerk. */
async function runClerk(board: AlertBoard, settings: Settings, data: string, stops: Stops): Promise<void> {
  const program = fileURLToPath(new URL('clerk.js', import.meta.url));
  const alert = (text: string | undefined) =>
    void board
      .sayHere('clerk', text)
      .catch((error: unknown) => complain(`The clerk's alert was not kept: ${String(error)}`));
  const clerk = startClerk({ program, settings, data, alert });
  await stops.add(() => clerk.stop());
}

/** Runs the office of a machine until it is stopped: the streams, the product, who is let in, the desk and the clerk. */
export async function runOffice(options: Options, stops: Stops): Promise<void> {
  const { data, natsServer, proxy: proxies } = options;
  const last = await openSettings(data);
  await takeOver(last, data);
  const { settings, connection, admit } = await openStorage(
    { settings: await atFreePorts(last, data), data, natsServer, stops },
    options.beginAnew,
  );
  sayAlive(connection, settings);
  await persistently(() => passOver(connection, settings, options), stops.signal, PATIENCE_MS);
  if (settings.replicas === 1) await stops.add(keepFlushing(data));
  const over = { connection, office: await officeOver(connection) };
  const members = membersOver(connection, over.office);
  const changed = () => announceChanged(connection);
  let admission: Admission | undefined;
  const admissionNow = () => {
    if (!admission) throw new SpokenError(NOT_KNOWN_NOW);
    return admission;
  };
  const access = await openAccess({
    ...over,
    settings,
    data,
    others: namesOfOthers(settings),
    memberOf: (name) => admissionNow().memberOf(name),
    passOf: async (session) => admissionNow().passOf(session),
    proxies,
  });
  await stops.add(() => access.close());
  // Before anybody gets a password, as nobody would see it if the product could not be served.
  const doors = { access, api: createApiDoor(connection, proxies), reports: createReportDoor(connection, proxies) };
  const address = await serve(options, settings, doors, stops);
  const { whenceOf, notes } = access;
  const { whileQuiet } = openDesk({ connection, members, access: access.desk, whenceOf, notes, changed });
  const keeping = keepAdmission({ connection, members, admit, settings, whileQuiet });
  admission = keeping;
  await stops.add(() => keeping.close());

  const password = await passwordFor(members, settings, options.newPassword, stops.signal);
  if (password) await access.desk.forget(password.name).then(changed);
  // Before anybody is told to sign in.
  await persistently(keeping.lookNow, stops.signal, PATIENCE_MS);
  tell(`Trackyard is served at\n  ${address}`);
  if (password)
    tell(
      `Sign in as\n  name      ${password.name}\n  password  ${password.password}\nIt is shown this once: write it down.`,
    );

  const board = alertBoard({ ...over, now: () => new Date().toISOString(), machine: nameAmongMachines(settings) });
  sayOfMachines(connection, board, settings, stops);
  await runClerk(board, settings, data, stops);
  tell('Ctrl+C stops it.');
}
