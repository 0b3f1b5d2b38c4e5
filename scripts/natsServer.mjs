import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installWithPackageManager, unpackedFromDebian } from './packageManager.mjs';

/** The oldest that the shared mode was tried with, and the oldest of which several hold (docs/office.md). */
const { alone: OLDEST, several: OLDEST_OF_SEVERAL } = JSON.parse(
  readFileSync(new URL('../office/oldestServers.json', import.meta.url), 'utf8'),
);

/** The Debian that has one of which several hold. */
const DEBIAN = 'forky';

const packages = { apt: 'nats-server', dnf: 'nats-server', apk: 'nats-server', pacman: 'nats-server' };

/** Where servers lie that are not on everybody's PATH. */
const FOLDERS = ['/usr/sbin', '/usr/local/bin'];

const installed = () =>
  [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS]
    .map((folder) => join(folder, 'nats-server'))
    .filter(existsSync);

/** The version of what lies there, as three numbers; undefined when it is no server that starts. */
const versionOf = (path) => {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  const found = status === 0 && /nats-server: v(\d+)\.(\d+)\.(\d+)/.exec(stdout);
  return found ? found.slice(1).map(Number) : undefined;
};

const isNewEnough = (version, oldest = OLDEST) => {
  const different = oldest.findIndex((part, place) => version[place] !== part);
  return different === -1 || version[different] > oldest[different];
};

const tooOld = (path, version) =>
  `The NATS server at ${path} is version ${version.join('.')}; Trackyard needs ${OLDEST.join('.')} or newer.`;

const HOW =
  'Install nats-server (https://nats.io/download, or the package nats-server of your system), ' +
  'or say where one is: NATS_SERVER_PATH=/path/to/nats-server';

/** The first server here that is new enough; else why there is none. */
const find = () => {
  const servers = installed().map((path) => ({ path, version: versionOf(path) }));
  const found = servers.find(({ version }) => version && isNewEnough(version));
  if (found) return { path: found.path };
  const old = servers.find(({ version }) => version);
  return { why: old ? tooOld(old.path, old.version) : 'There is no NATS server on this machine.' };
};

/**
 * The NATS server to use, one that starts and is new enough: $NATS_SERVER_PATH, else one of this machine, else one that
 * the system's package manager installs (as root, or where sudo asks for no password).
 * @returns {string} its path
 * @throws {Error} says what to do when there is none and none could be installed
 */
export const ensureNatsServer = () => {
  const chosen = process.env.NATS_SERVER_PATH;
  if (chosen) {
    const version = versionOf(chosen);
    if (!version) throw new Error(`NATS_SERVER_PATH says ${chosen}, and no NATS server starts there.`);
    if (!isNewEnough(version)) throw new Error(tooOld(chosen, version));
    return chosen;
  }
  const here = find();
  if (here.path) return here.path;
  console.log(`${here.why} Trying the system's package manager`);
  installWithPackageManager(packages);
  const { path, why } = find();
  if (path) return path;
  throw new Error(`${why} None could be installed. ${HOW}`);
};

/**
 * A NATS server of which several hold: the one at that path if it is new enough, else Debian's, unpacked beside the packages.
 * @param {string} path of a server that starts
 * @returns {string} its path; that of the older one where there is none
 */
export const serverOfSeveral = (path) => {
  const holds = (found) => isNewEnough(versionOf(found) ?? [0], OLDEST_OF_SEVERAL);
  if (holds(path)) return path;
  const folder = unpackedFromDebian(DEBIAN, packages.apt, join('node_modules', '.cache', `nats-server-${DEBIAN}`));
  const newer = folder && join(folder, 'usr', 'sbin', 'nats-server');
  if (newer && holds(newer)) return newer;
  console.log(
    `No NATS server from ${OLDEST_OF_SEVERAL.join('.')} on was found: the tests of machines that fail in the middle of work are left out.`,
  );
  return path;
};
