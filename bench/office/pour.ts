import { startStores } from './asking';
import { at, now } from './clock';
import { memoryOf } from './memory';
import { staff, startOffice } from './office';

/** How many facts a second an office takes when so many people each say one as soon as their last is kept. */
export async function pour(people: number, times: number, machines: readonly string[]) {
  const office = await startOffice(staff(people), machines);
  const clerks = office.startClerks();
  const halves = [startStores(), startStores()];
  try {
    // One store in each process sees all of it.
    await Promise.all(halves.map(({ asked }, half) => asked.open(office.guests.slice(half, half + 1))));
    await Promise.all(halves.map(({ asked }) => asked.watch(people, times)));
    const began = now();
    const poured = (
      await Promise.all(
        halves.map(({ asked }, half) =>
          asked.pour(
            office.guests.filter(({ place }) => place % 2 === half),
            times,
          ),
        ),
      )
    ).flat();
    const seconds = (now() - began) / 1_000;
    const watched = (await Promise.all(halves.map(({ asked }) => asked.watched()))).flat();
    await office.whole();
    const last = await office.last();
    const states = new Set((await Promise.all(halves.map(({ asked }) => asked.statesAt(last)))).flat());
    const ids = await office.ids();
    const known = new Set(ids);
    const kept = poured.flatMap((one) => one.kept);
    const took = poured.flatMap(({ said, kept: all }) => all.map((one, nth) => one.at - (said[nth] ?? 0)));
    const seenAfter = watched.flatMap((seen) =>
      poured.flatMap(({ place, said }) => [...said].map((saidAt, nth) => (seen[place * times + nth] ?? 0) - saidAt)),
    );
    return {
      perSecond: kept.length / seconds,
      took,
      seenAfter: seenAfter.filter((delay) => delay > 0),
      unseen: seenAfter.filter((delay) => delay < 0).length,
      refused: kept.filter(({ missed }) => missed !== undefined).length,
      lost: kept.filter(({ id }) => !known.has(id)).length,
      doubled: ids.length - known.size,
      states: states.size,
      server: Math.max(...office.machines.map((machine) => memoryOf(machine.pid()).most)),
      clerk: Math.max(...clerks.map(({ pid }) => memoryOf(pid).most)),
    };
  } finally {
    for (const { stop } of halves) stop();
    await office.stop();
  }
}

/** The half, the slow and the slowest of some times. */
export const spread = (times: readonly number[]) => [0.5, 0.99, 1].map((share) => at(times, share));
