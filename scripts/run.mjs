import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/**
 * Runs a command, of the project's packages too, and waits for its end.
 * @param {string[]} command the command and its arguments
 * @param {'inherit' | 'pipe' | 'both'} stdio 'inherit' shows what it prints at once, 'pipe' gives it as `output`
 * @returns {Promise<{ ok: boolean, output: string, seconds: string }>}
 */
export const run = ([name, ...args], stdio = 'inherit') =>
  new Promise((done) => {
    const start = performance.now();
    let output = '';
    const out = stdio === 'inherit' ? 'inherit' : 'pipe';
    const child = spawn(name, args, {
      stdio: ['ignore', out, out],
      shell: process.platform === 'win32',
      env: { ...process.env, PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter) },
    });
    const end = (ok) => done({ ok, output, seconds: `${((performance.now() - start) / 1000).toFixed(1)} s` });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (stdio === 'both') process.stdout.write(text);
      });
    }
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
