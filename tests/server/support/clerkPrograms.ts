// Clerks in processes of their own, which can be killed at any moment.
import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';

/** What such a clerk is begun with; by `ahead` milliseconds its clock is ahead. */
export interface ClerkBegins {
  port: number;
  business: string;
  secret: string;
  ca: string;
  ahead: number;
}

/** How a letter stands, as a clerk tells again and again. */
export interface LetterStands {
  id: string;
  status: string;
  answer: string;
}

/** Below this project, whose packages it uses. */
const FOLDER = resolve('.office-program/killed');

/** Builds the program as the office's own are built. */
export const buildClerkProgram = () =>
  build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      target: 'node20',
      outDir: FOLDER,
      emptyOutDir: true,
      rolldownOptions: { input: ['tests/server/support/clerkProgram.ts'] },
    },
  });

export const removeClerkProgram = () => rmSync(FOLDER, { recursive: true, force: true });

/** Starts a clerk; it ends with the tests' process at the latest. */
export function startClerkProgram(begins: ClerkBegins) {
  const child = fork(join(FOLDER, 'clerkProgram.js'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  let letters: readonly LetterStands[] = [];
  child.on('message', (told) => (letters = told as readonly LetterStands[]));
  // What is said to whom is gone already is said to nobody.
  child.on('error', () => {});
  child.send(begins);
  return {
    /** How letters stand, as it told last. */
    letters: () => letters,
    setAhead: (ahead: number) => void (child.connected && child.send({ ahead })),
    kill: () =>
      new Promise<void>((done) => {
        child.once('exit', () => done());
        child.kill('SIGKILL');
      }),
  };
}
