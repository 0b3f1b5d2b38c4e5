import { configureStore } from '@reduxjs/toolkit';
import { createMemoryRouter, replace, type RouteObject } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { keepDoor } from '@/routes/officeDoor';
import { linkChanged, officeSlice, type Link } from '@/store/browser/officeSlice';
import { eventually } from '../support/eventually';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const routes: RouteObject[] = [
  { path: '/cce', loader: () => replace('/cce/not-working') },
  { path: '*', loader: () => null },
];

/** A browser at an address, with the door of an office that it is linked to so. */
async function openAt(address: string, link: Link) {
  const store = configureStore({ reducer: { office: officeSlice.reducer } });
  const linked = (to: Link) => store.dispatch(linkChanged({ link: to }));
  linked(link);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const office = { signOut: vi.fn<() => void>(), reload: vi.fn<() => void>() };
  stops.push(keepDoor(store, router, office));
  const settled = () =>
    eventually(() => expect([router.state.initialized, router.state.navigation.state]).toEqual([true, 'idle']));
  await settled();
  const at = async () => {
    await settled();
    const { pathname, search, hash } = router.state.location;
    return `${pathname}${decodeURIComponent(search)}${hash}`;
  };
  return { router, office, linked, at };
}

test.each([
  ['/', '/login?to=/'],
  ['/vendors?q=metro&page=2', '/login?to=/vendors?q=metro&page=2'],
  ['/cce', '/cce-login?to=/cce'],
  ['/request-stock', '/cce-login?to=/request-stock'],
  ['/nonsense', '/login?to=/nonsense'],
])('whoever is signed out and opens %s is led to %s', async (address, login) => {
  const { at, office } = await openAt(address, 'signed out');
  expect(await at()).toBe(login);
  expect(office.signOut).not.toHaveBeenCalled();
});

test.each<Link>(['connecting', 'connected', 'away', 'barred'])(
  'whoever is signed in and %s stays where they are',
  async (link) => {
    const { at, office } = await openAt('/vendors', link);
    expect(await at()).toBe('/vendors');
    expect(office.signOut).not.toHaveBeenCalled();
  },
);

test('whoever is signed out in the middle of their work is led to the login, and Back does not lead around it', async () => {
  const { router, linked, at } = await openAt('/vendors', 'connected');
  await router.navigate('/stocks');
  linked('signed out');
  expect(await at()).toBe('/login?to=/stocks');
  await router.navigate(-1);
  await eventually(() => expect(router.state.location.search).toContain('vendors'));
  expect(await at()).toBe('/login?to=/vendors');
});

test('whoever is signed out on the way to a screen is led back to that one', async () => {
  const { router, linked, at } = await openAt('/vendors', 'connected');
  const going = router.navigate('/stocks');
  linked('signed out');
  await going;
  expect(await at()).toBe('/login?to=/stocks');
});

test.each(['/login', '/cce-login?note=forgot-password'])('whoever is signed out can be at %s', async (address) => {
  const { at, office } = await openAt(address, 'signed out');
  expect(await at()).toBe(address);
  expect(office.signOut).not.toHaveBeenCalled();
});

test.each<Link>(['connecting', 'connected', 'away', 'barred'])(
  'whoever is %s and arrives at a login is signed out',
  async (link) => {
    const { router, office } = await openAt('/vendors', link);
    await router.navigate('/login');
    expect([office.signOut.mock.calls.length, office.reload.mock.calls.length]).toEqual([1, 1]);
  },
);

test('whoever opens the browser at a login is signed out, too, and the page, which is new, is not loaded again', async () => {
  const { office } = await openAt('/cce-login', 'connecting');
  expect([office.signOut.mock.calls.length, office.reload.mock.calls.length]).toEqual([1, 0]);
});

test('whoever signs in at a login stays signed in, and goes on from there', async () => {
  const { router, office, linked, at } = await openAt('/login', 'signed out');
  linked('connecting');
  await router.navigate('/login?note=forgot-password');
  linked('connected');
  await router.navigate('/sales', { replace: true });
  expect(await at()).toBe('/sales');
  expect(office.signOut).not.toHaveBeenCalled();
});
