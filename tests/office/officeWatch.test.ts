import { errors, type NatsConnection } from '@nats-io/nats-core';
import type { UnknownAction } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inOfficeWords } from '@/journal/adapters/nats/answers';
import type { Office } from '@/journal/adapters/nats/reader';
import { STREAMS } from '@/journal/adapters/nats/subjects';
import { watchOffice } from '@/office/officeWatch';
import { alertsHeard } from '@/store/browser/officeSlice';
import type { Role } from '@/store/kit/roles';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('There is no clock.')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const violation = () => new errors.PermissionViolationError('no', 'subscription', 'x');
const alertIn = (stream: string) => ({ kind: stream, text: `Something in ${stream}`, since: '2026-11-21T09:00:00Z' });

/** A tab of somebody whose role the board tells at once, and the server goes by once it has read it. */
function watching() {
  const state: { role: Role; served: Role } = { role: 'stock', served: 'stock' };
  const heard = new Map<string, (error: Error | null) => void>();
  const isShut = (subject: string) => subject.includes(STREAMS.adminAlerts) && state.served !== 'admin';
  const connection = {
    subscribe(subject: string, { callback }: { callback: (error: Error | null) => void }) {
      heard.set(subject, callback);
      if (isShut(subject)) queueMicrotask(() => callback(violation()));
    },
  } as unknown as NatsConnection;
  const office = {
    subjects: (stream: string) =>
      isShut(stream) ? Promise.reject(inOfficeWords(violation())) : Promise.resolve([stream]),
    findAll: (stream: string) => Promise.resolve([{ data: new Uint8Array(1), json: () => alertIn(stream) }]),
  } as unknown as Office;
  let shown: string[] = [];
  const dispatch = (action: UnknownAction) => {
    if (alertsHeard.match(action)) shown = action.payload.map(({ kind }) => kind);
  };
  const look = watchOffice(connection, office, dispatch, { read: () => Promise.resolve(), role: () => state.role });
  const changes = (stream: string) => heard.get(`office.kept.${stream}.>`)?.(null);
  return {
    state,
    look,
    changes,
    cut: (stream: string) => heard.get(`office.kept.${stream}.>`)?.(violation()),
    shown: () => shown,
  };
}

test('who becomes an admin hears the alerts of admins once the server lets them, and again after they were none for a while', async () => {
  const { state, look, changes, cut, shown } = watching();
  look();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toEqual([STREAMS.alerts]);
  const become = async (role: Role) => {
    state.role = role;
    changes(STREAMS.people);
    await vi.advanceTimersByTimeAsync(3_000);
    state.served = role;
    await vi.advanceTimersByTimeAsync(3_000);
  };
  await become('admin');
  expect(shown()).toEqual([STREAMS.alerts, STREAMS.adminAlerts]);
  await become('stock');
  cut(STREAMS.adminAlerts);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(shown()).toEqual([STREAMS.alerts]);
  await become('admin');
  expect(shown()).toEqual([STREAMS.alerts, STREAMS.adminAlerts]);
});
