import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What each package manager is told, before and to install; the first one that is here is asked. */
const managers = {
  apt: { asks: 'apt-get', before: ['apt-get update'], install: 'apt-get install -y --no-install-recommends' },
  dnf: { asks: 'dnf', before: [], install: 'dnf install -y' },
  apk: { asks: 'apk', before: [], install: 'apk add' },
  pacman: { asks: 'pacman', before: [], install: 'pacman -Sy --noconfirm' },
};

const succeeds = (command, options) => {
  const [name, ...args] = command.split(' ');
  return spawnSync(name, args, options).status === 0;
};

/**
 * Installs packages with the system's package manager, as root or where sudo asks for no password; shows what it prints.
 * Whether that helped is for the caller to see.
 * @param {Record<'apt' | 'dnf' | 'apk' | 'pacman', string>} packages their names, by package manager
 */
export const installWithPackageManager = (packages) => {
  const isRoot = process.getuid?.() === 0;
  if (process.platform === 'win32' || !(isRoot || succeeds('sudo -n true'))) return;
  const [name, manager] = Object.entries(managers).find(([, { asks }]) => succeeds(`${asks} --version`)) ?? [];
  if (!manager) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // A failed update need not stop the installation: the lists at hand may do.
  for (const command of [...manager.before, `${manager.install} ${packages[name]}`]) {
    succeeds(isRoot ? command : `sudo -n ${command}`, { stdio: 'inherit', env });
  }
};

/**
 * A package of another release of Debian, from the archive that this machine uses anyway, unpacked into a folder: nothing is
 * installed, and no root is needed. apt checks what it fetches.
 * @param {string} release its code name
 * @param {string} name of the package
 * @param {string} folder where to; one that is there already is taken as it is
 * @returns {string | undefined} the folder, absolute; undefined where there is no apt, or no way to such an archive
 */
export const unpackedFromDebian = (release, name, folder) => {
  const to = resolve(folder);
  if (existsSync(to)) return to;
  const apt = managers.apt.asks;
  const asked = spawnSync(apt, ['indextargets', '--format', '$(SITE)', 'Created-By: Packages'], { encoding: 'utf8' });
  const site = asked.status === 0 && asked.stdout.split('\n').find((line) => line.endsWith('/debian'));
  if (!site) return undefined;
  const work = `${to}-work`;
  rmSync(work, { recursive: true, force: true });
  mkdirSync(join(work, 'lists', 'partial'), { recursive: true });
  writeFileSync(join(work, 'sources.list'), `deb ${site} ${release} main\n`);
  const own = {
    'Dir::Etc::SourceList': 'sources.list',
    'Dir::Etc::SourceParts': '-',
    'Dir::State::Lists': 'lists',
    'Dir::Cache': 'cache',
  };
  const options = Object.entries(own).flatMap(([option, value]) => [
    '-o',
    `${option}=${value === '-' ? value : join(work, value)}`,
  ]);
  const does = (command, args) =>
    spawnSync(command, args, { cwd: work, stdio: 'ignore', timeout: 120_000 }).status === 0;
  const fetched = does(apt, [...options, 'update']) && does(apt, [...options, 'download', name]);
  const file = fetched && readdirSync(work).find((found) => found.endsWith('.deb'));
  const done = file && does('dpkg-deb', ['--extract', file, 'unpacked']);
  // At once, so that what broke off in between is never taken for the whole.
  if (done) renameSync(join(work, 'unpacked'), to);
  rmSync(work, { recursive: true, force: true });
  return done ? to : undefined;
};
