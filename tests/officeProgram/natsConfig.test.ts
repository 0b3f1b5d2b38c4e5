import { describe, expect, test } from 'vitest';
import { API, presenceOf } from '@/journal/adapters/nats/subjects';
import { ROLES } from '@/store/kit/roles';
import { natsConfig } from '../../office/natsConfig';
import { permissionsOf } from '../../office/permissions';
import { officeSettings } from '../support/officeSettings';
import type { Settings } from '../../office/settingsSchema';

const settings = officeSettings();

interface Import {
  service?: { subject: string };
  stream?: { subject: string };
  to?: string;
}
interface Config {
  host: string;
  http: string;
  http_base_path: string;
  websocket: { host: string };
  cluster?: { host: string; port: number; routes: string[]; no_advertise: boolean; tls?: object };
  accounts: Record<
    'OFFICE' | 'BROWSERS',
    {
      users: { user: string; permissions?: { publish: { allow: string[] } } }[];
      imports: Import[];
      exports: { service?: string; stream?: string; accounts: string[] }[];
    }
  >;
}

const configFor = (changes: Partial<Settings> = {}) =>
  JSON.parse(
    natsConfig({
      settings: { ...settings, ...changes },
      data: '/srv/an "office"',
      systemHash: 'system-hash',
      members: ROLES.map((role) => ({ name: `${role}-person`, role, hash: `${role}-hash` })),
    }),
  ) as Config;

/** Whether a subject that somebody may publish to is within one that leads to the streams. */
const within = (subject: string, wide: string) => {
  const [tokens, pattern] = [subject.split('.'), wide.split('.')];
  return (
    pattern.every((token, place) =>
      token === '>' ? tokens.length > place : token === '*' || token === tokens[place],
    ) &&
    (pattern.at(-1) === '>' || tokens.length === pattern.length)
  );
};

describe('the configuration of the server', () => {
  test('has it watched under a path that only who reads the folder knows', () => {
    const { http_base_path: path } = configFor();
    expect(path).toMatch(/^\/[0-9a-f]{32}$/);
    const { http_base_path: ofAnother } = configFor({ secret: `${settings.secret}-of-another` });
    expect(ofAnother).toMatch(/^\/[0-9a-f]{32}$/);
    expect(ofAnother).not.toBe(path);
    expect(path).not.toContain(settings.secret);
  });

  test('lets people in beside the account of the streams, and only the office’s own programs into it', () => {
    const { OFFICE, BROWSERS } = configFor().accounts;
    expect(OFFICE.users.map(({ user }) => user)).toEqual(['office']);
    expect(BROWSERS.users.map(({ user }) => user)).toEqual(ROLES.map((role) => `${role}-person`));
    expect(BROWSERS.users.every(({ permissions }) => permissions !== undefined)).toBe(true);
    expect(OFFICE.exports.every(({ accounts }) => accounts.join() === 'BROWSERS')).toBe(true);
  });

  test.each(ROLES)('leads all that the role %s may publish to where it is kept or answered', (role) => {
    const { BROWSERS } = configFor().accounts;
    const ways = BROWSERS.imports.flatMap(({ service, to }) => to ?? service?.subject ?? []);
    const name = `${role}-person`;
    const allowed = BROWSERS.users.find(({ user }) => user === name)?.permissions?.publish.allow ?? [];
    const lost = allowed.filter((subject) => subject !== presenceOf(name) && !ways.some((way) => within(subject, way)));
    expect(lost).toEqual([]);
    expect(allowed).toHaveLength(permissionsOf(role, name).publish.allow.length);
  });

  test('leads to nothing by which a stream could be changed, removed, or made to say something', () => {
    const { exports, imports } = {
      exports: configFor().accounts.OFFICE.exports,
      imports: configFor().accounts.BROWSERS.imports,
    };
    const asked = exports.flatMap(({ service }) => (service?.startsWith('$JS.') ? [service] : []));
    const open = ['PEOPLE', 'ALERTS', 'ADMIN_ALERTS', 'CONTACTS'];
    expect(asked).toEqual(
      open.flatMap((stream) => [`$JS.API.STREAM.MSG.GET.${stream}`, `$JS.API.STREAM.INFO.${stream}`]),
    );
    expect(imports.flatMap(({ to }) => to ?? [])).toEqual(asked.map((subject) => subject.replace('$JS.API', API)));
    const kept = exports
      .flatMap(({ service }) => service ?? [])
      .filter((subject) => /people|secrets|alerts|snapshots/.test(subject));
    expect(kept).toEqual([]);
  });

  test('listens on this machine only', () => {
    const { host, http, websocket, cluster } = configFor();
    expect([host, http, websocket.host, cluster]).toEqual(['127.0.0.1', '127.0.0.1:8424', '127.0.0.1', undefined]);
  });

  test('of one of three machines knows the other two, and tells browsers of none', () => {
    const machines = ['a', 'b', 'c'].map((name, place) => ({ name, cluster: `10.0.0.${place + 1}:8425` }));
    const { cluster } = configFor({ machines, name: 'b', replicas: 3 });
    expect(cluster).toMatchObject({ host: '0.0.0.0', port: 8425, no_advertise: true });
    expect(cluster?.routes.map((route) => new URL(route).host)).toEqual(['10.0.0.1:8425', '10.0.0.3:8425']);
    expect(cluster).not.toHaveProperty('tls');
    const clusterTls = { cert: '/c', key: '/k', ca: '/ca' };
    expect(configFor({ machines, name: 'b', clusterTls }).cluster?.tls).toEqual({
      cert_file: '/c',
      key_file: '/k',
      ca_file: '/ca',
      verify: true,
    });
  });
});
