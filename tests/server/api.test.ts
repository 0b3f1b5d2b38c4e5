// What other programs read of an office: with a real server of the office, its clerk, and the door of its web server.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isObject } from '@/journal/kit/isObject';
import { askDesk } from '@/journal/adapters/nats/askDesk';
import type { FactAnswer } from '@/journal/adapters/nats/deskAnswers';
import { contentOf } from '@/journal/adapters/nats/entries';
import { STREAMS } from '@/journal/adapters/nats/subjects';
import { officeOver } from '@/journal/adapters/nats/reader';
import type { ApiResults, ApiToken } from '@/office/api/apiProtocol';
import { API_ROLES, type ApiRole } from '@/office/api/tokenSchema';
import { selectBalances } from '@/store/billing/receivables/balances';
import { paise } from '@/store/kit/money';
import { createApiDoor } from '../../office/api/apiDoor';
import { accessBookOver } from '../../office/signIn/accessBook';
import { hashOf } from '../../office/signIn/tokens';
import { OPEN_API } from '../../office/api/openApi';
import { wishesTold } from '@/store/facts/accounts';
import { asking } from '../support/drafts';
import { faultsOf } from '../support/jsonSchema';
import { sampleOn } from '../support/sample';
import { sharedOffice } from './support/sharedOffice';
import { until } from './support/until';

const NOW = '2026-11-21T08:30:00Z';
const business = sampleOn('2026-11-21');

const shared = sharedOffice(business);

/** An office that answers at an address, by a clock (ISO instants). */
async function office(now = () => NOW) {
  const clerk = await shared.clerk({ now: () => new Date(now()) });
  const door = createApiDoor(clerk.connection);
  const web = createServer((request, response) => void (door.answer(request, response) || response.end('the product')));
  await new Promise<void>((listens) => void web.listen(0, '127.0.0.1', listens));
  onTestFinished(async () => {
    web.closeAllConnections();
    await new Promise((closed) => web.close(closed));
  });
  const address = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
  const call = async (path: string, token?: string, options: RequestInit = {}) => {
    const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    const answer = await fetch(`${address}${path}`, { headers, ...options });
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as unknown };
  };
  return { call, stopClerk: clerk.close };
}

const ask = (request: string, asked?: object, by = 'Asha') => shared.askOf('api')(by, request, asked);

async function tokenOf(role: ApiRole, name: string = role): Promise<string> {
  const answer = await ask('addToken', { name, role });
  if (!('told' in answer)) throw new Error(JSON.stringify(answer));
  return (answer.told as ApiResults['api.addToken']).token;
}

async function tokens(): Promise<readonly ApiToken[]> {
  const answer = await ask('tokens');
  return 'told' in answer ? (answer.told as ApiResults['api.tokens']).tokens : [];
}

interface Page {
  items: Record<string, unknown>[];
  next: string | null;
  asOf: string;
}

/** All rows of an address, page by page. */
async function allOf(call: Awaited<ReturnType<typeof office>>['call'], path: string, token: string, limit: number) {
  const rows: Record<string, unknown>[] = [];
  const pages: number[] = [];
  for (let cursor: string | null = '0'; cursor !== null;) {
    const { body } = await call(`${path}${path.includes('?') ? '' : '?'}limit=${limit}&cursor=${cursor}`, token);
    const page = body as Page;
    rows.push(...page.items);
    pages.push(page.items.length);
    cursor = page.next;
  }
  return { rows, pages };
}

describe('the API of an office', () => {
  test('tells what each client owes, and how far each job is, page by page', async () => {
    const { call } = await office();
    const token = await tokenOf('admin');
    const { rows, pages } = await allOf(call, '/api/v1/clients', token, 7);
    expect(pages.slice(0, -1).every((count) => count === 7)).toBe(true);
    const owed = [...selectBalances(business)].map(([id, rupees]) => ({ id, owedPaise: paise(rupees) }));
    expect(rows.map(({ id, owedPaise }) => ({ id, owedPaise }))).toEqual(owed);
    expect(owed.some(({ owedPaise }) => owedPaise > 0)).toBe(true);
    const jobs = await allOf(call, '/api/v1/jobs', token, 500);
    expect(jobs.rows.map(({ id, status }) => [id, status])).toEqual(
      business.jobs.ids.map((id) => [id, business.jobs.entities[id]?.status]),
    );
    expect(JSON.stringify(jobs.rows)).not.toContain('contactNo');
  });

  test('tells of one client alone, and of jobs by status and day, page by page', async () => {
    const { call } = await office();
    const token = await tokenOf('admin');
    const jobs = Object.values(business.jobs.entities);
    const { request } = jobs.find(({ status, request: { accountId } }) => status === 'Done' && accountId) ?? {};
    const client = request?.accountId ?? '';
    const at = async (path: string, limit = 500) => (await allOf(call, path, token, limit)).rows.map(({ id }) => id);
    expect(await at(`/api/v1/clients?client=${client}&`)).toEqual([client]);
    expect(await at('/api/v1/clients?client=nobody&')).toEqual([]);
    const idsOf = (isChosen: (job: (typeof jobs)[number]) => boolean) => jobs.filter(isChosen).map(({ id }) => id);
    const pending = idsOf(({ status }) => status === 'Pending at Admin');
    expect(pending.length).toBeGreaterThan(2);
    expect(await at('/api/v1/jobs?status=Pending+at+Admin&', 2)).toEqual(pending);
    const both = idsOf((job) => job.status === 'Done' && job.request.accountId === client);
    expect(await at(`/api/v1/jobs?client=${client}&status=Done&`)).toEqual(both);
    const last =
      jobs
        .flatMap(({ outcomes = [] }) => outcomes.map(({ on }) => on))
        .toSorted()
        .at(-1) ?? '';
    const late = idsOf(({ status, outcomes = [] }) => status === 'Done' && (outcomes.at(-1)?.on ?? '') >= last);
    expect(late.length).toBeGreaterThan(0);
    expect(await at(`/api/v1/jobs?doneSince=${last}&`)).toEqual(late);
    const raised = jobs.map(({ raisedOn }) => raisedOn).toSorted()[Math.floor(jobs.length / 2)] ?? '';
    expect(await at(`/api/v1/jobs?raisedSince=${raised}&`)).toEqual(idsOf(({ raisedOn }) => raisedOn >= raised));
  });

  test('tells what was changed since an answer, whenever its clock is, and also once it was started again', async () => {
    let now = NOW;
    const first = await office(() => now);
    const token = await tokenOf('admin');
    const changedIn = async (call: typeof first.call, since: string) =>
      ((await call(`/api/v1/clients?changedSince=${since}&limit=500`, token)).body as Page).items.map(({ id }) => id);
    const asOfIn = async (call: typeof first.call) =>
      ((await call('/api/v1/clients?limit=1', token)).body as Page).asOf;
    const begun = await asOfIn(first.call);
    expect(await changedIn(first.call, begun)).toEqual([]);
    // An hour back, as after a clock that was ahead.
    now = '2026-11-21T07:30:00Z';
    const [id = '', other = ''] = business.accounts.ids;
    const wantsNone = async (client: string) => {
      const fact = wishesTold(client, { was: { reminders: 'Wanted' }, to: { reminders: 'Not wanted' } });
      const draft = contentOf(asking(`fact-${client}`, fact));
      expect(await askDesk<FactAnswer>(shared.person, 'Asha', 'say', draft)).toHaveProperty('kept');
    };
    await wantsNone(id);
    await until('it alone is told', async () => (await changedIn(first.call, begun)).length === 1);
    expect(await changedIn(first.call, begun)).toEqual([id]);
    const asOf = await asOfIn(first.call);
    await first.stopClerk();
    const { call } = await office(() => now);
    await wantsNone(other);
    await until('it alone is told', async () => (await changedIn(call, asOf)).length === 1);
    expect(await changedIn(call, asOf)).toEqual([other]);
    expect(await changedIn(call, begun)).toEqual([id, other]);
    expect(await changedIn(call, '2026-11-01T00:00:00Z')).toEqual(business.accounts.ids);
  });

  test('answers as its description says, at each address and for each refusal', async () => {
    const { call } = await office();
    const token = await tokenOf('admin');
    const described = await call('/api/v1/openapi.json');
    expect(described.status).toBe(200);
    expect(described.body).toEqual(JSON.parse(JSON.stringify(OPEN_API)));
    for (const [path, { get }] of Object.entries(OPEN_API.paths)) {
      const responses: Readonly<Record<string, { content: { 'application/json': { schema: object } } }>> =
        get.responses;
      const answers = [
        await call(`/api/v1${path}`, token),
        await call(`/api/v1${path}?limit=0`, token),
        await call(`/api/v1${path}`),
        await call(`/api/v1${path}`, token, { method: 'DELETE' }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 400, 401, 405]);
      for (const { status, body } of answers)
        expect(faultsOf(OPEN_API, responses[status]?.content['application/json'].schema, body)).toEqual([]);
    }
  });

  test('refuses in words whoever has no token, a wrong one, or one that was removed', async () => {
    const { call } = await office();
    const token = await tokenOf('care', 'Website');
    expect((await call('/api/v1/jobs', token)).status).toBe(200);
    const refused = { error: 'This is no token of the office, or it was removed. Make one in Settings → API.' };
    for (const wrong of ['trackyard_', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, token.slice(10)])
      expect(await call('/api/v1/jobs', wrong)).toMatchObject({ status: 401, body: refused });
    const { status, headers, body } = await call('/api/v1/jobs');
    expect([status, headers.get('www-authenticate'), headers.get('cache-control')]).toEqual([
      401,
      'Bearer',
      'no-store',
    ]);
    expect(body).toEqual({
      error: 'Call with a token: Authorization: Bearer trackyard_… Admins make one in Settings → API.',
    });
    const [made] = await tokens();
    expect(made).toMatchObject({ name: 'Website', role: 'care', since: '2026-11-21T08:30:00.000Z' });
    expect(made?.seen).toBe('2026-11-21T08:30:00.000Z');
    expect(await ask('removeToken', { id: made?.id })).toEqual({ done: true });
    expect(await call('/api/v1/jobs', token)).toMatchObject({ status: 401, body: refused });
    expect(await tokens()).toEqual([]);
    expect(await ask('removeToken', { id: made?.id })).toEqual({ refused: 'This token was removed already.' });
  });

  test('takes a token until its end, and again once it is renewed', async () => {
    let now = NOW;
    const { call } = await office(() => now);
    const answer = await ask('addToken', { name: 'Website', role: 'care', lasts: '30 days' });
    const { token } = ('told' in answer ? answer.told : {}) as ApiResults['api.addToken'];
    now = '2026-12-21T08:29:00Z';
    expect((await call('/api/v1/jobs', token)).status).toBe(200);
    now = '2026-12-21T08:30:00Z';
    expect(await call('/api/v1/jobs', token)).toMatchObject({
      status: 403,
      body: { error: 'This token has ended. An admin renews it, or makes another one, in Settings → API.' },
    });
    const [made] = await tokens();
    expect(made).toMatchObject({ until: '2026-12-21T08:30:00.000Z', hasEnded: true, seen: '2026-12-21T08:29:00.000Z' });
    expect(await ask('renewToken', { id: made?.id, lasts: 'For ever' })).toEqual({ refused: 'Choose from the list.' });
    expect(await ask('renewToken', { id: made?.id, lasts: '90 days' })).toEqual({ done: true });
    expect(await tokens()).toMatchObject([{ until: '2027-03-21T08:30:00.000Z', hasEnded: false }]);
    expect((await call('/api/v1/jobs', token)).status).toBe(200);
    await ask('removeToken', { id: made?.id });
    expect(await ask('renewToken', { id: made?.id })).toEqual({ refused: 'This token was removed already.' });
  });

  test('ends a token after a year where nothing else is said, one that was made before tokens ended a year after its start', async () => {
    const [id, secret] = ['a'.repeat(16), 's'.repeat(43)];
    const old = { id, name: 'Before', role: 'admin', since: '2026-11-20T08:30:00.000Z', hash: hashOf(secret) };
    const book = accessBookOver(shared.person, await officeOver(shared.person));
    await book.put('token', id, old);
    const { call } = await office(() => '2027-11-21T08:30:00Z');
    await tokenOf('admin', 'Website');
    expect((await call('/api/v1/jobs', `trackyard_${id}${secret}`)).status).toBe(200);
    const end = '2028-11-20T08:30:00.000Z';
    expect(await tokens()).toMatchObject([
      { name: 'Before', until: end },
      { name: 'Website', until: end },
    ]);
    await until('the old one has an end', async () => {
      const { value } = await book.read('token', id);
      return isObject(value) && value.until === end;
    });
    for (const token of await tokens()) await ask('removeToken', { id: token.id });
  });

  test('tells each role no more than its people read', async () => {
    const { call } = await office();
    const statuses = await Promise.all(
      API_ROLES.map(async (role) => {
        const token = await tokenOf(role);
        const [clients, jobs] = [await call('/api/v1/clients', token), await call('/api/v1/jobs', token)];
        return [role, clients.status, jobs.status];
      }),
    );
    expect(statuses).toEqual([
      ['admin', 200, 200],
      ['stock', 403, 200],
      ['sales', 200, 200],
      ['care', 200, 200],
    ]);
    const stock = await tokenOf('stock', 'Store');
    expect((await call('/api/v1/clients', stock)).body).toEqual({
      error: 'A token that reads as Stock may not read what clients owe. Make another one in Settings → API.',
    });
    expect(await ask('addToken', { name: 'Ravi', role: 'installer' })).toEqual({ refused: 'Choose from the list.' });
  });

  test('says what is wrong with an address, and answers nothing but reading', async () => {
    const { call } = await office();
    const token = await tokenOf('admin');
    const wordsAt = async (path: string, options: RequestInit = {}) => {
      const { status, body } = await call(path, token, options);
      return [status, isObject(body) ? body.error : body];
    };
    expect(await wordsAt('/api/v1/jobs?limit=501')).toEqual([400, 'limit is a whole number from 1 to 500.']);
    expect(await wordsAt('/api/v1/jobs?cursor=x')).toEqual([400, 'cursor is the next of an answer before, as it was.']);
    expect(await wordsAt('/api/v1/jobs?page=2')).toEqual([
      400,
      'There is no parameter page: only limit, cursor, client, status, raisedSince, doneSince and changedSince.',
    ]);
    for (const [query, words] of [
      ['client=', 'client is the id of a client.'],
      [
        'status=Ready',
        'status is one of Pending at Admin, Back Form Admin, Approved by Admin, Sent to Dispatcher, With Installer, Not Done and Done.',
      ],
      ['raisedSince=yesterday', 'raisedSince is a day such as 2026-11-21.'],
      ['raisedSince=2026-11', 'raisedSince is a day such as 2026-11-21.'],
      ['doneSince=2026-02-30', 'doneSince is a day such as 2026-11-21.'],
      ['changedSince=2026-11-21', 'changedSince is the asOf of an answer before, as it was.'],
      ['client=a&client=b', 'client stands there twice: give it once.'],
    ])
      expect(await wordsAt(`/api/v1/jobs?${query}`)).toEqual([400, words]);
    expect(await wordsAt('/api/v1/clients?status=Done')).toEqual([
      400,
      'There is no parameter status: only limit, cursor, client and changedSince.',
    ]);
    const nothing = [404, 'There is nothing at this address. /api/v1/openapi.json tells what there is.'];
    for (const path of ['/api/v1/bills', '/api/v2/jobs', '/api', '/api/v1/jobs/1'])
      expect(await wordsAt(path)).toEqual(nothing);
    expect(await wordsAt('/api/v1/jobs', { method: 'POST', body: '{}' })).toEqual([
      405,
      'The API only reads: GET and HEAD are answered here.',
    ]);
  });

  test('lets a token call so often, and the others as often besides', async () => {
    const { call } = await office();
    const [one, other] = [await tokenOf('admin'), await tokenOf('care')];
    const answers = await Promise.all(Array.from({ length: 250 }, () => call('/api/v1/jobs?limit=1', one)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(60);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    expect(refused[0]?.body).toEqual({ error: 'This token has called too often. Call twice a second at most.' });
    expect((await call('/api/v1/jobs?limit=1', other)).status).toBe(200);
  });

  test('says so while the office is away', async () => {
    const { call, stopClerk } = await office();
    const token = await tokenOf('admin');
    await stopClerk();
    const { status, body } = await call('/api/v1/jobs', token);
    expect([status, body]).toEqual([503, { error: 'The office does not answer. Call again in a moment.' }]);
  });

  test('keeps no token that anybody could read, and lets nobody but admins make one', async () => {
    await office();
    const token = await tokenOf('admin', 'Website');
    const book = await officeOver(shared.person);
    await until('it is kept', async () => (await book.subjects(STREAMS.access, 'office.access.token.*')).length === 1);
    const [subject = ''] = await book.subjects(STREAMS.access, 'office.access.token.*');
    const kept = await book.find(STREAMS.access, { last_by_subj: subject });
    expect(kept?.string()).toContain('Website');
    expect(kept?.string()).not.toContain(token.slice(-43));
    expect(JSON.stringify(await tokens())).not.toContain('hash');
    expect(await ask('addToken', { name: 'website', role: 'care' })).toEqual({
      refused: 'There is a token Website already.',
    });
    for (const request of ['tokens', 'addToken', 'renewToken', 'removeToken'])
      expect(await ask(request, {}, 'Meera')).toEqual({ refused: 'Only an admin may do this.' });
  });
});
