// What an office tells another program: with a real server of the office, its clerk, and a receiver that stands in.
import { nanoid } from '@reduxjs/toolkit';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { askDesk } from '@/journal/adapters/nats/askDesk';
import { boardOf } from '@/journal/adapters/nats/board';
import type { FactAnswer } from '@/journal/adapters/nats/deskAnswers';
import { contentOf } from '@/journal/adapters/nats/entries';
import { officeOver } from '@/journal/adapters/nats/reader';
import { postAt, STREAMS } from '@/journal/adapters/nats/subjects';
import type { LoggedCall, WebhookResults } from '@/office/webhooks/webhookProtocol';
import { businessModel } from '@/store/business/businessModel';
import { accountsBilled } from '@/store/facts/accounts';
import { asking } from '../support/drafts';
import { expectedSignature, startReceiver } from '../support/hookReceiver';
import { live } from '../support/liveVehicles';
import { sharedOffice } from './support/sharedOffice';
import { until } from './support/until';

const NOW = '2026-11-21T08:30:00Z';
const MINUTE_MS = 60_000;

const shared = sharedOffice(live);
/** By how much the clock of this office is ahead. */
let ahead = 0;
beforeEach(() => void (ahead = 0));

const clerk = (mayCallItself = true) =>
  shared.clerk({
    now: () => new Date(Date.parse(NOW) + ahead),
    mayCallItself,
    trial: { lookEveryMs: 50 },
  });

const receiver = async () => {
  const started = await startReceiver();
  onTestFinished(started.stop);
  return started;
};

const ask = (request: string, asked?: object, by = 'Asha') => shared.askOf('webhook')(by, request, asked);

/** Has the office call that address; gives the secret that was made. */
async function save(url: string, events: readonly string[] = ['bill.issued']): Promise<string> {
  const answer = await ask('save', { url, events });
  if (!('told' in answer)) throw new Error(JSON.stringify(answer));
  return (answer.told as WebhookResults['webhook.save']).secret ?? '';
}

async function log(): Promise<readonly LoggedCall[]> {
  const answer = await ask('settings');
  return 'told' in answer ? (answer.told as WebhookResults['webhook.settings']).log : [];
}

/** Bills the vehicles of a client: here, or elsewhere, which is brought along. */
async function bill(account: string, vehicles: readonly string[], isBrought = false) {
  const fact = businessModel.asSaid(accountsBilled([account], vehicles, '2026-11-21'), live);
  const parcel = { ...asking(nanoid(), fact), ...(isBrought && { by: 'Ravi', at: NOW, moved: true as const }) };
  const answer = await askDesk<FactAnswer>(shared.person, 'Asha', isBrought ? 'move' : 'say', contentOf(parcel));
  expect(answer).toHaveProperty('kept');
}

describe('a webhook of an office', () => {
  test('tells of a bill that was issued, signed, once, and of none from before', async () => {
    await clerk();
    await bill('account-2', ['vehicle-21']);
    const { url, calls } = await receiver();
    const secret = await save(url);
    expect(secret).toMatch(/^whsec_/);
    await bill('account-1', ['vehicle-1', 'vehicle-2']);
    await until('it is told', async () => (await log())[0]?.state === 'Told');
    expect(calls).toHaveLength(1);
    const [call] = calls;
    if (!call) throw new Error('It was not called.');
    expect(call.headers['webhook-signature']).toBe(expectedSignature(secret, call));
    expect(call.headers['webhook-timestamp']).toBe(String(Date.parse(NOW) / 1_000));
    expect(JSON.parse(call.body)).toMatchObject({ type: 'bill.issued', data: { clientId: 'account-1' } });
    expect(await log()).toMatchObject([{ event: 'bill.issued', tries: 1, answer: 'Taken (204).' }]);
    // Saved anew it goes on, with the same secret.
    expect(await save(url, ['bill.issued', 'job.done'])).toBe('');
    expect(calls).toHaveLength(1);
  });

  test('tells nothing of a history that moves in', async () => {
    await clerk();
    const { url, calls } = await receiver();
    await save(url);
    await bill('account-1', ['vehicle-1', 'vehicle-2'], true);
    await bill('account-2', ['vehicle-21']);
    await until('it is told', async () => (await log())[0]?.state === 'Told');
    expect(calls.map(({ body }) => body)).toEqual([expect.stringContaining('"clientId":"account-2"')]);
  });

  test('is tried again after an error, under the same identity, and admins are told meanwhile', async () => {
    const office = await clerk();
    const { url, calls, state } = await receiver();
    await save(url);
    state.answer = (response) => void response.writeHead(500).end();
    await bill('account-1', ['vehicle-1']);
    await until('it was tried', async () => (await log())[0]?.tries === 1);
    expect(await log()).toMatchObject([{ state: 'Waiting', answer: 'It answered with an error (500).' }]);
    await office.look();
    const alerts = async () => JSON.stringify(await boardOf(await officeOver(shared.person), STREAMS.adminAlerts));
    expect(await alerts()).toContain('A webhook is tried again, as its receiver does not take it.');
    state.answer = (response) => void response.writeHead(200).end();
    ahead = MINUTE_MS;
    await until('it is told', async () => (await log())[0]?.state === 'Told');
    expect(calls.map(({ headers }) => headers['webhook-id'])).toEqual([
      calls[0]?.headers['webhook-id'],
      calls[0]?.headers['webhook-id'],
    ]);
    await office.look();
    expect(await alerts()).not.toContain('A webhook is tried again');
  });

  test('that the office was cut off at is called again under the same identity, and nothing is missed', async () => {
    const first = await clerk();
    const { url, calls, state } = await receiver();
    await save(url);
    // It takes the call, and nobody hears of it any more.
    state.answer = () => {};
    await bill('account-1', ['vehicle-1']);
    await until('it was called', () => calls.length === 1);
    await first.close();
    state.answer = (response) => void response.writeHead(200).end();
    await clerk();
    await until('it is told', async () => (await log())[0]?.state === 'Told');
    expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await bill('account-2', ['vehicle-21']);
    await until('both are told', async () => (await log()).length === 2 && (await log())[0]?.state === 'Told');
    expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
  });

  test('is signed by another secret once an admin has it made, and keeps its log over that, another address and removal', async () => {
    await clerk();
    const { url, calls } = await receiver();
    expect(await ask('renew')).toEqual({ refused: 'Save the address first.' });
    const first = await save(url);
    await bill('account-1', ['vehicle-1']);
    await until('it is told', async () => (await log())[0]?.state === 'Told');
    const renewed = await ask('renew');
    const { secret } = ('told' in renewed ? renewed.told : {}) as WebhookResults['webhook.renew'];
    expect(secret).toMatch(/^whsec_/);
    expect(secret).not.toBe(first);
    await bill('account-2', ['vehicle-21']);
    await until('both are told', async () => (await log()).length === 2 && (await log())[0]?.state === 'Told');
    const [, second] = calls;
    if (!second) throw new Error('It was not called.');
    expect(second.headers['webhook-signature']).toBe(expectedSignature(secret, second));
    const other = await receiver();
    await save(other.url);
    expect(await log()).toHaveLength(2);
    await ask('remove');
    expect(await ask('settings')).toMatchObject({ done: true, told: { log: [{ state: 'Told' }, { state: 'Told' }] } });
    await save(url);
    expect((await log()).map(({ state }) => state)).toEqual(['Told', 'Told']);
    expect([calls.length, other.calls.length]).toEqual([2, 0]);
  });

  test('can be tried, and is removed with what waits', async () => {
    await clerk();
    const { url, calls, state } = await receiver();
    expect(await ask('test')).toEqual({ refused: 'Save the address first.' });
    await save(url);
    expect(await ask('test')).toEqual({ done: true, told: { answer: 'Taken (204).' } });
    expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ type: 'test' });
    state.answer = (response) => void response.writeHead(404).end();
    expect(await ask('test')).toEqual({ refused: 'It answered with an error (404).' });
    expect(await ask('remove')).toEqual({ done: true });
    expect(await ask('settings')).toEqual({ done: true, told: { log: [] } });
    const before = calls.length;
    await bill('account-1', ['vehicle-1']);
    expect(await ask('settings')).toEqual({ done: true, told: { log: [] } });
    expect(calls).toHaveLength(before);
  });

  test('goes nowhere into the office’s own network, and tells its secret to nobody again', async () => {
    await clerk(false);
    const { url, calls } = await receiver();
    const secret = await save(url);
    expect(await ask('test')).toEqual({
      refused: 'The address is in the office’s own network, where calls do not go. Enter one that others reach.',
    });
    expect(calls).toEqual([]);
    expect(JSON.stringify(await ask('settings'))).not.toContain(secret);
    const kept = await (
      await officeOver(shared.person)
    ).find(STREAMS.post, { last_by_subj: postAt('webhook', 'settings') });
    expect(kept?.string()).not.toContain(secret);
    for (const request of ['settings', 'save', 'renew', 'test', 'remove'])
      expect(await ask(request, {}, 'Meera')).toEqual({ refused: 'Only an admin may do this.' });
  });
});
