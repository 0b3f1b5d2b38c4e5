import { errors, type NatsConnection } from '@nats-io/nats-core';
import type { UnknownAction } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inOfficeWords } from '@/journal/adapters/nats/answers';
import type { Office } from '@/journal/adapters/nats/reader';
import { STREAMS } from '@/journal/adapters/nats/subjects';
import { watchOffice } from '@/office/officeWatch';
import { contactsHeard } from '@/store/browser/heardSlice';
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

type Callback = (error: Error | null, message?: { data: Uint8Array; json: () => unknown }) => void;

const contactOf = (imei: string) => [{ imei, at: '2026-11-21T14:30' }];

/** A tab of somebody whose role the board tells at once, and the server goes by once it has read it. */
function watching(role: Role) {
  const state: { role: Role; served: Role } = { role, served: role };
  const heard = new Map<string, Callback>();
  const isShut = (subject: string) =>
    (subject.includes(STREAMS.adminAlerts) && state.served !== 'admin') ||
    (subject.includes(STREAMS.contacts) && state.served === 'installer');
  const refuse = (subject: string) => {
    const callback = heard.get(subject);
    heard.delete(subject);
    callback?.(violation());
  };
  const connection = {
    subscribe(subject: string, { callback }: { callback: Callback }) {
      heard.set(subject, callback);
      if (isShut(subject)) queueMicrotask(() => refuse(subject));
    },
  } as unknown as NatsConnection;
  const office = {
    subjects: (stream: string) =>
      isShut(stream) ? Promise.reject(inOfficeWords(violation())) : Promise.resolve([stream]),
    findAll: (stream: string) =>
      Promise.resolve([
        {
          data: new Uint8Array(1),
          json: () => (stream === STREAMS.contacts ? contactOf('kept') : alertIn(stream)),
        },
      ]),
  } as unknown as Office;
  let shown: string[] = [];
  const contacts: string[] = [];
  const dispatch = (action: UnknownAction) => {
    if (alertsHeard.match(action)) shown = action.payload.map(({ kind }) => kind);
    if (contactsHeard.match(action)) contacts.push(...action.payload.map(({ imei }) => imei));
  };
  const look = watchOffice(connection, office, dispatch, { read: () => Promise.resolve(), role: () => state.role });
  const changes = (stream: string) => heard.get(`office.kept.${stream}.>`)?.(null);
  return {
    look,
    /** Their role is another one, by which the server goes a moment later. */
    async become(next: Role) {
      state.role = next;
      changes(STREAMS.people);
      await vi.advanceTimersByTimeAsync(3_000);
      state.served = next;
      await vi.advanceTimersByTimeAsync(3_000);
    },
    /** What is heard of contacts from now on, once a device has told one. */
    async told(imei: string) {
      contacts.length = 0;
      const message = { data: new Uint8Array(1), json: () => contactOf(imei) };
      heard.get(`office.kept.${STREAMS.contacts}.>`)?.(null, message);
      await vi.advanceTimersByTimeAsync(1_000);
      return contacts;
    },
    /** The office tells an alert that its stream cannot keep. */
    async toldUnkept(stream: string, kind: string) {
      const alert = { kind, text: 'The disk is full.', since: '2026-11-21T09:00:00Z' };
      heard.get(`office.kept.${stream}.>`)?.(null, { data: new Uint8Array(1), json: () => alert });
      await vi.advanceTimersByTimeAsync(0);
    },
    heard: () => contacts,
    cut: (stream: string) => refuse(`office.kept.${stream}.>`),
    shown: () => shown,
  };
}

test('who becomes an admin hears the alerts of admins once the server lets them, and again after they were none for a while', async () => {
  const { look, become, cut, shown } = watching('stock');
  look();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toEqual([STREAMS.alerts]);
  await become('admin');
  expect(shown()).toEqual([STREAMS.alerts, STREAMS.adminAlerts]);
  await become('stock');
  cut(STREAMS.adminAlerts);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(shown()).toEqual([STREAMS.alerts]);
  await become('admin');
  expect(shown()).toEqual([STREAMS.alerts, STREAMS.adminAlerts]);
});

test('who is an installer no more hears what vehicles tell once the server lets them, and again after they were one for a while', async () => {
  const { look, become, cut, told } = watching('installer');
  look();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await told('first')).toEqual([]);
  await become('care');
  expect(await told('second')).toEqual(['second']);
  await become('installer');
  cut(STREAMS.contacts);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await told('third')).toEqual([]);
  await become('care');
  expect(await told('fourth')).toEqual(['fourth']);
});

test('what is kept of what vehicles told is not read anew with each news of people', async () => {
  const { look, become, heard } = watching('care');
  look();
  await become('stock');
  expect(heard()).toEqual(['kept']);
});

test('an alert that the office cannot keep is heard with those that are kept, until it is not told again', async () => {
  const { look, toldUnkept, become, cut, shown } = watching('admin');
  look();
  await vi.advanceTimersByTimeAsync(0);
  for (let times = 0; times < 2; times += 1) {
    await toldUnkept(STREAMS.alerts, 'disk');
    expect(shown()).toEqual([STREAMS.alerts, STREAMS.adminAlerts, 'disk']);
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(shown()).toContain('disk');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toEqual([STREAMS.alerts, STREAMS.adminAlerts]);
  await toldUnkept(STREAMS.adminAlerts, 'attempts');
  cut(STREAMS.adminAlerts);
  await become('stock');
  expect(shown()).toEqual([STREAMS.alerts]);
});
