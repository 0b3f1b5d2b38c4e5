import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { hashSync } from 'bcryptjs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { STREAMS } from '@/journal/adapters/nats/subjects';
import { boardOf, followBoard } from '@/journal/adapters/nats/board';
import { inOfficeWords } from '@/journal/adapters/nats/answers';
import { officeOver } from '@/journal/adapters/nats/reader';
import { alertBoard } from '../../office/alertBoard';
import { diskTrouble } from '../../office/clerkLooks';
import { mostKeptIn, roomIn } from '../../office/diskRoom';
import { natsConfig, watchedAt } from '../../office/natsConfig';
import { accessOf } from '../../office/officeAccess';
import { officeSettings } from '../support/officeSettings';
import { freePort } from '../../scripts/freePort.mjs';
import { machine, type ServerConfig } from './support/machine';
import { until } from './support/until';

const MOST = 8_000_000;

/** A machine whose server may keep so much, and what it keeps in one stream. */
async function smallMachine() {
  const ports = { nats: await freePort(), websocket: await freePort(), monitoring: await freePort() };
  const settings = officeSettings({ ports });
  let most = MOST;
  let folder = '';
  const config = (disk: string) => {
    folder = disk;
    const systemHash = hashSync(settings.secret, 4);
    return JSON.parse(natsConfig({ settings, data: disk, systemHash, members: [], most })) as ServerConfig;
  };
  const server = machine({ name: 'small', port: ports.nats, watched: ports.monitoring, config });
  onTestFinished(() => server.remove());
  await server.start();
  const connection = await connect({ ...accessOf(settings), maxReconnectAttempts: -1, reconnectTimeWait: 50 });
  onTestFinished(() => connection.close());
  await (await jetstreamManager(connection)).streams.add({ name: 'KEPT', subjects: ['kept.>'] });
  const office = await officeOver(connection);
  return {
    settings,
    connection,
    office,
    folder: () => folder,
    keep: () => office.publish('kept.it', new Uint8Array(1_000_000)),
    async startAnew(newMost: number) {
      await server.stop();
      most = newMost;
      await server.start();
    },
  };
}

test('the room is what the server says it has left, and one that has filled its part has the rest of the disk at its next start', async () => {
  const { settings, folder, keep, startAnew } = await smallMachine();
  expect((await roomIn(folder(), watchedAt(settings))).left).toBe(MOST);
  for (let count = 0; count < 7; count += 1) await keep();
  expect((await roomIn(folder(), watchedAt(settings))).left).toBeLessThan(1_000_000);
  // It refuses once it is over its part, not before.
  await keep();
  const refused = await keep().catch((error: unknown) => inOfficeWords(error).message);
  expect(refused).toMatch(/^The storage of the office is full\./);

  expect((await roomIn(folder(), watchedAt(settings))).left).toBe(0);

  await startAnew(mostKeptIn(folder()));
  await until('something is kept again', async () => (await keep()) > 0);
  expect((await roomIn(folder(), watchedAt(settings))).left).toBeGreaterThan(MOST);
});

test('that the disk is full is told though nothing can be kept any more, again and again, and that it is over', async () => {
  const { settings, folder, keep, connection, office, startAnew } = await smallMachine();
  await (await jetstreamManager(connection)).streams.add({ name: STREAMS.alerts, subjects: ['office.alerts.*'] });
  const heard: unknown[] = [];
  followBoard(connection, STREAMS.alerts, (alert) => heard.push(alert));
  const complaints = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => complaints.mockRestore());
  const board = alertBoard({ connection, office, now: () => '2026-11-22T00:00:00.000Z' });
  const look = async () => board.say('disk', diskTrouble(await roomIn(folder(), watchedAt(settings))));
  const isRefused = (work: Promise<unknown>) =>
    work.then(
      () => false,
      () => true,
    );
  await until('it is full', () => isRefused(keep()));
  for (let times = 0; times < 2; times += 1) expect(await isRefused(look())).toBe(true);
  await connection.flush();
  const text = expect.stringContaining('The disk of the office has room for less than 1 GB more.');
  expect(heard).toEqual([text, text].map((one) => ({ kind: 'disk', text: one, since: '2026-11-22T00:00:00.000Z' })));
  expect(complaints).toHaveBeenCalledTimes(1);
  await startAnew(mostKeptIn(folder()));
  await until('something is kept again', async () => (await keep()) > 0);
  await board.say('disk', '');
  expect(await boardOf(office, STREAMS.alerts)).toEqual([]);
});

test('the room is that of the disk where no server answers, and what may be kept leaves something to others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trackyard-room-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { left, of } = await roomIn(folder, 'http://127.0.0.1:1/nobody');
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(of);
  expect(mostKeptIn(folder)).toBeLessThan(left);
});
