import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { ensureNatsServer } from '../../../scripts/natsServer.mjs';
import { buildOfficeProgram } from '../../../scripts/officeProgram.mjs';
import type { Trial } from '../../../office/ledWork';
import { CERTIFICATE } from '../../server/support/certificate';
import { atOwnPorts } from '../../support/ownPorts';
import { expect, test as base } from '../test';

const RUNS = 'Ctrl+C stops it.';
export const PASSWORD = 'a secret word 9';

export interface Office {
  address: string;
  /** Of the admin, whose name is admin. */
  password: string;
}

/** What the office sends goes in a moment, not once its Undo was offered. */
const TRIAL: Trial = { betweenMs: 10, lookEveryMs: 100, undoMs: 0 };

/** Starts an office that keeps what it keeps in a new folder. */
async function start(folder: string) {
  const data = mkdtempSync(join(tmpdir(), 'trackyard-office-'));
  // The office's programs trust the mail server of the tests besides.
  const trusted = join(data, 'ca.pem');
  writeFileSync(trusted, CERTIFICATE);
  await atOwnPorts(join(data, 'office'));
  const options = { data: join(data, 'office'), site: resolve('dist'), natsServer: ensureNatsServer(), port: 0 };
  const program = spawn(process.execPath, [join(folder, 'main.js')], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_EXTRA_CA_CERTS: trusted,
      OFFICE_LOCAL_WEBHOOKS: 'yes',
      OFFICE_TRIAL: JSON.stringify(TRIAL),
      OFFICE_OPTIONS: JSON.stringify(options),
    },
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
  throw new Error('The office ended before it ran.');
}

/** A worker builds the program once. */
let built: Promise<unknown> | undefined;

/** Runs an office of its own, on the built product, for as long as it is used. */
export async function runOffice(worker: number, during: (office: Office) => Promise<void>) {
  const folder = resolve(`.office-program/journeys-${worker}`);
  await (built ??= buildOfficeProgram(folder));
  const { told, stop } = await start(folder);
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
    { scope: 'worker', timeout: 180_000 },
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

/** Adds somebody on the users screen that is open, with that password, or one that is made there; gives it. */
export async function addUser(page: Page, name: string, role: string, password?: string) {
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add User' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: role }).click();
  const field = dialog.getByLabel('Password', { exact: true });
  if (password !== undefined) await field.fill(password);
  else {
    await dialog.getByRole('button', { name: 'Generate' }).click();
    await expect(dialog.getByText('Pass it on now: it is not shown again.')).toBeVisible();
  }
  const given = await field.inputValue();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${name} added`)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`^${name} `) })).toContainText(role);
  return given;
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
