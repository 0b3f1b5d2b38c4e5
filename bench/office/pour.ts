import { startStores } from './asking';
import { at, now } from './clock';
import { startOffice } from './office';

/** How many facts a second an office takes when so many people each say one as soon as their last is kept. */
export async function pour(people: number, times: number, machines: readonly string[]) {
  const office = await startOffice(people, machines);
  office.startClerks();
  const halves = [startStores(), startStores()];
  try {
    const guests = office.users.map((user, place) => ({ access: office.access(user), place }));
    // One store in each process sees all of it.
    await Promise.all(halves.map(({ asked }, half) => asked.open(guests.slice(half, half + 1))));
    const began = now();
    const kept = (
      await Promise.all(
        halves.map(({ asked }, half) =>
          asked.pour(
            guests.filter(({ place }) => place % 2 === half),
            times,
          ),
        ),
      )
    ).flat();
    const seconds = (now() - began) / 1_000;
    await office.whole();
    const last = await office.last();
    const states = new Set((await Promise.all(halves.map(({ asked }) => asked.statesAt(last)))).flat());
    const ids = await office.ids();
    const known = new Set(ids);
    const took = kept.map((one) => one.took);
    return {
      perSecond: kept.length / seconds,
      p50: at(took, 0.5),
      p99: at(took, 0.99),
      most: at(took, 1),
      refused: kept.filter(({ missed }) => missed !== undefined).length,
      lost: kept.filter(({ id }) => !known.has(id)).length,
      doubled: ids.length - known.size,
      states: states.size,
    };
  } finally {
    for (const { stop } of halves) stop();
    await office.stop();
  }
}
