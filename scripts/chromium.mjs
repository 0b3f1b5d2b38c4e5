import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installWithPackageManager } from './packageManager.mjs';

/** What every start of Chromium gets: it runs as root and without a GPU too, and asks nobody outside for anything. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const isWindows = process.platform === 'win32';

/** The same engine without windows first: it starts sooner, and the journeys take a quarter less time in it. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where programs of these names may be, the first name first. */
export const onPath = (names) =>
  names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));

const applications = () => {
  if (isWindows) {
    return [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
      .filter(Boolean)
      .flatMap((folder) =>
        ['Chromium', 'Google/Chrome'].map((name) => join(folder, name, 'Application', 'chrome.exe')),
      );
  }
  if (process.platform !== 'darwin') return [];
  return ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
};

/** The browsers of this machine, best first: the system's, then the one that Playwright downloaded. */
const installed = () =>
  [...(isWindows ? [] : onPath(NAMES)), ...applications(), chromium.executablePath()].filter(existsSync);

/** A file alone is not a browser: a download may lack libraries, a system's package may be a stub. */
const starts = (path) => isWindows || spawnSync(path, ['--version'], { timeout: 60_000 }).status === 0;

/**
 * The Chromium to use: $CHROMIUM_PATH, else one that is on this machine.
 * @returns {string | undefined} its path; undefined when there is none
 */
export const findChromium = () => process.env.CHROMIUM_PATH || installed()[0];

const download = () => {
  const command = ['playwright', 'install', '--no-shell', 'chromium'];
  spawnSync('npx', command, { stdio: 'inherit', shell: isWindows, timeout: 300_000 });
};

const packages = {
  apt: 'chromium fonts-noto-core',
  dnf: 'chromium google-noto-sans-fonts',
  apk: 'chromium font-noto',
  pacman: 'chromium noto-fonts',
};

/** Debian has the one without windows as a package of its own; elsewhere it comes with the whole. */
const packagesWithoutWindows = { ...packages, apt: 'chromium-headless-shell fonts-noto-core' };

const waysToInstall = {
  "Playwright's download": download,
  "the system's package manager": () => installWithPackageManager(packagesWithoutWindows),
  'its package with windows': () => installWithPackageManager(packages),
};

/**
 * The Chromium to use, and one that starts: installed when this machine has none, by Playwright or else by the
 * system's package manager (as root, or where sudo asks for no password).
 * @returns {string} its path
 * @throws {Error} says what to do when there is none and none could be installed
 */
export const ensureChromium = () => {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (starts(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH says ${chosen}, and no browser starts there.`);
  }
  let found = installed().find(starts);
  for (const [name, install] of Object.entries(waysToInstall)) {
    if (found) break;
    console.log(`No Chromium that starts: trying ${name}`);
    install();
    found = installed().find(starts);
  }
  if (found) return found;
  throw new Error(
    'There is no Chromium, and none could be installed. Install Chromium or Chrome, or say where one is: ' +
      'CHROMIUM_PATH=/path/to/chromium npm test',
  );
};
