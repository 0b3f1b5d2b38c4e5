import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { connect } from '@nats-io/transport-node';
import { hashSync } from 'bcryptjs';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { boardOf } from '@/journal/adapters/nats/board';
import { natsJournal } from '@/journal/adapters/nats/natsJournal';
import { officeOver } from '@/journal/adapters/nats/reader';
import { STREAMS } from '@/journal/adapters/nats/subjects';
import { businessReplaced, emptyBusiness } from '@/store/business/business';
import { newFolders, sayTo, settingsIn, startOffice, startProgram } from '../support/program';

/** All processes that run on this machine, without those that have ended and are still listed. */
function processes(): { pid: number; parent: number }[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' }).trim().split('\n');
  return rows.flatMap((row) => {
    const [pid, parent, state = ''] = row.trim().split(/\s+/);
    return state.startsWith('Z') ? [] : [{ pid: Number(pid), parent: Number(parent) }];
  });
}

const childrenOf = (of: number): number[] => processes().flatMap(({ pid, parent }) => (parent === of ? [pid] : []));
const isAlive = (of: number) => processes().some(({ pid }) => pid === of);

const serverPid = (data: string) => Number(readFileSync(join(data, 'nats-server.pid'), 'utf8'));

const clerkPid = (pid: number, data: string) => childrenOf(pid).find((child) => child !== serverPid(data));

/** Somebody else who listens at a port of this machine, until the end of the test. */
async function listener(port?: number): Promise<number> {
  const taken = createServer().listen(port ?? 0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await new Promise((listening) => taken.once('listening', listening));
  return (taken.address() as AddressInfo).port;
}

describe('the first start', () => {
  test('makes an admin who can sign in with the password that is shown, and a business in which nothing has happened', async () => {
    const folders = newFolders();
    const office = await startOffice(folders);
    const admin = await office.signIn('admin', office.password);
    const journal = await natsJournal(await office.within(), { business: office.settings.business, user: 'admin' });
    const [first, ...others] = await journal.since(0);
    expect(first).toMatchObject({ id: 'beginning', by: 'Trackyard', about: [] });
    expect(first && businessReplaced.match(first.action) && first.action.payload.business).toEqual(emptyBusiness);
    expect(others).toEqual([]);
    expect(await sayTo(admin, 'admin')).toBe('kept');
    expect(await journal.since(1)).toMatchObject([{ seq: 2, by: 'admin' }]);
  });

  test('keeps what is secret from other users of the machine, and passwords from every file', async () => {
    const folders = newFolders();
    const office = await startOffice(folders);
    expect(statSync(folders.data).mode & 0o077).toBe(0);
    const key = await office.keyOf('admin', office.password);
    await office.stop();
    const files = readdirSync(folders.data, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    const texts = files.map((file) => readFileSync(join(file.parentPath, file.name), 'latin1'));
    expect(texts.filter((text) => text.includes(office.password) || text.includes(key))).toEqual([]);
  });

  test('makes no admin where the product cannot be served, as nobody would see the password', async () => {
    const folders = newFolders();
    const port = await listener();
    const failed = await (await startProgram({ ...folders, port })).ended;
    expect(failed).toMatchObject({ code: 1, told: expect.stringContaining(`cannot be served at port ${port}`) });
    expect(failed.told).not.toContain('password');
    expect((await startOffice(folders)).password).not.toBe('');
  });
});

describe('a later start', () => {
  test('keeps what was said and who belongs to the office, and shows no password', async () => {
    const folders = newFolders();
    const first = await startOffice(folders);
    const before = await first.signIn('admin', first.password);
    expect(await sayTo(before, 'admin')).toBe('kept');
    await first.stop();

    const second = await startOffice(folders);
    expect(second.password).toBe('');
    expect(second.settings).toEqual(first.settings);
    await second.signIn('admin', first.password);
    const journal = await natsJournal(await second.within(), { business: second.settings.business, user: 'admin' });
    expect((await journal.since(0)).map(({ seq }) => seq)).toEqual([1, 2]);
  });

  test('lets in nobody by what an earlier version kept of their keys, and keeps that no longer', async () => {
    const folders = newFolders();
    const first = await startOffice(folders);
    const key = await first.keyOf('admin', first.password);
    await first.stop();
    const kept = join(folders.data, 'people.json');
    writeFileSync(kept, JSON.stringify([{ name: 'admin', role: 'admin', hash: hashSync(key, 4) }]));
    const second = await startOffice(folders);
    const servers = `127.0.0.1:${second.settings.ports.nats}`;
    await expect(connect({ servers, user: 'admin', pass: key, reconnect: false })).rejects.toThrow(
      'Authorization Violation',
    );
    expect(existsSync(kept)).toBe(false);
    await second.signIn('admin', first.password);
  });

  test('is refused while the office of that folder runs', async () => {
    const folders = newFolders();
    const office = await startOffice(folders);
    const second = await (await startProgram(folders)).ended;
    expect(second).toMatchObject({ code: 1, told: expect.stringContaining('runs already') });
    expect(await sayTo(await office.signIn('admin', office.password), 'admin')).toBe('kept');
  });

  test('gives whom it is told a new password, and cuts off who has the old one', async () => {
    const folders = newFolders();
    const first = await startOffice(folders);
    await first.stop();
    const second = await startOffice(folders, { newPassword: 'admin' });
    expect(second.password).not.toBe('');
    await second.signIn('admin', second.password);
    await expect(second.signIn('admin', first.password)).rejects.toThrow('Authorization Violation');
    await second.stop();
    const third = await (await startProgram({ ...folders, newPassword: 'ravi' })).ended;
    expect(third).toMatchObject({ code: 1, told: expect.stringContaining('ravi does not belong to this office.') });
  });

  test('says what is wrong in the settings', async () => {
    const folders = newFolders();
    await (await startOffice(folders)).stop();
    writeFileSync(join(folders.data, 'office.json'), JSON.stringify({ ...settingsIn(folders.data), replica: 3 }));
    const failed = await (await startProgram(folders)).ended;
    expect(failed).toMatchObject({ code: 1, told: expect.stringContaining('the office does not know: replica') });
  });
});

describe('where something else is kept than what was begun', () => {
  const begun = async () => {
    const folders = newFolders();
    const office = await startOffice(folders);
    await office.stop();
    return { folders, office };
  };

  test('a journal that is missing is not begun anew by itself', async () => {
    const { folders } = await begun();
    rmSync(join(folders.data, 'jetstream'), { recursive: true });
    const failed = await (await startProgram(folders)).ended;
    expect(failed).toMatchObject({
      code: 1,
      told: expect.stringContaining('The journal of this office is missing. Nothing was changed.'),
    });
    expect((await (await startProgram(folders)).ended).code).toBe(1);
  });

  test('another business is left alone, and set aside when a new beginning is wanted', async () => {
    const [one, other] = [await begun(), await begun()];
    rmSync(join(one.folders.data, 'jetstream'), { recursive: true });
    renameSync(join(other.folders.data, 'jetstream'), join(one.folders.data, 'jetstream'));
    const failed = await (await startProgram(one.folders)).ended;
    expect(failed).toMatchObject({ code: 1, told: expect.stringContaining('the journal of another business') });

    const anew = await startOffice(one.folders, { beginAnew: true });
    expect(anew.settings.business).not.toBe(one.office.settings.business);
    expect(anew.password).not.toBe('');
    await anew.signIn('admin', anew.password);
    const aside = readdirSync(one.folders.data).find((name) => name.startsWith('jetstream-before-')) ?? '';
    expect(existsSync(join(one.folders.data, aside, 'OFFICE'))).toBe(true);
  });

  test('what one machine kept is left alone when it is to be one of several', async () => {
    const { folders } = await begun();
    const machines = ['office', 'other'].map((name) => ({ name, cluster: '127.0.0.1:1' }));
    writeFileSync(join(folders.data, 'office.json'), JSON.stringify({ ...settingsIn(folders.data), machines }));
    const failed = await (await startProgram(folders)).ended;
    expect(failed).toMatchObject({ code: 1, told: expect.stringContaining('This office has begun on one machine') });
    expect(existsSync(join(folders.data, 'jetstream', 'OFFICE'))).toBe(true);
  });

  test('a new beginning is not made where all is as it was begun', async () => {
    const { folders, office } = await begun();
    const again = await startOffice(folders, { beginAnew: true });
    expect(again.settings).toEqual(office.settings);
    expect(again.told()).toContain('Nothing was begun anew');
    await again.signIn('admin', office.password);
  });
});

describe('the end', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('by %s leaves no process and is no failure', async (signal) => {
    const office = await startOffice(newFolders());
    await expect.poll(() => childrenOf(office.pid), { timeout: 30_000 }).toHaveLength(2);
    const children = childrenOf(office.pid);
    office.signal(signal);
    expect(await office.ended).toMatchObject({ code: 0 });
    expect(children.filter(isAlive)).toEqual([]);
  });

  test('in the middle of a start leaves no process either', async () => {
    const folders = newFolders();
    const program = await startProgram(folders);
    await expect.poll(() => childrenOf(program.pid).length, { timeout: 30_000 }).toBeGreaterThan(0);
    const children = childrenOf(program.pid);
    program.signal('SIGINT');
    expect(await program.ended).toMatchObject({ code: 0 });
    expect(children.filter(isAlive)).toEqual([]);
  });

  test('of an office that was killed is made up for by its next start', async () => {
    const folders = newFolders();
    const killed = await startOffice(folders);
    const orphan = serverPid(folders.data);
    await expect.poll(() => childrenOf(killed.pid), { timeout: 30_000 }).toHaveLength(2);
    const children = childrenOf(killed.pid);
    killed.signal('SIGKILL');
    await killed.ended;
    expect(isAlive(orphan)).toBe(true);
    const next = await startOffice(folders);
    // The clerk ends by itself, as soon as it hears that the office is gone.
    await expect.poll(() => children.filter(isAlive), { timeout: 30_000 }).toEqual([]);
    await next.signIn('admin', killed.password);
  });
});

test('a server that is killed is started again, and all goes on', async () => {
  const folders = newFolders();
  const office = await startOffice(folders);
  process.kill(serverPid(folders.data), 'SIGKILL');
  await office.describing('It is started again.');
  await expect
    .poll(
      () =>
        office.signIn('admin', office.password).then(
          () => 'in',
          () => 'out',
        ),
      { timeout: 30_000 },
    )
    .toBe('in');
});

test('a clerk that dies stops nothing else, is started again, and everybody is told when that does not help', async () => {
  const folders = newFolders();
  const office = await startOffice(folders);
  const admin = await office.signIn('admin', office.password);
  const streams = await officeOver(admin);
  for (let times = 1; times <= 3; times += 1) {
    const clerk = await vi.waitUntil(() => clerkPid(office.pid, folders.data), { timeout: 30_000 });
    process.kill(clerk, 'SIGKILL');
    await expect
      .poll(() => office.told().split('The clerk has ended (SIGKILL).').length - 1, { timeout: 30_000 })
      .toBe(times);
  }
  await expect
    .poll(() => boardOf(streams, STREAMS.alerts), { timeout: 30_000 })
    .toEqual([expect.objectContaining({ kind: 'clerk' })]);
  expect(await sayTo(admin, 'admin')).toBe('kept');
  await vi.waitUntil(() => clerkPid(office.pid, folders.data), { timeout: 30_000 });
});

test('a port that somebody else has by now is given up for another one', async () => {
  const folders = newFolders();
  const first = await startOffice(folders);
  await first.stop();
  await listener(first.settings.ports.nats);
  const second = await startOffice(folders);
  expect(second.settings.ports.nats).not.toBe(first.settings.ports.nats);
  expect(second.settings.business).toBe(first.settings.business);
  await second.signIn('admin', first.password);
});

test('a server that does not start is told of, with its reason', async () => {
  const folders = newFolders();
  await (await startOffice(folders)).stop();
  rmSync(join(folders.data, 'jetstream'), { recursive: true });
  writeFileSync(join(folders.data, 'jetstream'), 'no folder');
  const failed = await (await startProgram(folders)).ended;
  expect(failed).toMatchObject({
    code: 1,
    told: expect.stringMatching(/The NATS server does not start [^]*Can't start JetStream/),
  });
});
