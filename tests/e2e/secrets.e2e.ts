import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { visit } from './support';
import { expect, test } from './test';

const EMAIL = 'mark-mail@trackyard.example';
const PASSWORD = 'mark-password-41';
const OTP = 'mark-otp-77';
const RECEIVED = '/stocks/received-stocks';

/** Keeps all that Redux DevTools would be told: every action, and the state after it. */
const listen = () => {
  type Enhancer = (next: CreateStore) => CreateStore;
  type CreateStore = (reducer: (state: unknown, action: unknown) => unknown, ...rest: unknown[]) => unknown;
  const told: string[] = [];
  const watch: Enhancer =
    (next) =>
    (reducer, ...rest) =>
      next(
        (state, action) => {
          const after = reducer(state, action);
          told.push(JSON.stringify([action, after]));
          return after;
        },
        ...rest,
      );
  const extension =
    ({ name }: { name: string }) =>
    (...enhancers: Enhancer[]): Enhancer => {
      told.push(name);
      return (next) => [...enhancers, watch].reduceRight((create, enhance) => enhance(create), next);
    };
  Object.assign(window, { told, __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: extension });
};

/** All that this browser keeps, as one text: every database, localStorage and sessionStorage. */
const keptIn = async () => {
  const answer = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('No answer')));
    });
  const written = (value: unknown) =>
    JSON.stringify(value, (_key, part: unknown) =>
      part instanceof Uint8Array ? new TextDecoder().decode(part) : part,
    );
  const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answer(indexedDB.open(name));
    for (const table of database.objectStoreNames) {
      texts.push(written(await answer(database.transaction(table).objectStore(table).getAll())));
    }
    database.close();
  }
  return texts.join('\n');
};

async function login(page: Page, address: string, area: string) {
  await page.goto(address);
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await expect(page).toHaveURL(area);
}

test('Redux DevTools are told every fact by a readable name, but no password and no OTP, nor is one in storage, the console or a backup', async ({
  page,
}) => {
  await page.addInitScript(listen);
  const found: string[] = [];
  page.on('console', (message) => found.push(message.text()));
  const told = () => page.evaluate(() => (Reflect.get(window, 'told') as string[]).join('\n'));

  await login(page, '/login', '/sales');
  found.push(await told());
  await login(page, '/cce-login', '/cce/not-working');
  found.push(await told());
  expect(found.join('\n')).toContain(EMAIL);

  await page.goto(RECEIVED);
  const row = page.getByRole('row', { name: /ITGC-001002/ });
  for (const [button, shown] of [
    ['Accept', 'Accepted'],
    ['Received', 'Completed'],
  ] as const) {
    await row.getByRole('button', { name: button }).click();
    await row.getByLabel('OTP').fill(OTP);
    await row.getByRole('button', { name: 'Verify OTP' }).click();
    await expect(row).toContainText(shown);
  }
  await visit(page, '/stocks/slips?part=On+their+way');
  await page.getByRole('table', { name: 'Challans' }).getByRole('link', { name: /^\d+$/ }).first().click();
  await page.getByRole('button', { name: 'Accept all' }).click();
  await page.getByRole('button', { name: /^Answer \d/ }).click();
  await page.getByLabel('OTP', { exact: true }).fill(OTP);
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByRole('main').getByText('Closed', { exact: true }).first()).toBeVisible();
  found.push(page.url());
  await page.goto('/settings/data');
  const downloading = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /Download/ })
    .first()
    .click();
  const backup = Object.values(unzipSync(await readFile(await (await downloading).path()))).map((part) =>
    strFromU8(part),
  );
  expect(backup.join('\n')).toContain('Metro Cables');
  found.push(...backup, await told(), await page.evaluate(keptIn));

  const text = found.join('\n');
  for (const name of ['journal/journalOpened', 'challans/handoverVerified', 'challans/challanAnswered'])
    expect(text).toContain(name);
  expect(await told()).toMatch(/^Trackyard\n/);
  expect(text).not.toContain(PASSWORD);
  expect(text).not.toContain(OTP);
});

test('a sign-in in one tab is one in the others, and so is the sign-out, with nothing of the person left', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/sales/display-billed');
  await expect(other.getByText('Welcome Back, Hi Asha')).toBeVisible();
  await login(page, '/login', '/sales');
  await expect(other.getByText('Welcome Back, Hi mark-mail')).toBeVisible();
  await visit(other, '/sales/new-account');
  await other.getByLabel('First Name').fill('Mark-draft');
  await other.getByLabel('Company Name').fill('Mark-company');
  await expect.poll(() => page.evaluate(keptIn)).toContain('Mark-draft');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  await expect(other.getByLabel('Email')).toHaveValue('');
  await other.goto('/sales/new-account');
  await expect(other.getByLabel('First Name')).toHaveValue('');
  const kept = await other.evaluate(keptIn);
  for (const mark of ['Mark-draft', 'Mark-company', EMAIL, PASSWORD]) expect(kept).not.toContain(mark);
});
