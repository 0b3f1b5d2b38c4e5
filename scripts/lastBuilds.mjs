import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MOST = 3;
/** What a file has beside it is packed. */
const PACKED = /\.(?:br|gz)$/;

/** The names of the files of each build, the newest first; none where there is no list, or only half of one after a power cut. */
const buildsIn = (list) => {
  try {
    return JSON.parse(readFileSync(list, 'utf8'));
  } catch {
    return [];
  }
};

/**
 * Removes what none of the last three builds has: a tab that is open since before an update still finds the parts that it
 * has not fetched yet.
 * @param {string} folder where the files of all builds lie
 * @param {string[]} built the names of those of the newest build
 */
export function keepLastBuilds(folder, built) {
  const list = `${folder}.json`;
  const newest = built.toSorted();
  // One that is the same again takes no other one's place.
  const others = buildsIn(list).filter((names) => names.join(' ') !== newest.join(' '));
  const builds = [newest, ...others].slice(0, MOST);
  writeFileSync(list, JSON.stringify(builds));
  const kept = new Set(builds.flat());
  for (const name of readdirSync(folder))
    if (!kept.has(name.replace(PACKED, ''))) rmSync(join(folder, name), { recursive: true });
}
