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
      mark: () => (leads ? Promise.resolve('1') : Promise.reject(new Error('no leader'))),
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
      mark: () => Promise.resolve(String(place.now)),
      members: () => Promise.resolve([{ name: 'Ravi', role: 'stock', hash: 'hash', place: place.now }]),
    } as unknown as Members,
    admit: () => read.over,
    settings: { name: 'one', machines: [], secret: 'secret' },
    whileQuiet: (work) => work(),
  });
  onTestFinished(() => admission.close());
  const passAt = (at: number) => passOf('secret', { name: 'Ravi', place: at });
  await expect(admission.passOf('Ravi')).rejects.toThrow('Who belongs to the office cannot be read now.');
  read.ends();
  await admission.lookNow();
  expect([await admission.passOf('Ravi'), await admission.passOf('ravi')]).toEqual([passAt(1), undefined]);

  [place.now, read] = [2, reading()];
  const looking = admission.lookNow();
  await vi.waitFor(() => expect(admission.memberOf('Ravi')?.place).toBe(2));
  const asked = admission.passOf('Ravi');
  read.ends();
  await looking;
  expect(await asked).toBe(passAt(2));

  // What the server does not take is not said to it.
  [place.now, read] = [3, reading()];
  read.fails(new Error('no such configuration'));
  await expect(admission.lookNow()).rejects.toThrow('no such configuration');
  expect(await admission.passOf('Ravi')).toBe(passAt(2));
});
