import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Adds a product to Metro Cables on the vendor list, through its dialog, and waits until that is said: a page that is
 * left before would lose it.
 */
export async function addProduct(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add product to Metro Cables' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Product' });
  await dialog.getByLabel('Product Name').fill(name);
  await dialog.getByLabel('Rate').fill('40');
  await dialog.getByLabel('Minimum Order Quantity').fill('5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(`${name} added to Metro Cables`).waitFor();
}

/** How many products the vendor list counts of Metro Cables. */
export const productTotal = (page: Page) =>
  page
    .getByRole('row', { name: /Metro Cables/ })
    .getByRole('cell')
    .nth(2);

/** Fills what Add Vendor requires, but for the products. */
export async function fillVendor(page: Page, name: string) {
  await page.getByLabel('Vendor Name').fill(name);
  await page.getByLabel('Phone').fill('9820012345');
  await page.getByLabel('Address').fill('4 Link Road, Mumbai 400064');
  await page.getByLabel('GST No').fill('27AAPFU0939F1ZV');
  await page.getByLabel('PAN No').fill('AAPFU0939F');
  await page.getByLabel('Account No').fill('123456789012');
}

/**
 * Chooses an option of a select, and waits until its list is away: the next one would be taken for it. A list that finds its
 * place anew just as it is clicked does not hear the click.
 */
export async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  const list = page.locator('.ant-select-dropdown:visible');
  await list.getByTitle(option, { exact: true }).waitFor();
  await expect(async () => {
    if (await list.isVisible()) await list.getByTitle(option, { exact: true }).click({ timeout: 2000 });
    await expect(list).toBeHidden({ timeout: 2000 });
  }).toPass();
}

/** Does what the menu More of the page's head offers. */
export async function pickMore(page: Page, name: string) {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** The words in a place for which there is no room. */
export const cutIn = (place: Locator) =>
  place.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter((one) => getComputedStyle(one).textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth)
      .map((one) => one.textContent),
  );

/** Moves the focus on with Tab until it is on the control. */
export async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

/** Empties the business on the Data screen, with the word that this asks for. */
export async function startEmpty(page: Page) {
  await page.getByRole('button', { name: 'Start empty' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start empty?' });
  await dialog.getByLabel('Type EMPTY to go on').fill('empty');
  await dialog.getByRole('button', { name: 'Start empty' }).click();
  await page.getByText('The business is empty now.').waitFor();
}

/** Puts the sample data back on the Data screen, with the word that this asks for. */
export async function resetToSample(page: Page) {
  await page.getByRole('button', { name: 'Reset to sample data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset to sample data?' });
  await dialog.getByLabel('Type SAMPLE to go on').fill('sample');
  await dialog.getByRole('button', { name: 'Reset to sample data' }).click();
  await page.getByText('The sample data is back.').waitFor();
}

/** Unfolds the activities of the record on the page; gives each of them, newest first. */
export async function recordActivities(page: Page) {
  const activity = page.getByRole('region', { name: 'Activity' });
  await activity.getByText('Activity').click();
  // The values that one changed are a list as well.
  return activity.getByRole('listitem').filter({ has: page.getByRole('time') });
}

/** Goes to an address without loading the app again, as Forward would, and waits until what is there, or where it leads, is shown. */
export async function visit(page: Page, path: string) {
  await page.evaluate((to) => {
    const before = history.state as { idx?: number } | null;
    const state = { usr: null, key: to, idx: (before?.idx ?? 0) + 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
  // The trail that a tab keeps ends at the page that is shown.
  await page.waitForFunction(
    () =>
      Object.keys(JSON.parse(sessionStorage.getItem('trackyard.trail') ?? '{}') as object).at(-1) === location.pathname,
  );
}

/**
 * Opens an address: in a page that shows nothing yet by loading the app, else without that, as if it were opened there. What
 * was told before is closed, and a screen that is open begins anew.
 */
export async function openAt(page: Page, path: string) {
  if (page.url() === 'about:blank') {
    await page.goto(path);
    return;
  }
  await page.locator('.ant-notification-notice-close').evaluateAll((crosses) => {
    for (const cross of crosses) cross.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  await visit(page, '/nonsense');
  await visit(page, path);
}

/** The widths at which a journey goes: a desk's, and a phone's. */
export const WIDTHS = [1280, 390] as const;

/** A list by its name: a table, or on a phone its cards. */
export const listNamed = (page: Page, name: string) =>
  page.getByRole('table', { name }).or(page.getByRole('list', { name }));

/** The rows of a list or of all: those of tables, or on a phone their cards. */
export const rowsIn = (place: Page | Locator) => place.getByRole('row').or(place.getByRole('listitem'));
