import { createServer, type AddressInfo } from 'node:net';

const listens = (port: number) =>
  new Promise<number | undefined>((done) => {
    const server = createServer();
    server.once('error', () => done(undefined));
    server.listen(port, '127.0.0.1', () => {
      const { port: found } = server.address() as AddressInfo;
      server.close(() => done(found));
    });
  });

/** That port of this machine's own address, or another one where somebody listens on it already. */
export async function freePort(wanted: number): Promise<number> {
  const found = (await listens(wanted)) ?? (await listens(0));
  if (found === undefined) throw new Error('No port is free.');
  return found;
}
