import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Asked, Described } from './answering';
import type { stores } from './stores';

/** A process of stores, as if they were here; a browser has WebSockets, which Node 20 has if it is told so. */
export function startStores() {
  const program = fileURLToPath(new URL('stores.js', import.meta.url));
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: ['--experimental-websocket', '--no-warnings', '--expose-gc', '--max-old-space-size=8192'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ask = (name: string, given: unknown[]) =>
    new Promise((done, failed) => {
      const gone = () => failed(new Error('The process of the stores has ended.'));
      child.once('exit', gone);
      child.once('message', (message) => {
        child.off('exit', gone);
        const told = message as Described;
        if ('answer' in told) done(told.answer);
        else failed(new Error(told.error));
      });
      child.send({ name, given } satisfies Asked);
    });
  const asked = new Proxy({} as typeof stores, {
    get:
      (_none, name) =>
      (...given: unknown[]) =>
        ask(String(name), given),
  });
  return { asked, stop: () => void child.kill('SIGKILL') };
}
