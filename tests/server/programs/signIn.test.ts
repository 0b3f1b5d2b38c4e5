import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { describe, expect, test, vi } from 'vitest';
import { officeOver } from '@/journal/adapters/nats/reader';
import { announceChanged } from '../../../office/admission';
import { hashOfKey } from '../../../office/deskAnswers';
import { membersOver } from '../../../office/members';
import { codeFor } from '../../support/secondFactor';
import {
  asked,
  browserOf,
  connecting,
  opening,
  POLLING,
  socketOf,
  socketTo,
  told,
  withRavi,
} from '../support/atTheDoor';
import { newFolders, startOffice, type Office } from '../support/program';

const WRONG = { refused: 'The name or the password is wrong.' };
const ENDED = expect.objectContaining({ refused: expect.stringContaining('This sign-in has ended') }) as unknown;

const sessionWith = async (office: Office, cookie: string) =>
  (await asked(office, '/session', undefined, { Cookie: cookie })).told;

describe('the door of an office', () => {
  test('lets in by the right key alone, with a cookie that no page reads and no other site sends', async () => {
    const office = await startOffice(newFolders());
    const { status, told: answer, headers, cookie } = await browserOf(office, 'admin', office.password);
    expect([status, answer]).toEqual([200, { done: true, session: expect.any(String), seal: expect.any(String) }]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(String(headers['set-cookie'])).toMatch(
      /^trackyard-[0-9a-f]{12}=[\w-]{59}; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const secure = await browserOf(office, 'admin', office.password, { 'X-Forwarded-Proto': 'https' });
    expect(String(secure.headers['set-cookie'])).toMatch(/; Secure$/);
    expect(await sessionWith(office, cookie)).toMatchObject({ name: 'admin' });
    expect((await browserOf(office, 'admin', 'a guess')).told).toEqual(WRONG);
    expect((await browserOf(office, 'nobody', 'a guess')).told).toEqual(WRONG);
  });

  test('refuses garbage of any kind in words, and goes on', async () => {
    const office = await startOffice(newFolders());
    const status = async (...of: [path: string, body?: unknown, headers?: Record<string, string>]) =>
      (await asked(office, ...of)).status;
    expect(await status('/sign-in', '{')).toBe(400);
    expect(await status('/sign-in', 'x'.repeat(1_000_000))).toBe(413);
    expect(await status('/sign-in', '{}', { 'Content-Type': 'text/plain' })).toBe(415);
    expect(await status('/sign-in', {}, { Origin: 'https://evil.example' })).toBe(403);
    expect(await status('/session', undefined, { Origin: 'https://evil.example' })).toBe(403);
    expect(await status('/sign-in')).toBe(405);
    expect((await asked(office, '/sign-in', [])).told).toEqual({
      refused: 'The office cannot read this request. Reload this page, then do it again.',
    });
    for (const cookie of ['', 'trackyard-1=2', `trackyard-${'0'.repeat(12)}=${'a'.repeat(59)}`, 'x='.repeat(2_000)])
      expect(await sessionWith(office, cookie)).toEqual(ENDED);
    expect((await browserOf(office, 'admin', office.password)).told).toMatchObject({ done: true });
    expect(office.told()).not.toContain(await office.keyOf('admin', office.password));
  });

  test('makes whoever guesses wait, and locks the name until an admin unlocks it', async () => {
    const { office, admin } = await withRavi();
    const guess = async () => ((await browserOf(office, 'Ravi', 'a guess')).told as { refused: string }).refused;
    for (let times = 0; times < 5; times += 1) expect(await guess()).toBe(WRONG.refused);
    // A guess that comes once a wait is over lengthens the next wait, until one of a slow machine comes within it.
    await expect.poll(guess, POLLING).toMatch(/^Too many sign-ins have failed\. Try again in \d+ seconds?\.$/);
    expect((await browserOf(office, 'admin', office.password)).told).toMatchObject({ done: true });

    const within = await office.within();
    within.publish('office.access.lock.ravi', JSON.stringify({ name: 'Ravi', since: new Date().toISOString() }));
    await within.flush();
    expect(await guess()).toContain('It is locked until an admin unlocks it');
    expect(await told(admin, 'admin', 'people.access', {})).toMatchObject({ told: { locked: [{ name: 'Ravi' }] } });
    expect(await told(admin, 'admin', 'people.unlock', { name: 'Ravi' })).toEqual({ done: true });
    await expect
      .poll(async () => (await browserOf(office, 'Ravi', 'a password')).told, POLLING)
      .toMatchObject({ done: true });
  });
});

test('whoever is required to has no session before a code of a second factor, which outlasts a restart and no removal', async () => {
  const folders = newFolders();
  const office = await startOffice(folders);
  await told(await office.signIn('admin', office.password), 'admin', 'people.requireFactor', { roles: ['admin'] });
  const key = await office.keyOf('admin', office.password);
  const withCode = (at: Office, code: string) => asked(at, '/sign-in', { name: 'admin', key, remember: false, code });
  const first = await browserOf(office, 'admin', office.password);
  const { secret = '' } = first.told as { secret?: string };
  expect([first.headers['set-cookie'], secret]).toEqual([undefined, expect.stringMatching(/^[A-Z2-7]{32}$/)]);
  const code = codeFor(secret, Date.now());
  expect((await withCode(office, code)).headers['set-cookie']).toBeDefined();
  expect((await withCode(office, code)).told).toMatchObject({ refused: expect.stringContaining('The code is wrong') });
  expect((await browserOf(office, 'admin', office.password)).told).toEqual({ asks: 'code' });
  await office.stop();
  const kept = readdirSync(folders.data, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  for (const { parentPath, name } of kept) expect(readFileSync(join(parentPath, name)).includes(secret)).toBe(false);

  const again = await startOffice(folders);
  expect((await browserOf(again, 'admin', office.password)).told).toEqual({ asks: 'code' });
  await again.stop();
  const rescued = await startOffice(folders, { newPassword: 'admin' });
  expect((await browserOf(rescued, 'admin', rescued.password)).told).toMatchObject({ secret: expect.any(String) });
});

describe('the way to the NATS server', () => {
  test('leads nobody through without a session, and whoever has one as themselves alone', async () => {
    const { office } = await withRavi();
    const nobody = socketOf(office, '');
    await expect.poll(() => nobody.state.closed, POLLING).toBe(true);
    expect(nobody.state.answer).toMatch(/^HTTP\/1\.1 401 /);

    const { cookie, session } = await browserOf(office, 'Ravi', 'a password');
    const ravi = socketOf(office, cookie);
    await expect.poll(() => ravi.state.answer, POLLING).toContain('"auth_required":true');
    ravi.say(connecting('Ravi', session));
    await expect.poll(() => ravi.state.answer, POLLING).toContain('PONG');
    // The server itself would take the pass of somebody else over it.
    const adminsPass = await office.passFor('admin', office.password);
    ravi.say(connecting('admin', session, adminsPass));
    await expect.poll(() => ravi.state.closed, POLLING).toBe(true);

    const other = socketOf(office, cookie);
    await expect.poll(() => other.state.answer, POLLING).toContain('"auth_required":true');
    other.say(connecting('admin', session, adminsPass));
    await expect.poll(() => other.state.closed, POLLING).toBe(true);
    expect(other.state.answer).not.toContain('PONG');

    const elsewhere = socketOf(office, cookie);
    await expect.poll(() => elsewhere.state.answer, POLLING).toContain('"auth_required":true');
    elsewhere.say(connecting('Ravi', 'another session'));
    await expect.poll(() => elsewhere.state.closed, POLLING).toBe(true);
  });

  test('is closed to the right password without the second factor, as the server’s own ports are, whichever way it is given', async () => {
    const { office, admin } = await withRavi();
    await told(admin, 'admin', 'people.requireFactor', { roles: ['stock'] });
    const key = await office.keyOf('Ravi', 'a password');
    const begun = await browserOf(office, 'Ravi', 'a password');
    const { secret = '' } = begun.told as { secret?: string };
    expect([begun.headers['set-cookie'], begun.told]).toEqual([undefined, { asks: 'code', secret }]);

    for (const cookie of [begun.cookie, `trackyard-0=${key}`]) {
      const own = socketOf(office, cookie);
      await expect.poll(() => own.state.closed, POLLING).toBe(true);
      expect(own.state.answer).toMatch(/^HTTP\/1\.1 401 /);
    }
    const { nats, websocket } = office.settings.ports;
    for (const pass of [key, 'a password', '']) {
      const directly = connect({ servers: `127.0.0.1:${nats}`, user: 'Ravi', pass, reconnect: false });
      await expect(directly).rejects.toThrow('Authorization Violation');
      const own = socketTo(websocket, opening(office, ''));
      await expect.poll(() => own.state.answer, POLLING).toContain('"auth_required":true');
      own.say(connecting('Ravi', 'a-session', pass));
      await expect.poll(() => own.state.closed, POLLING).toBe(true);
      expect(own.state.answer).toContain('Authorization Violation');
    }

    const remember = false;
    const withCode = await asked(office, '/sign-in', {
      name: 'Ravi',
      key,
      remember,
      code: codeFor(secret, Date.now()),
    });
    const { session = '' } = withCode.told as { session?: string };
    const [cookie = ''] = String(withCode.headers['set-cookie']).split(';');
    const ravi = socketOf(office, cookie);
    await expect.poll(() => ravi.state.answer, POLLING).toContain('"auth_required":true');
    ravi.say(connecting('Ravi', session));
    await expect.poll(() => ravi.state.answer, POLLING).toContain('PONG');
    // What the server takes is told to nobody.
    const pass = await office.passFor('Ravi', 'a password');
    expect(JSON.stringify(withCode.told) + ravi.state.answer + office.told()).not.toContain(pass);
  });

  test('is cut off and open again to whoever changes their own password, and goes on for all others', async () => {
    const { office, admin } = await withRavi();
    const { cookie, session } = await browserOf(office, 'Ravi', 'a password');
    const admins = await browserOf(office, 'admin', office.password);
    const tabOf = (name: string, of: { cookie: string; session: string }) =>
      vi.waitFor(async () => {
        const tab = socketOf(office, of.cookie);
        // The office cannot look for a moment while the server reads anew who is let in.
        await expect.poll(() => tab.state.answer !== '', POLLING).toBe(true);
        tab.say(connecting(name, of.session));
        await expect.poll(() => tab.state.closed || tab.state.answer.includes('PONG'), POLLING).toBe(true);
        expect(tab.state.closed).toBe(false);
        return tab;
      }, POLLING);
    const [ravi, stays] = [await tabOf('Ravi', { cookie, session }), await tabOf('admin', admins)];
    const before = await office.passFor('Ravi', 'a password');
    const [old, key] = [await office.keyOf('Ravi', 'a password'), await office.keyOf('Ravi', 'another password')];
    await told(await office.signIn('Ravi', 'a password'), 'Ravi', 'own.key', { old, key, session });
    await expect.poll(() => ravi.state.closed, POLLING).toBe(true);
    await tabOf('Ravi', { cookie, session });
    const after = await office.passFor('Ravi', 'another password');
    const direct = (pass: string) =>
      connect({ servers: `127.0.0.1:${office.settings.ports.nats}`, user: 'Ravi', pass, reconnect: false });
    await expect(direct(before)).rejects.toThrow('Authorization Violation');
    await (await direct(after)).close();
    expect([stays.state.closed, admin.isClosed()]).toEqual([false, false]);
  });

  test('ends within a second for a session that an admin ends, and with the office', async () => {
    const { office, admin } = await withRavi();
    const { cookie, session } = await browserOf(office, 'Ravi', 'a password', { 'User-Agent': 'Firefox/1 on Linux' });
    const stays = await browserOf(office, 'Ravi', 'a password');
    const sockets = [socketOf(office, cookie), socketOf(office, cookie), socketOf(office, stays.cookie)] as const;
    for (const { state } of sockets) await expect.poll(() => state.answer, POLLING).toContain('"auth_required":true');
    const listed = await told(admin, 'admin', 'people.access', {});
    expect(listed).toMatchObject({
      told: {
        sessions: expect.arrayContaining([expect.objectContaining({ id: session, browser: 'Firefox on Linux' })]),
      },
    });
    expect(JSON.stringify(listed)).not.toContain('tokens');

    expect(await told(admin, 'admin', 'people.end', { session })).toEqual({ done: true });
    await expect
      .poll(() => [sockets[0].state.closed, sockets[1].state.closed], { timeout: 1_000 })
      .toEqual([true, true]);
    expect(await sessionWith(office, cookie)).toEqual(ENDED);
    expect(sockets[2].state.closed).toBe(false);
    expect((await office.stop()).code).toBe(0);
    await expect.poll(() => sockets[2].state.closed, POLLING).toBe(true);
  });
});

test('whoever gets another password or is removed is signed out; by one’s own change the other browsers are', async () => {
  const { office, admin } = await withRavi();
  const one = await browserOf(office, 'Ravi', 'a password');
  const two = await browserOf(office, 'Ravi', 'a password');
  const ravi = await office.signIn('Ravi', 'a password');
  const key = await office.keyOf('Ravi', 'another password');
  const old = await office.keyOf('Ravi', 'a password');
  expect(await told(ravi, 'Ravi', 'own.key', { old, key, session: one.session })).toEqual({ done: true });
  expect(await sessionWith(office, two.cookie)).toEqual(ENDED);
  // The office knows of its new password in a moment.
  await expect.poll(() => sessionWith(office, one.cookie), POLLING).toMatchObject({ name: 'Ravi' });
  await told(admin, 'admin', 'people.remove', { name: 'Ravi' });
  expect(await sessionWith(office, one.cookie)).toEqual(ENDED);
});

test('a session of the password of before is over though nobody ended it, and one of somebody who was removed is', async () => {
  const { office } = await withRavi();
  const within = await office.within();
  const members = membersOver(within, await officeOver(within));
  const former = await browserOf(office, 'Ravi', 'a password');
  // As where the office died before it had ended the sessions.
  const { place } = await members.secretOf('Ravi');
  await members.putHash('Ravi', await hashOfKey(await office.keyOf('Ravi', 'another password')), place);
  announceChanged(within);
  await expect.poll(() => sessionWith(office, former.cookie), POLLING).toEqual(ENDED);
  const refused = socketOf(office, former.cookie);
  await expect.poll(() => refused.state.answer, POLLING).toMatch(/^HTTP\/1\.1 401 /);

  const latter = await browserOf(office, 'Ravi', 'another password');
  expect(await sessionWith(office, latter.cookie)).toMatchObject({ name: 'Ravi' });
  await members.drop('Ravi', (await members.people()).place);
  announceChanged(within);
  await expect.poll(() => sessionWith(office, latter.cookie), POLLING).toEqual(ENDED);
  const gone = socketOf(office, latter.cookie);
  await expect.poll(() => gone.state.answer, POLLING).toMatch(/^HTTP\/1\.1 401 /);
});

test('one sees and ends one’s own sign-ins alone', async () => {
  const { office } = await withRavi();
  const admins = await browserOf(office, 'admin', office.password);
  const own = await browserOf(office, 'Ravi', 'a password');
  const ravi = await office.signIn('Ravi', 'a password');
  expect(await told(ravi, 'Ravi', 'own.access', {})).toEqual({
    done: true,
    told: { sessions: [expect.objectContaining({ id: own.session })] },
  });
  expect(await told(ravi, 'Ravi', 'own.end', { session: admins.session })).toEqual({
    refused: 'This sign-in has ended already.',
  });
  expect(await told(ravi, 'Ravi', 'own.end', { session: own.session })).toEqual({ done: true });
  expect(await sessionWith(office, own.cookie)).toEqual(ENDED);
  expect(await sessionWith(office, admins.cookie)).toMatchObject({ name: 'admin' });
  await expect(told(ravi, 'Ravi', 'people.access', {})).rejects.toThrow('Permissions Violation');
});

test('a sign-out ends the session and its cookie; a restart of the office ends none', async () => {
  const folders = newFolders();
  const office = await startOffice(folders);
  const stays = await browserOf(office, 'admin', office.password);
  const leaves = await browserOf(office, 'admin', office.password);
  const { headers } = await asked(office, '/sign-out', {}, { Cookie: leaves.cookie });
  expect(String(headers['set-cookie'])).toMatch(/^trackyard-\w+=; .*Max-Age=0$/);
  await office.stop();
  const again = await startOffice(folders);
  expect(await sessionWith(again, stays.cookie)).toMatchObject({ session: stays.session });
  expect(await sessionWith(again, leaves.cookie)).toEqual(ENDED);
});

test('nobody but the office reads what it keeps of sign-ins', async () => {
  const office = await startOffice(newFolders());
  const admin = await office.signIn('admin', office.password);
  const manager = await jetstreamManager(admin, { checkAPI: false, apiPrefix: 'office.api', timeout: 2_000 });
  await expect(manager.streams.info('ACCESS')).rejects.toThrow('Permissions Violation');
  await expect(manager.streams.getMessage('ACCESS', { seq: 1 })).rejects.toThrow('Permissions Violation');
});
