import { expect, test } from 'vitest';
import { paths } from '@/paths';
import { vendorAdded } from '@/store/facts/vendors';
import { ravi } from '../support/people';
import { buttonsIn, shownAt, textOf } from '../support/rendered';

const ofTheStock = ravi([vendorAdded], [paths.stocks.dashboard, paths.care.viewJob]);

test('an address that somebody has not shows no screen, but who they are and the way back', async () => {
  const html = await shownAt(paths.vendors.list, ofTheStock);
  const text = textOf(html);
  expect(text).toContain(
    'Not part of your work This screen is not part of your work. You are signed in as Ravi (Stock).',
  );
  expect(text).not.toContain('First');
  expect(html).toMatch(/<h1[^>]*tabindex="-1"[^>]*>Not part of your work/);
  expect(buttonsIn(html).find(({ name }) => name === 'Go Home')?.attributes).toContain('href="/"');
});

test.each(['/nonsense', '/settings/nonsense', '/sales/nonsense', '/cce/nonsense', '/installer/nonsense'])(
  '%s, which nobody has, is called unknown to whoever has not its area, too',
  async (address) => {
    const text = textOf(await shownAt(address, ofTheStock));
    expect(text).toContain('Oops! Something went wrong. The page you&#x27;re looking for does not exist.');
    expect(text).not.toContain('Not part of your work');
  },
);

test('an address that somebody has shows its screen', async () => {
  expect(textOf(await shownAt(paths.stocks.received, ofTheStock))).toContain('Received Stock');
});

test('home has a card for each area of which somebody has something, and it leads there', async () => {
  const html = await shownAt(paths.home, ofTheStock);
  const cards = [...html.matchAll(/<h2[^>]*>(?:(?!<\/h2>).)*?<a[^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(
    ([, to, title]) => [title, to],
  );
  expect(cards).toEqual([
    ['Stocks', paths.stocks.dashboard],
    ['Customer Care', paths.care.viewJob],
  ]);
});

test('the side menu leads to no closed address, and to no form that somebody may not send', async () => {
  const menuAt = async (address: string, person = ofTheStock) =>
    /<nav[^>]*>.*?<\/nav>/s.exec(await shownAt(address, person))?.[0] ?? '';
  expect(textOf(await menuAt(paths.care.viewJob))).toBe('View Job Status Logout');
  expect(textOf(await menuAt(paths.vendors.list, ravi([vendorAdded])))).toBe('Home');
  expect(textOf(await menuAt(paths.vendors.list, ravi([])))).toBe('Home Add Vendor');
});

test('a link to a closed address says why it leads nowhere', async () => {
  const buttons = buttonsIn(await shownAt(paths.sales.expenses, ravi([], [paths.sales.dashboard])));
  const link = buttons.find(({ name }) => name === 'Requested Stocks')?.attributes;
  expect(link).toContain('role="link" aria-disabled="true" aria-description="This screen is not part of your work."');
});
