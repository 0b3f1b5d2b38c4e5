// What nobody can read, on every subject on which somebody may ask the office anything: with its clerk, and what answers about people.
import { expect, onTestFinished, test } from 'vitest';
import { officeOver } from '@/journal/adapters/nats/reader';
import { adminAlertAt, deskOf, STREAMS } from '@/journal/adapters/nats/subjects';
import { ATTEMPTS, isOfficeAlert } from '@/office/boards';
import type { Role } from '@/store/kit/roles';
import { openDesk } from '../../office/desk';
import { membersOver } from '../../office/members';
import { permissionsOf } from '../../office/permissions';
import { openAccess } from '../../office/signIn/openAccess';
import { readersBusiness } from './support/readers';
import { BUSINESS } from './support/server';
import { SECRET, sharedOffice } from './support/sharedOffice';
import { until } from './support/until';

/** So often it is told to the admins. */
const WORTH_TELLING = 20;
const GARBAGE = ['', 'null', '[]', '{"after":', '\u0000\uFFFF'];

/** The requests that a role may send, each of a kind as one. */
const requestsOf = (role: Role): string[] =>
  permissionsOf(role, 'X').publish.allow.flatMap((subject) =>
    subject.startsWith(deskOf('X', '')) ? [subject.slice(deskOf('X', '').length).replace(/[*>]$/, 'burn')] : [],
  );

/** Who sends only that request. */
const ASKING = [
  ...requestsOf('admin').map((request) => ({ role: 'admin' as const, request })),
  ...requestsOf('installer').map((request) => ({ role: 'installer' as const, request })),
  { role: 'installer' as const, request: 'people.add' },
  { role: 'sales' as const, request: 'mail.save' },
].map((one, at) => ({ ...one, name: `Person-${at}-` }));

const shared = sharedOffice(readersBusiness, Object.fromEntries(ASKING.map(({ name, role }) => [name, role])));

/** The office's own program as far as it answers people, beside the clerk. */
async function openPeopleDesk(folder: string) {
  const connection = await shared.server.open();
  const office = await officeOver(connection);
  const access = await openAccess({
    connection,
    office,
    settings: { business: BUSINESS, secret: SECRET, machines: [] },
    data: folder,
    others: [],
    passOf: () => Promise.resolve(undefined),
    memberOf: () => undefined,
  });
  onTestFinished(async () => {
    await access.close();
    await connection.close();
  });
  const { whenceOf, notes } = access;
  openDesk({
    connection,
    members: membersOver(connection, office),
    access: access.desk,
    whenceOf,
    notes,
    changed: () => {},
  });
  await connection.flush();
  return { office, access };
}

test('is refused, counted and told to the admins', async () => {
  const clerk = await shared.clerk();
  const { office, access } = await openPeopleDesk(clerk.folder);
  const ask = async (by: string, request: string, text: string) =>
    (await shared.person.request(deskOf(by, request), text, { timeout: 60_000 })).json<object>();
  await until('the desks answer', async () => 'refused' in (await ask('Nobody', 'webhook.burn', '{')));
  await until('the desk for facts answers', async () => 'refused' in (await ask('Nobody', 'say', '{')));
  for (const { name, request } of ASKING)
    for (let times = 0; times < WORTH_TELLING; times += 1) {
      const text = GARBAGE[times % GARBAGE.length] ?? '';
      expect([request, text, await ask(name, request, text)]).toEqual([request, text, { refused: expect.any(String) }]);
    }
  const odd = {
    id: 'session-1',
    name: 'Odd-',
    browser: 'Chrome',
    address: '10.0.0.7',
    tokens: [],
    since: '',
    seen: '',
    remember: false,
  };
  for (let times = 0; times < WORTH_TELLING; times += 1) access.door.saidOdd(odd);
  const told = async () => {
    await clerk.look();
    const alert = (await office.find(STREAMS.adminAlerts, { last_by_subj: adminAlertAt(ATTEMPTS) }))?.json<unknown>();
    return isOfficeAlert(alert) ? alert.text : '';
  };
  await until('it is told of the page that was cut off', async () => (await told()).includes('Odd-'));
  const text = await told();
  expect(ASKING.filter(({ name }) => !text.includes(name))).toEqual([]);
});
