// A port of this machine for a server that is started later.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const FIRST = 10_000;
/** Where Linux begins with the ports that it gives to connections (other systems begin later): below it nobody takes one by chance. */
const FIRST_OF_CONNECTIONS = 32_768;

const given = new Set();

/** @type {(port: number) => Promise<boolean>} */
const isFree = (port) =>
  new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });

/**
 * A port that nobody listens on and that no connection takes until it is listened on; each once.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(FIRST, FIRST_OF_CONNECTIONS);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
}
