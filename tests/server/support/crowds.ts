// Crowds of stores in processes of their own, asked as if they were here.
import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Crowd } from './crowd';
import type { Asked, Described } from './crowdProcess';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Builds what such a process runs as the product is built: while it is developed, a store looks through all it has after each fact. */
const built = (outDir: string) =>
  build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'tests/server/support/crowdProcess.ts'),
      outDir,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'crowd.mjs' } },
    },
  });

/** Asks a process as if what it has were here. */
function askedOf(child: ChildProcess): Crowd {
  const open = new Map<number, { done: (answer: unknown) => void; failed: (error: Error) => void }>();
  let count = 0;
  child.on('message', (message) => {
    const { of, answer, error } = message as Described;
    const waiting = open.get(of);
    open.delete(of);
    if (error === undefined) waiting?.done(answer);
    else waiting?.failed(new Error(error));
  });
  child.once('exit', () => {
    for (const { failed } of open.values()) failed(new Error('The process is gone.'));
  });
  const ask = (name: keyof Crowd, given: unknown[]) =>
    new Promise((done, failed) => {
      count += 1;
      open.set(count, { done, failed });
      child.send({ of: count, name, given } satisfies Asked);
    });
  return new Proxy({} as Crowd, {
    get:
      (_none, name) =>
      (...given: unknown[]) =>
        ask(name as keyof Crowd, given),
  });
}

const ended = (child: ChildProcess) =>
  new Promise<void>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) done();
    else child.once('exit', () => done());
  });

/** Starts processes for many stores. They end with the tests' process at the latest. */
export async function startCrowds(count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'trackyard-crowd-'));
  await built(folder);
  // Traces of errors that nobody sees, and small heaps, cost a third of the time.
  const execArgv = ['--stack-trace-limit=0', '--max-semi-space-size=64'];
  const children = Array.from({ length: count }, () =>
    fork(join(folder, 'crowd.mjs'), { serialization: 'advanced', execArgv }),
  );
  return {
    crowds: children.map(askedOf),
    async stop() {
      for (const child of children) child.removeAllListeners('exit').kill('SIGKILL');
      await Promise.all(children.map(ended));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
