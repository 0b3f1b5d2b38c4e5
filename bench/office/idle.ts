import { startStores } from './asking';
import { at, now, pause } from './clock';
import { memoryOf, secondsOf } from './memory';
import { staff, startOffice } from './office';
import { delaysIn } from './talk';

const PROCESSES = 4;
/** So long nobody says anything. */
const QUIET_MS = 30_000;
const RUN_UP_MS = 2_000;

/** What an office takes whose so many browsers rest, and how long it takes until all of them see what one of them says now and then. */
export async function idle(browsers: number, facts: number) {
  const office = await startOffice(staff(browsers));
  const [machine] = office.machines;
  const [clerk] = office.startClerks();
  const parts = Array.from({ length: PROCESSES }, startStores);
  try {
    const opened = await Promise.all(
      parts.map(({ asked }, part) => asked.open(office.guests.filter(({ place }) => place % PROCESSES === part))),
    );
    await pause(RUN_UP_MS);
    const processes = [machine?.pid(), clerk?.pid];
    const before = processes.map(secondsOf);
    await pause(QUIET_MS);
    const busy = processes.map((pid, place) => (secondsOf(pid) - (before[place] ?? 0)) / (QUIET_MS / 1_000));
    const begin = now() + RUN_UP_MS;
    const heard = await Promise.all(parts.map(({ asked }) => asked.converse(1, facts, begin)));
    const { delays, unseen } = delaysIn(heard.flat());
    return {
      opened: at(opened.flat(), 1),
      busy,
      memory: processes.map((pid) => memoryOf(pid).now),
      delays,
      unseen,
    };
  } finally {
    for (const { stop } of parts) stop();
    await office.stop();
  }
}
