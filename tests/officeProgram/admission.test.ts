import type { NatsConnection } from '@nats-io/nats-core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepAdmission } from '../../office/admission';
import type { Members } from '../../office/members';
import { passOf } from '../../office/passes';

test('nobody’s password is called wrong before it is known who belongs to the office', async () => {
  let leads = false;
  const admission = keepAdmission({
    connection: { subscribe: () => ({}) } as unknown as NatsConnection,
    members: {
      mark: () => (leads ? Promise.resolve({ people: 1, secrets: 7 }) : Promise.reject(new Error('no leader'))),
      members: () => Promise.resolve([{ name: 'Ravi', role: 'stock', hash: 'hash', place: 7 }]),
    } as unknown as Members,
    admit: () => Promise.resolve(),
    settings: { name: 'one', machines: [], secret: 'secret' },
    whileQuiet: (work) => work(),
  });
  onTestFinished(() => admission.close());
  await expect(admission.lookNow()).rejects.toThrow('no leader');
  expect(() => admission.memberOf('Ravi')).toThrow('Who belongs to the office cannot be read now.');
  leads = true;
  await admission.lookNow();
  expect(admission.memberOf('ravi')?.name).toBe('Ravi');
  expect(admission.memberOf('Asha')).toBeUndefined();
});

/** A server that reads anew whom it lets in. */
function reading() {
  let [ends, fails]: [() => void, (why: Error) => void] = [() => {}, () => {}];
  const over = new Promise<void>((resolve, reject) => ([ends, fails] = [resolve, reject]));
  return { over, ends: () => ends(), fails: (why: Error) => fails(why) };
}

test('a browser waits while the server reads anew whom it lets in, and is let in as that has them by then', async () => {
  const place = { now: 1 };
  let read = reading();
  const admission = keepAdmission({
    connection: { subscribe: () => ({}) } as unknown as NatsConnection,
    members: {
      mark: () => Promise.resolve({ people: 1, secrets: place.now }),
      members: () => Promise.resolve([{ name: 'Ravi', role: 'stock', hash: 'hash', place: place.now }]),
    } as unknown as Members,
    admit: () => read.over,
    settings: { name: 'one', machines: [], secret: 'secret' },
    whileQuiet: (work) => work(),
  });
  onTestFinished(() => admission.close());
  const passAt = (at: number) => passOf('secret', { name: 'Ravi', place: at });
  await expect(admission.passOf({ name: 'Ravi' })).rejects.toThrow('Who belongs to the office cannot be read now.');
  read.ends();
  await admission.lookNow();
  expect([await admission.passOf({ name: 'Ravi' }), await admission.passOf({ name: 'ravi' })]).toEqual([
    passAt(1),
    undefined,
  ]);

  [place.now, read] = [2, reading()];
  const looking = admission.lookNow();
  await vi.waitFor(() => expect(admission.memberOf('Ravi')?.place).toBe(2));
  const asked = admission.passOf({ name: 'Ravi' });
  read.ends();
  await looking;
  expect(await asked).toBe(passAt(2));

  // What the server does not take is not said to it.
  [place.now, read] = [3, reading()];
  read.fails(new Error('no such configuration'));
  await expect(admission.lookNow()).rejects.toThrow('no such configuration');
  expect(await admission.passOf({ name: 'Ravi' })).toBe(passAt(2));
});

/** An admission that looks at people as a test has them. */
function lookingAtPeople() {
  const is = { mark: { people: 1, secrets: 0 }, people: [{ name: 'Ravi', place: 1 }] };
  const admission = keepAdmission({
    connection: { subscribe: () => ({}) } as unknown as NatsConnection,
    members: {
      mark: () => Promise.resolve({ ...is.mark }),
      members: () => Promise.resolve(is.people.map((one) => ({ ...one, role: 'stock', hash: 'hash' }))),
    } as unknown as Members,
    admit: () => Promise.resolve(),
    settings: { name: 'one', machines: [], secret: 'secret' },
    whileQuiet: (work) => work(),
  });
  onTestFinished(() => admission.close());
  return { is, admission };
}
const LATER = 'Who belongs to the office cannot be read now.';

test('a session goes by the password that it was begun with, and gets no pass of a later one', async () => {
  const { is, admission } = lookingAtPeople();
  await admission.lookNow();
  const begun = { name: 'Ravi', place: 1 };
  expect(await admission.passOf(begun)).toBe(passOf('secret', begun));
  // Another machine knows the new password before this one does.
  await expect(admission.passOf({ name: 'Ravi', place: 2 })).rejects.toThrow(LATER);
  Object.assign(is, { mark: { people: 1, secrets: 2 }, people: [{ name: 'Ravi', place: 2 }] });
  await admission.lookNow();
  expect(await admission.passOf(begun)).toBeUndefined();
  const now = passOf('secret', { name: 'Ravi', place: 2 });
  expect(await admission.passOf({ name: 'Ravi', place: 2 })).toBe(now);
  // One that an earlier version began goes on.
  expect(await admission.passOf({ name: 'Ravi' })).toBe(now);
});

test('a session of somebody who does not belong to the office is over once this machine knows as much as the one that began it', async () => {
  const { is, admission } = lookingAtPeople();
  await admission.lookNow();
  const asha = { name: 'Asha', place: 2 };
  await expect(admission.passOf(asha)).rejects.toThrow(LATER);
  // She was added and removed before this machine looked.
  is.mark = { people: 3, secrets: 2 };
  await admission.lookNow();
  expect(await admission.passOf(asha)).toBeUndefined();
});
