import { createServer, type IncomingMessage } from 'node:http';
import { connect, createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createNatsPipe } from '../../office/natsPipe';
import { createPace, type PersonalPace } from '../../office/signIn/pace';
import type { Session } from '../../office/signIn/session';

const POLLING = { timeout: 20_000 };
const SWITCHING = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

async function listening(server: Server): Promise<number> {
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** A pipe to a server that opens a WebSocket for all, unless it is away; a browser's cookie is the name of its session, which begins with who it is. */
async function opened(pace?: PersonalPace, server = { isAway: false }) {
  const behind: Socket[] = [];
  const port = await listening(
    createTcpServer((socket) => {
      if (server.isAway) {
        socket.destroy();
        return;
      }
      behind.push(socket);
      socket.on('error', () => {});
      socket.once('data', () => socket.write(SWITCHING));
      onTestFinished(() => void socket.destroy());
    }),
  );
  const sessionOf = ({ headers: { cookie: id = '' } }: IncomingMessage) =>
    Promise.resolve({ id, name: id.split('-')[0] } as Session);
  const passOf = () => Promise.resolve('a pass');
  const pipe = createNatsPipe({ port, others: [], sessionOf, passOf, saidOdd: () => {}, pace });
  const web = createServer();
  web.on('upgrade', (request, socket, head) => pipe.upgrade(request, socket, head));
  const at = await listening(web);
  onTestFinished(() => pipe.close());
  const tab = async (session: string) => {
    const socket = connect(at, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write(
      `GET /nats HTTP/1.1\r\nHost: a\r\nCookie: ${session}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    const answer = await new Promise<string>((heard) => socket.once('data', (bytes) => heard(bytes.toString())));
    return { socket, status: answer.slice(9, 12) };
  };
  return { behind, tab };
}

test('one person has sixty tabs connected, however many sign-ins they have', async () => {
  const { tab } = await opened();
  for (let count = 0; count < 60; count += 1) expect((await tab(`Ravi-${count % 3}`)).status).toBe('101');
  expect((await tab('Ravi-4')).status).toBe('429');
  expect((await tab('Asha-1')).status).toBe('101');
});

test('whoever opens one tab after another is let in no more for a while, and others are', async () => {
  const clock = { seconds: 0 };
  const { tab } = await opened(createPace(() => clock.seconds, { atOnce: 40, perSecond: 5 }));
  for (let count = 0; count < 3; count += 1) expect((await tab('Ravi-1')).status).toBe('101');
  expect((await tab('Ravi-1')).status).toBe('429');
  expect((await tab('Asha-1')).status).toBe('101');
  clock.seconds = 4;
  expect((await tab('Ravi-1')).status).toBe('101');
});

test('a tab that the server does not open counts for nothing: all are let in at once when it is back', async () => {
  const server = { isAway: true };
  const { tab } = await opened(
    createPace(() => 0, { atOnce: 40, perSecond: 5 }),
    server,
  );
  for (let count = 0; count < 9; count += 1) expect((await tab('Ravi-1')).status).toBe('503');
  server.isAway = false;
  for (let count = 0; count < 3; count += 1) expect((await tab('Ravi-1')).status).toBe('101');
  expect((await tab('Ravi-1')).status).toBe('429');
});

test('a tab that reads nothing is cut off before much waits for it, and one that reads is told all', async () => {
  const { behind, tab } = await opened();
  const [slow, quick] = [(await tab('Ravi-1')).socket, (await tab('Ravi-1')).socket];
  slow.pause();
  let heard = 0;
  quick.on('data', ({ length }) => (heard += length));
  for (let count = 1; count <= 64; count += 1) {
    for (const socket of behind) socket.write(Buffer.alloc(1_000_000));
    await expect.poll(() => heard, POLLING).toBe(count * 1_000_000);
  }
  await expect.poll(() => behind.map(({ destroyed }) => destroyed), POLLING).toEqual([true, false]);
});

test('what waits for all tabs of one person is little, too, and others’ tabs stay', async () => {
  const { behind, tab } = await opened();
  for (let count = 0; count < 20; count += 1) (await tab(`Ravi-${count % 3}`)).socket.pause();
  (await tab('Asha-1')).socket.pause();
  for (let count = 1; count <= 10; count += 1) {
    for (const socket of behind) if (!socket.destroyed) socket.write(Buffer.alloc(1_000_000));
    await new Promise((turn) => setImmediate(turn));
  }
  await expect.poll(() => behind.filter(({ destroyed }) => destroyed).length, POLLING).toBeGreaterThan(5);
  expect(behind.at(-1)?.destroyed).toBe(false);
});
