import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { boardOf } from '@/journal/adapters/nats/board';
import { officeOver } from '@/journal/adapters/nats/reader';
import { STREAMS } from '@/journal/adapters/nats/subjects';
import { isOfficeAlert } from '@/office/boards';
import { alertBoard } from '../../office/alertBoard';
import { startServer } from './support/server';

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer();
  await server.begin();
});
afterAll(() => server.stop());

test('what a machine said of itself is over once it belongs to the office no more, and nothing else is', async () => {
  const connection = await server.open();
  onTestFinished(() => connection.close());
  const office = await officeOver(connection);
  const boardAt = (machine?: string) =>
    alertBoard({ connection, office, now: () => '2026-11-22T00:00:00.000Z', machine });
  await boardAt('one').sayHere('disk', 'It is full.');
  await boardAt('two-b').sayHere('disk', 'It is full.');
  const board = boardAt('one');
  await board.say('machines', 'A machine of the office is away or behind: two-b.');

  await board.forgetOthers(['one', 'three']);
  const kinds = (await boardOf(office, STREAMS.alerts)).filter(isOfficeAlert).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['disk-one', 'machines']);
});
