import type { Page } from '@playwright/test';
import { addProduct, productTotal, openAt } from './support';
import { expect, test } from './test';

const SILENT = /The storage of this browser does not answer\. Trackyard tries again by itself\./;
const inMemory = (page: Page) =>
  page.getByText(/This browser cannot keep your changes: they last until this tab is closed/);

/** Has the browser's storage fail at a place, such as `getAll of entries`, from the first page on if one is given. */
async function breakable(page: Page, fromTheStart = '') {
  await page.addInitScript((place) => {
    if (sessionStorage.getItem('broken') === null) sessionStorage.setItem('broken', place);
    const broken = <Method extends (...args: never[]) => unknown>(name: string, work: Method) =>
      function maybe(this: IDBObjectStore | IDBIndex, ...args: Parameters<Method>) {
        const store = this instanceof IDBIndex ? this.objectStore.name : this.name;
        if (sessionStorage.getItem('broken') === `${name} of ${store}`)
          throw new DOMException('Internal error.', 'UnknownError');
        return Reflect.apply(work, this, args) as unknown;
      };
    for (const { prototype } of [IDBObjectStore, IDBIndex]) {
      for (const name of ['add', 'getAll', 'getAllKeys', 'openKeyCursor']) {
        const work: unknown = Reflect.get(prototype, name);
        if (typeof work === 'function') Reflect.set(prototype, name, broken(name, work as () => unknown));
      }
    }
  }, fromTheStart);
}

const setBroken = (page: Page, place: string) => page.evaluate((at) => sessionStorage.setItem('broken', at), place);
const mend = (page: Page) => setBroken(page, 'nowhere');

/** Sends a text message, which is about no record of the sample: its records are others in each browser. */
async function sendSms(page: Page, sentThen: number) {
  const sms = page.getByRole('dialog', { name: 'Send SMS' });
  await page.getByRole('banner').getByRole('button', { name: 'Send SMS' }).click();
  await sms.getByLabel('Mobile Numbers').fill('9820012345');
  await sms.getByLabel('Message').fill('Reports again.');
  await sms.getByRole('button', { name: 'Submit' }).click();
  await expect(sms.getByRole('heading', { name: /^Written down/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sms).toBeHidden();
  await expectSent(page, sentThen);
}

async function expectSent(page: Page, sent: number) {
  const sms = page.getByRole('dialog', { name: 'Send SMS' });
  await page.getByRole('banner').getByRole('button', { name: 'Send SMS' }).click();
  await expect(sms.getByRole('tab', { name: `Written (${sent})` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sms).toBeHidden();
}

// At which place it fails makes no difference: shown headlessly.
test('a storage that fails at the start has the work go on in memory, and is gone over to with all of it', async ({
  page,
  context,
}) => {
  const before = await context.newPage();
  await before.goto('/cce/settings');
  await sendSms(before, 3);
  await breakable(page, 'getAll of entries');
  await page.goto('/cce/settings');
  await expect(inMemory(page)).toBeVisible();
  await expect(page.getByText(SILENT)).toBeVisible();
  await sendSms(page, 3);
  await mend(page);
  await expect(inMemory(page)).toBeHidden();
  await expectSent(page, 4);
  await expectSent(before, 4);
});

test('a change that cannot be appended, what another tab said and activities that cannot be read are told so, and come once the storage answers', async ({
  page,
  context,
}) => {
  test.slow();
  await test.step('a change that cannot be appended is counted with the reason, and kept once it can', async () => {
    await breakable(page);
    await page.goto('/vendors');
    await expect(productTotal(page)).toHaveText('5');
    await setBroken(page, 'add of entries');
    await addProduct(page, 'Waiting');
    await expect(page.getByText(/1 change not saved yet: The storage of this browser does not answer/)).toBeVisible();
    await expect(productTotal(page)).toHaveText('6');
    await mend(page);
    await expect(page.getByText(/1 change not saved yet/)).toBeHidden();
  });
  await test.step('a tab that cannot read what another one said tells so, and shows it once it can', async () => {
    await setBroken(page, 'getAll of entries');
    const other = await context.newPage();
    await other.goto('/vendors');
    await addProduct(other, 'Of the other tab');
    await expect(
      page.getByText(/What others change may be missing here: The storage of this browser does not answer/),
    ).toBeVisible();
    await mend(page);
    await expect(productTotal(page)).toHaveText('7');
    await expect(page.getByText(/What others change may be missing here/)).toBeHidden();
  });
  await test.step('activities that cannot be read are told so, and come by themselves', async () => {
    await openAt(page, '/vendors/2');
    const activity = page.getByRole('region', { name: 'Activity' });
    await expect(activity).toBeVisible();
    await setBroken(page, 'openKeyCursor of entries');
    await page.getByRole('button', { name: 'Notifications' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'What was done cannot be read now. Trackyard tries again by itself.' }),
    ).toBeVisible();
    await mend(page);
    await expect(page.getByText(/loaded the sample data/)).toBeVisible();
  });
});

test('what was set aside and cannot be read now is told so', async ({ page }) => {
  await breakable(page, 'getAll of aside');
  await page.goto('/settings/data');
  await expect(
    page.getByText(
      'The data that was set aside cannot be shown. The storage of this browser does not answer. Try again in a moment.',
    ),
  ).toBeVisible();
  await mend(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Start over' })).toBeVisible();
  await expect(page.getByText('The data that was set aside cannot be shown.')).toBeHidden();
});

test('an upgrade that another tab holds up does not show Loading for ever, and is made once that tab is closed', async ({
  page,
  context,
}) => {
  const older = await context.newPage();
  await older.route('**/older', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await older.goto('/older');
  await older.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // A program from before the first release, which gives way to nobody.
        const opening = indexedDB.open('trackyard', 1);
        opening.addEventListener('upgradeneeded', () => {
          for (const store of ['entries', 'snapshots', 'aside']) opening.result.createObjectStore(store);
        });
        opening.addEventListener('success', () => resolve());
      }),
  );
  await page.goto('/vendors');
  await expect(inMemory(page)).toBeVisible();
  await addProduct(page, 'Said meanwhile');
  await older.close();
  await expect(inMemory(page)).toBeHidden();
  await page.reload();
  await expect(productTotal(page)).toHaveText('6');
});

test('a storage that never answers does not show Loading for ever', async ({ page }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => Reflect.construct(EventTarget, []) as IDBOpenDBRequest;
  });
  await page.clock.install();
  await page.goto('/vendors');
  await expect(page.getByText('Loading vendors...')).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(inMemory(page)).toBeVisible();
  await expect(productTotal(page)).toHaveText('5');
});
