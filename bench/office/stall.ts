import { startStores } from './asking';
import { at, pause } from './clock';
import { staff, startOffice } from './office';
import type { Kept } from './person';

const STORES = 6;
const EVERY_MS = 100;
/** So long is spoken before the leader is killed, and after another one leads. */
const AROUND_MS = 5_000;

/** The longest time between two that were kept after one another. */
function longestGap(kept: readonly Kept[]): number {
  const times = kept.map((one) => one.at).toSorted((a, b) => a - b);
  return Math.max(...times.slice(1).map((time, place) => time - (times[place] ?? time)));
}

/** Lets stores at three machines speak while the journal's leader is killed, so many times; gives the stalls and what was lost. */
export async function stall(kills: number) {
  const office = await startOffice(staff(STORES), ['one', 'two', 'three']);
  office.startClerks();
  const { asked, stop } = startStores();
  try {
    await asked.open(office.guests);
    /** Of each kill, between two that were kept of the same person, and of anybody. */
    const ofOne: number[] = [];
    const ofAnybody: number[] = [];
    const said: Kept[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      await office.whole();
      await asked.speak(EVERY_MS);
      await pause(AROUND_MS);
      const leader = await office.leader();
      await leader.kill();
      await office.leader();
      await pause(AROUND_MS);
      const all = await asked.hush();
      await leader.start();
      ofOne.push(Math.max(...all.map(longestGap)));
      ofAnybody.push(longestGap(all.flat()));
      said.push(...all.flat());
    }
    await office.whole();
    const ids = await office.ids();
    const known = new Set(ids);
    return {
      ofOne: { median: at(ofOne, 0.5), worst: at(ofOne, 1) },
      ofAnybody: { median: at(ofAnybody, 0.5), worst: at(ofAnybody, 1) },
      said: said.length,
      refused: said.filter(({ missed }) => missed !== undefined).length,
      lost: said.filter(({ id }) => !known.has(id)).length,
      doubled: ids.length - known.size,
    };
  } finally {
    stop();
    await office.stop();
  }
}
