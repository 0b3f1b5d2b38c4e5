// A line to a server that can be cut, mended, and made to bring no answers.
import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A line to a server that can be cut, mended, and made to bring no answers. */
export async function lineTo(port: number) {
  const open = new Set<Socket>();
  let cut = false;
  let deaf = false;
  /** What it goes deaf of. */
  let deafening: string | undefined;

  const server = createServer((near) => {
    if (cut) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    near.on('data', (bytes: Buffer) => {
      deaf ||= deafening !== undefined && bytes.includes(deafening);
      far.write(bytes);
    });
    far.on('data', (bytes: Buffer) => {
      if (!deaf) near.write(bytes);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

  const hangUp = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      cut = true;
      hangUp();
    },
    /** What is asked arrives, and no answer comes back. */
    deafen() {
      deaf = true;
    },
    /** The same from when that is asked. */
    deafenAt(asked: string) {
      deafening = asked;
    },
    mend() {
      cut = false;
      deaf = false;
      deafening = undefined;
    },
    async close() {
      hangUp();
      await new Promise((done) => void server.close(done));
    },
  };
}
