import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { ensureNatsServer } from '../../../scripts/natsServer.mjs';
import { buildOfficeProgram } from '../../../scripts/officeProgram.mjs';
import { expect, test as base } from '../test';

const RUNS = 'Ctrl+C stops it.';
export const PASSWORD = 'a secret word 9';

interface Office {
  address: string;
  /** Of the admin, whose name is admin. */
  password: string;
}

/** So often an office is started: another one may have taken a port that was found free. */
const MOST_STARTS = 3;

/** Starts an office that keeps what it keeps in a new folder; gives nothing when it ended before it ran. */
async function start(folder: string) {
  const data = mkdtempSync(join(tmpdir(), 'trackyard-office-'));
  const options = { data, site: resolve('dist'), natsServer: ensureNatsServer(), port: 0 };
  const program = spawn(process.execPath, [join(folder, 'main.js')], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, OFFICE_LOCAL_WEBHOOKS: 'yes', OFFICE_OPTIONS: JSON.stringify(options) },
  });
  const ended = new Promise<void>((done) => program.once('exit', () => done()));
  const stop = async () => {
    program.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  const runs = new Promise<string>((done) => {
    let text = '';
    program.stdout?.on('data', (more: Buffer) => {
      text += more.toString();
      if (text.includes(RUNS)) done(text);
    });
  });
  const told = await Promise.race([runs, ended]);
  if (told !== undefined) return { told, stop };
  await stop();
  return undefined;
}

/** Runs an office of its own, on the built product, for as long as it is used. */
export async function runOffice(worker: number, during: (office: Office) => Promise<void>) {
  const folder = resolve(`.office-program/journeys-${worker}`);
  await buildOfficeProgram(folder);
  let started: Awaited<ReturnType<typeof start>>;
  for (let starts = 0; !started && starts < MOST_STARTS; starts += 1) started = await start(folder);
  if (!started) throw new Error('The office ended each time that it was started.');
  const { told, stop } = started;
  const [, address = ''] = /(http:\/\/\S+)\//.exec(told) ?? [];
  const [, password = ''] = /password +(\S+)/.exec(told) ?? [];
  try {
    await during({ address, password });
  } finally {
    await stop();
  }
}

/** The tests' own, in a shared office that one worker's tests have together. */
export const test = base.extend<object, { office: Office }>({
  office: [
    async ({ browserName: _any }, give, { workerIndex }) => runOffice(workerIndex, give),
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ office }, give) => give(office.address),
});

export { expect };

/** Signs somebody in on a page, from wherever they are led. */
export async function signIn(page: Page, name: string, password: string) {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await page.waitForURL(({ pathname }) => !pathname.includes('login'));
}

/** Another browser in the office, with somebody signed in who then opens an address. */
export async function enter(
  browser: Browser,
  office: Office,
  name: string,
  at = '/',
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({ ...options, baseURL: office.address });
  const page = await context.newPage();
  await page.goto(at);
  await signIn(page, name, name === 'admin' ? office.password : PASSWORD);
  return page;
}
