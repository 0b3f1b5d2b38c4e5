import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { askAgainMs, TrackingStanding } from '@/features/settings/TrackingStanding';
import type { LastRead, TrackingResults } from '@/office/tracking/trackingProtocol';
import { textOf } from '../support/rendered';

const read: LastRead = {
  at: '2026-11-21T08:30:00Z',
  devices: 3,
  known: 2,
  notHere: { count: 1, first: [] },
  notThere: { count: 0, first: [] },
  ahead: 0,
};
const settings = { address: 'https://t.in', writes: 'Nothing' } as const;

const shown = (standing: TrackingResults['tracking.settings']) =>
  textOf(renderToString(<TrackingStanding told={{ settings, ...standing }} trouble={undefined} />));

test('admins are told that vehicles are heard live, with how many of their devices are known', () => {
  const text = shown({ read, line: { isOpen: true, garbled: 0 } });
  expect(text).toMatch(
    /Vehicles are heard live\. All were read last on 21 Nov 2026.*: 3 devices there, 2 of them known here\./,
  );
});

test('that they are heard every minute where no line opens, and why', () => {
  const text = shown({ read, line: { isOpen: false, garbled: 0, trouble: 't.in opens no WebSocket (503).' } });
  expect(text).toContain('Vehicles are heard every minute.');
  expect(text).toContain('They are not heard live: t.in opens no WebSocket (503). It is tried again by itself');
});

test('and why they are not heard at all, also where they were before', () => {
  const trouble = 'The token is not taken.';
  expect(shown({ trouble })).toMatch(/Vehicles are not heard: The token is not taken\. It is tried again by itself/);
  expect(shown({ trouble, read })).toMatch(/not taken\. All were read last on 21 Nov 2026/);
});

test('what came of a Save is looked at as soon as it is known, and then every 10 seconds', () => {
  expect(askAgainMs({ settings })).toBe(1000);
  expect([{ settings, read }, { settings, trouble: 'The token is not taken.' }, {}, undefined].map(askAgainMs)).toEqual(
    Array.from({ length: 4 }, () => 10_000),
  );
});
