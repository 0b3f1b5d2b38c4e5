import { expect, test } from 'vitest';
import { createFactors } from '../../../office/signIn/factors';
import { createSealing } from '../../../office/signIn/sealing';
import { emptyAccessBook } from '../../support/accessBook';
import { codeFor } from '../../support/secondFactor';

const MINUTE_MS = 60_000;

const opened = () => {
  const clock = { now: 1_700_000_000_000 };
  const { book, kept } = emptyAccessBook();
  const factors = createFactors(book, createSealing('the secret of the office', 'second factors'), () => clock.now);
  /** Sets one up; gives the secret. */
  const setUp = async (name: string) => {
    const secret = (await factors.begin(name)) ?? '';
    expect(await factors.confirm(name, codeFor(secret, clock.now))).toBe(true);
    clock.now += MINUTE_MS;
    return secret;
  };
  return { clock, book, kept, factors, setUp };
};

test('one is set up by its first code, and by no other', async () => {
  const { clock, factors } = opened();
  const secret = (await factors.begin('Ravi')) ?? '';
  expect(await factors.since('Ravi')).toBeUndefined();
  expect(await factors.confirm('Ravi', codeFor('AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', clock.now))).toBe(false);
  expect(await factors.accepts('Ravi', codeFor(secret, clock.now))).toBe(false);
  expect(await factors.confirm('Ravi', codeFor(secret, clock.now))).toBe(true);
  expect(await factors.since('ravi')).toBe(new Date(clock.now).toISOString());
  expect(await factors.all()).toEqual([{ name: 'Ravi', since: new Date(clock.now).toISOString() }]);
});

test('what was begun and not confirmed for half an hour is to be begun again, with another secret', async () => {
  const { clock, factors } = opened();
  const secret = (await factors.begin('Ravi')) ?? '';
  clock.now += 30 * MINUTE_MS;
  expect(await factors.confirm('Ravi', codeFor(secret, clock.now))).toBe(false);
  expect(await factors.begin('Ravi')).not.toBe(secret);
});

test('a code is taken once, also by two machines in one moment, and the one that set it up is taken by then', async () => {
  const { clock, factors, setUp } = opened();
  const secret = await setUp('Ravi');
  expect(await factors.accepts('Ravi', codeFor(secret, clock.now - MINUTE_MS))).toBe(false);
  const code = codeFor(secret, clock.now);
  const taken = await Promise.all([factors.accepts('Ravi', code), factors.accepts('Ravi', code)]);
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect(await factors.accepts('Ravi', code)).toBe(false);
});

test('whoever has one begins no other until it is taken away', async () => {
  const { factors, setUp } = opened();
  await setUp('Ravi');
  expect(await factors.begin('Ravi')).toBeUndefined();
  await factors.drop('Ravi');
  expect(await factors.since('Ravi')).toBeUndefined();
  expect(await factors.begin('Ravi')).toMatch(/^[A-Z2-7]{32}$/);
});

test('what is kept holds no secret, and another office’s programs cannot read it', async () => {
  const { clock, book, kept, setUp } = opened();
  const secret = await setUp('Ravi');
  expect(JSON.stringify([...kept.values()])).not.toContain(secret);
  const others = createFactors(book, createSealing('another secret', 'second factors'), () => clock.now);
  expect(await others.accepts('Ravi', codeFor(secret, clock.now))).toBe(false);
});

test('one that cannot be read lets nobody past it, and a rule that cannot be read is for everybody', async () => {
  const { kept, factors } = opened();
  kept.set('factor.ravi', { value: { name: 'Ravi' }, place: 7 });
  kept.set('rule.second-factor', { value: 'none', place: 8 });
  expect(await factors.since('Ravi')).toBeDefined();
  expect(await factors.begin('Ravi')).toBeUndefined();
  expect(await factors.accepts('Ravi', '000000')).toBe(false);
  expect(await factors.required()).toEqual(['admin', 'stock', 'sales', 'care', 'installer']);
});
