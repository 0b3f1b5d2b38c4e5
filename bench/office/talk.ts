import { startStores } from './asking';
import { at, now } from './clock';
import { staff, startOffice } from './office';
import type { Heard } from './stores';

/** So that all have begun to listen. */
const RUN_UP_MS = 2_000;

/** How long everything took that anybody said, until each of the others saw it; what one of them never saw is counted. */
export function delaysIn(heard: readonly Heard[]) {
  const delays: number[] = [];
  let unseen = 0;
  for (const { place: speaker, said } of heard) {
    for (const { place, seen } of heard) {
      if (place === speaker) continue;
      for (const [nth, saidAt] of said.entries()) {
        const seenAt = seen[speaker * said.length + nth] ?? 0;
        if (seenAt === 0) unseen += 1;
        else delays.push(seenAt - saidAt);
      }
    }
  }
  return { delays, unseen };
}

/** How long it takes until others see what so many stores in two processes say, each of them a fact a second. */
export async function talk(people: number, seconds: number) {
  const office = await startOffice(staff(people));
  office.startClerks();
  const halves = [startStores(), startStores()];
  try {
    await Promise.all(
      halves.map(({ asked }, half) => asked.open(office.guests.filter(({ place }) => place % 2 === half))),
    );
    const begin = now() + RUN_UP_MS;
    const heard = await Promise.all(halves.map(({ asked }) => asked.converse(people, seconds, begin)));
    const { delays, unseen } = delaysIn(heard.flat());
    return { facts: people * seconds, p50: at(delays, 0.5), p95: at(delays, 0.95), most: at(delays, 1), unseen };
  } finally {
    for (const { stop } of halves) stop();
    await office.stop();
  }
}
