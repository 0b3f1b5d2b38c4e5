import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MOST = 3;

/**
 * Removes what none of the last three builds has: a tab that is open since before an update still finds the parts that it
 * has not fetched yet.
 * @param {string} folder where the files of all builds lie
 * @param {string[]} built the names of those of the newest build
 */
export function keepLastBuilds(folder, built) {
  const list = `${folder}.json`;
  const before = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const newest = built.toSorted();
  // One that is the same again takes no other one's place.
  const others = before.filter((names) => names.join(' ') !== newest.join(' '));
  const builds = [newest, ...others].slice(0, MOST);
  writeFileSync(list, JSON.stringify(builds));
  const kept = new Set(builds.flat());
  for (const name of readdirSync(folder)) if (!kept.has(name)) rmSync(join(folder, name), { recursive: true });
}
