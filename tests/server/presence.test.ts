import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { presenceOver, type OpenTab } from '@/journal/adapters/nats/presence';
import { presenceOf } from '@/journal/adapters/nats/subjects';
import { startServer } from './support/server';

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const tabOf = async (name: string, tab: string) => {
  const connection = await server.open();
  let seen: OpenTab[] = [];
  const presence = presenceOver(connection, name, tab, (tabs) => (seen = tabs));
  onTestFinished(() => connection.close());
  return { connection, ...presence, places: () => seen.map((one) => `${one.name} ${one.tab} ${one.place}`) };
};
/** Longer than any tab says it. */
const LONG = JSON.stringify({ tab: 'long', place: '/', more: 'x'.repeat(4_000) });
const POLLING = { timeout: 10_000, interval: 10 };

describe('presence', () => {
  test('a tab that comes hears of those that are there, and they of it, its places and its leaving', async () => {
    const asha = await tabOf('Asha', 'one');
    asha.lookAt('/vendors/3');
    const ravi = await tabOf('Ravi', 'two');
    await expect.poll(ravi.places, POLLING).toEqual(['Asha one /vendors/3', 'Ravi two ']);
    ravi.lookAt('/stocks');
    await expect.poll(asha.places, POLLING).toEqual(['Asha one /vendors/3', 'Ravi two /stocks']);
    ravi.leave();
    await expect.poll(asha.places, POLLING).toEqual(['Asha one /vendors/3']);
  });

  test('whoever does not belong to the office any more is gone at once, whatever their tab says; whoever does again is there', async () => {
    const asha = await tabOf('Asha', 'three');
    const ravi = await tabOf('Ravi', 'four');
    await expect.poll(asha.places, POLLING).toEqual(['Asha three ', 'Ravi four ']);
    asha.keepOnly(['Asha', 'Meera']);
    expect(asha.places()).toEqual(['Asha three ']);
    ravi.lookAt('/stocks');
    await ravi.connection.flush();
    asha.lookAt('/vendors');
    await expect.poll(asha.places, POLLING).toEqual(['Asha three /vendors']);
    asha.keepOnly(['Asha', 'Ravi']);
    expect(asha.places()).toEqual(['Asha three /vendors', 'Ravi four /stocks']);
  });

  test('whoever says it without end is seen in twenty tabs, is answered once, and others are told of it once', async () => {
    const asha = await tabOf('Asha', 'five');
    await expect.poll(asha.places, POLLING).toEqual(['Asha five ']);
    let answers = 0;
    const ravi = await server.open();
    onTestFinished(() => ravi.close());
    ravi.subscribe(presenceOf('Asha'), { callback: () => void (answers += 1) });
    for (let tab = 0; tab < 500; tab += 1)
      ravi.publish(presenceOf('Ravi'), JSON.stringify({ tab: `t${tab}`, place: '/', asks: true }));
    await expect.poll(() => asha.places().length, POLLING).toBe(21);
    expect(answers).toBeLessThanOrEqual(2);
  });

  test('whoever looks at one thing after another tells of the last, about once a second', async () => {
    const asha = await tabOf('Asha', 'six');
    let heard = 0;
    asha.connection.subscribe(presenceOf('Ravi'), { callback: () => void (heard += 1) });
    const ravi = await tabOf('Ravi', 'seven');
    for (let place = 0; place <= 100; place += 1) ravi.lookAt(`/vendors/${place}`);
    await expect.poll(asha.places, POLLING).toEqual(['Asha six ', 'Ravi seven /vendors/100']);
    expect(heard).toBeLessThan(10);
  });

  test('what nobody can read is passed over', async () => {
    const asha = await tabOf('Meera', 'one');
    for (const odd of ['', '{', '[]', '{"tab":7,"place":"/"}', '{"tab":"x"}', LONG])
      asha.connection.publish(presenceOf('Ravi'), odd);
    asha.lookAt('/cce');
    await expect.poll(asha.places, POLLING).toEqual(['Meera one /cce']);
  });
});
