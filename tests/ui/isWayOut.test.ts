import { NavigationType, type Location } from 'react-router-dom';
import { expect, test } from 'vitest';
import { isWayOut } from '@/ui/isWayOut';
import { OWN_WRITE } from '@/ui/queryString';

const at = (pathname: string, search = '', state: unknown = null): Location => ({
  pathname,
  search,
  state,
  hash: '',
  key: '',
});
const { Pop, Push, Replace } = NavigationType;

test.each<[string, boolean, NavigationType, Location, Location]>([
  ['Back', true, Pop, at('/cce'), at('/cce')],
  ['another page', true, Push, at('/vendors'), at('/stocks')],
  ['another dialog of the page', true, Push, at('/cce', '?do=sms'), at('/cce', '?do=mail')],
  ['a dialog over one that has no word', true, Push, at('/vendors'), at('/vendors', '?do=import')],
  ['the address where one is', false, Push, at('/cce', '?do=sms'), at('/cce', '?do=sms')],
  ['what the list itself writes', false, Push, at('/vendors'), at('/vendors', '?details=3', OWN_WRITE)],
  ['what replaces the page', false, Replace, at('/vendors'), at('/login')],
])('%s leads out of a dialog: %s', (_what, leads, historyAction, currentLocation, nextLocation) =>
  expect(isWayOut({ historyAction, currentLocation, nextLocation })).toBe(leads),
);
