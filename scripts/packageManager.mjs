import { spawnSync } from 'node:child_process';

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
