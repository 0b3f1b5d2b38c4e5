import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { askDesk } from '@/journal/adapters/nats/askDesk';
import { boardOf } from '@/journal/adapters/nats/board';
import { officeOver } from '@/journal/adapters/nats/reader';
import { STREAMS } from '@/journal/adapters/nats/subjects';
import { isOfficeAlert } from '@/office/boards';
import { troubleWithServer } from '../../../office/serverVersion';
import type { Settings } from '../../../office/settingsSchema';
import { CERTIFICATE, KEY } from '../support/certificate';
import { newFolders, sayTo, startOffice, type Office } from '../support/program';
import { freePort } from '../../../scripts/freePort.mjs';

/** The folders of three machines of one office, that find each other on this one and speak TLS with each other. */
async function threeFolders() {
  const machines = await Promise.all(
    ['a', 'b', 'c'].map(async (name) => ({
      name,
      cluster: `127.0.0.1:${await freePort()}`,
      web: `https://${name}.example.in`,
    })),
  );
  const shared = { business: 'a-business', begun: 'no' as const, secret: 's'.repeat(43), replicas: 3, machines };
  return Promise.all(
    machines.map(async ({ name }) => {
      const folders = newFolders();
      const clusterTls = {
        cert: `${folders.site}-cert.pem`,
        key: `${folders.site}-key.pem`,
        ca: `${folders.site}-cert.pem`,
      };
      writeFileSync(clusterTls.cert, CERTIFICATE);
      writeFileSync(clusterTls.key, KEY);
      const settings: Settings = {
        name,
        ...shared,
        clusterTls,
        ports: { nats: await freePort(), websocket: await freePort(), monitoring: await freePort() },
      };
      mkdirSync(folders.data);
      writeFileSync(join(folders.data, 'office.json'), JSON.stringify(settings));
      return folders;
    }),
  );
}

const soonIn = (office: Office, name: string, password: string) =>
  vi.waitFor(() => office.signIn(name, password), { timeout: 30_000 });

test('three machines are one office: whoever belongs to it is let in on each, and cut off on each', async () => {
  const folders = await threeFolders();
  const offices = await Promise.all(folders.map((each) => startOffice(each)));
  const passwords = offices.flatMap(({ password }) => (password === '' ? [] : [password]));
  expect(passwords).toHaveLength(1);
  const [password = ''] = passwords;
  const [a, b, c] = offices;
  if (!a || !b || !c) throw new Error('There are three.');

  const admin = await soonIn(b, 'admin', password);
  const key = await b.keyOf('Ravi', 'a password');
  expect(await askDesk(admin, 'admin', 'people.add', JSON.stringify({ name: 'Ravi', role: 'stock', key }))).toEqual({
    done: true,
  });
  const ravis = await Promise.all(offices.map((office) => soonIn(office, 'Ravi', 'a password')));

  const [here] = ravis;
  if (!here) throw new Error('He is in on each.');
  await expect.poll(() => sayTo(here, 'Ravi'), { timeout: 60_000 }).toBe('kept');
  expect(await (await officeOver(await c.within())).subjects(STREAMS.journal, 'office.fact.Ravi.>')).toHaveLength(1);

  expect(await askDesk(admin, 'admin', 'people.remove', JSON.stringify({ name: 'Ravi' }))).toEqual({ done: true });
  await Promise.all(ravis.map((ravi) => ravi.closed()));

  // Each tells browsers of the others, and its server of none.
  expect(await (await fetch(new URL('/office.json', a.address))).json()).toEqual({
    mode: 'shared',
    business: 'a-business',
    servers: ['/nats', 'wss://b.example.in/nats', 'wss://c.example.in/nats'],
  });
  expect(admin.info?.connect_urls ?? []).toEqual([]);

  // Each tells when its server is older than several machines need.
  const old = troubleWithServer(admin.info?.version ?? '', a.settings);
  expect(offices.map((office) => old !== undefined && office.told().includes(old))).toEqual(
    offices.map(() => old !== undefined),
  );
  const aboutServers = async () => {
    const alerts = await boardOf(await officeOver(admin), STREAMS.alerts);
    return alerts
      .flatMap((alert) => (isOfficeAlert(alert) && alert.kind.startsWith('server') ? [alert.text] : []))
      .toSorted();
  };
  await expect
    .poll(aboutServers, { timeout: 30_000 })
    .toEqual(old === undefined ? [] : ['a', 'b', 'c'].map((name) => `Machine ${name}: ${old}`));

  // Two of three go on.
  expect((await c.stop()).code).toBe(0);
  const after = await soonIn(a, 'admin', password);
  await expect.poll(() => sayTo(after, 'admin'), { timeout: 60_000 }).toBe('kept');
  const again = await startOffice(folders[2] ?? { data: '', site: '' });
  expect(again.password).toBe('');
  await soonIn(again, 'admin', password);
});
