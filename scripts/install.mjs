import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} */
const packagesIn = (lockFile) => {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return {};
  }
};

/**
 * Whether node_modules holds what package-lock.json asks for. npm writes its own list there as the last act of an
 * install, so a missing, interrupted or outdated install shows, whoever ran it.
 */
const isInstalled = () => {
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(([path, wanted]) => {
    if (path === '') return true;
    if (path in installed) return installed[path].version === wanted.version;
    // npm leaves out the optional packages of other platforms.
    return (wanted.optional || wanted.devOptional) ?? false;
  });
};

/** Runs `npm ci` when node_modules is missing or older than the lock file; ends the process when that fails. */
export const installWhenNeeded = () => {
  if (isInstalled()) return;
  console.log('Installing the packages of package-lock.json (npm ci)');
  // The build and the tests need the devDependencies, also where NODE_ENV says production.
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error('The packages could not be installed: npm says above why.');
  process.exit(1);
};
