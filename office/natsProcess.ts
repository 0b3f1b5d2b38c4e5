import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { SpokenError } from '@/journal/kit/plainWords';
import { keepRunning } from './keepRunning';
import { complain } from './tell';
import { tellingViolations } from './violations';

/** The last lines that tell why a server ended. */
const LINES = 5;

const TROUBLE = /\[(?:WRN|ERR|FTL)\]|^nats-server: /;
/** The web server, which has TLS, stands before it. */
const EXPECTED = 'Websocket not configured with TLS';
const READY = 'Server is ready';
const RELOADED = 'Reloaded server configuration';
const NOT_RELOADED = 'Failed to reload server configuration';

const tellOf = tellingViolations(complain);

interface Waiter {
  resolve: () => void;
  reject: (error: Error) => void;
}

/** Who waits until the server works by the configuration as it is now. */
function createWaiters() {
  let waiters: Waiter[] = [];
  return {
    settle: (each: (waiter: Waiter) => void) => {
      const settled = waiters;
      waiters = [];
      settled.forEach(each);
    },
    /** Resolves once the server works by the configuration as it is now. */
    heldNow: () => new Promise<void>((resolve, reject) => void waiters.push({ resolve, reject })),
  };
}

/**
 * Starts the NATS server, and again when it dies later.
 * @param server the path of the program
 * @param config the path of its configuration
 */
export function startNats(server: string, config: string) {
  const troubles: string[] = [];
  const { settle, heldNow } = createWaiters();
  let ready = false;
  /** The configuration has changed since the server read it. */
  let changed = false;
  let started = false;

  const hear = (line: string) => {
    if (TROUBLE.test(line) && !line.includes(EXPECTED)) {
      troubles.push(line);
      troubles.splice(0, troubles.length - LINES);
      tellOf(line);
    }
    if (line.includes(READY)) {
      ready = true;
      started = true;
      if (changed) running.signal('SIGHUP');
      else settle(({ resolve }) => resolve());
      changed = false;
    }
    if (line.includes(RELOADED)) settle(({ resolve }) => resolve());
    if (line.includes(NOT_RELOADED)) settle(({ reject }) => reject(new Error(line)));
  };

  const running = keepRunning({
    start() {
      // In a group of its own, so that Ctrl-C reaches the office only, which stops everything in its order.
      const child = spawn(server, ['-c', config], { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
      createInterface(child.stderr).on('line', hear);
      return child;
    },
    signal: 'SIGINT',
    died(how) {
      ready = false;
      if (started) complain(`The NATS server has ended (${how}). It is started again.`);
      else
        settle(({ reject }) =>
          reject(new SpokenError([`The NATS server does not start (${how}).`, ...troubles].join('\n'))),
        );
    },
  });

  return {
    /** Resolves once it is ready for the first time; rejects with a SpokenError when it does not start. */
    ready: heldNow(),
    /** Lets the configuration that was changed hold; resolves once it does. */
    reload() {
      const held = heldNow();
      // One that is not ready may have read the old one, and would die of the signal.
      if (ready) running.signal('SIGHUP');
      else changed = true;
      return held;
    },
    stop() {
      settle(({ reject }) => reject(new Error('The NATS server is being stopped.')));
      return running.stop();
    },
  };
}
