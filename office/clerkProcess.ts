import { spawn } from 'node:child_process';
import { nameAmongMachines } from './alertBoard';
import { keepRunning } from './keepRunning';
import { accessOf } from './officeAccess';
import type { Settings } from './settingsSchema';
import { watchedAt } from './natsConfig';
import { complain } from './tell';

/** So often in a row it may die before everybody is told. */
const WORTH_TELLING = 3;
/** What runs for so long is well again. */
const SOUND_AFTER_MS = 60_000;

const DEAD =
  'The clerk does not run: what people say waits in their browsers, and there are no new snapshots and backups until it does. Look at what the office tells on its terminal.';

export interface ClerkProcessOptions {
  /** The path of the clerk's program. */
  program: string;
  settings: Settings;
  /** The folder of the office. */
  data: string;
  /** Tells everybody that something is off, or, without words, that it is over. */
  alert: (text: string | undefined) => void;
}

/** What the clerk of an office finds in its environment. */
export function environmentOf(settings: Settings, data: string) {
  const { servers, user, pass } = accessOf(settings);
  return {
    // While it is developed, a store looks through all that it has after each fact.
    NODE_ENV: 'production',
    OFFICE_SERVERS: servers,
    OFFICE_USER: user,
    OFFICE_PASSWORD: pass,
    OFFICE_BUSINESS: settings.business,
    OFFICE_MACHINE: nameAmongMachines(settings),
    OFFICE_FOLDER: data,
    OFFICE_WATCHED: watchedAt(settings),
  };
}

/** The clerk in a process of its own, started again when it dies: what it dies of stops nothing else. */
export function startClerk({ program, settings, data, alert }: ClerkProcessOptions) {
  let sound: NodeJS.Timeout | undefined;
  return keepRunning({
    start() {
      sound = setTimeout(() => alert(undefined), SOUND_AFTER_MS);
      return spawn(process.execPath, [program], {
        env: { ...process.env, ...environmentOf(settings, data) },
        // The channel tells it when the office is gone; in a group of its own it is not stopped before the office says so.
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        detached: true,
      });
    },
    signal: 'SIGTERM',
    died(how, times) {
      clearTimeout(sound);
      complain(`The clerk has ended (${how}). It is started again.`);
      if (times >= WORTH_TELLING) alert(DEAD);
    },
    stopped: () => clearTimeout(sound),
  });
}
