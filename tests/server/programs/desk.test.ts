import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { NatsConnection } from '@nats-io/transport-node';
import { askDesk } from '@/journal/adapters/nats/askDesk';
import { boardOf, followBoard } from '@/journal/adapters/nats/board';
import { contentsAsking } from '@/journal/adapters/nats/contentsAsking';
import type { ContentAnswer } from '@/journal/adapters/nats/deskAnswers';
import { contentOf } from '@/journal/adapters/nats/entries';
import { natsJournal } from '@/journal/adapters/nats/natsJournal';
import { hashOf } from '@/journal/kit/hash';
import { officeOver } from '@/journal/adapters/nats/reader';
import { STREAMS } from '@/journal/adapters/nats/subjects';
import type { DeskAnswer, DeskRequest, DeskRequests } from '@/office/deskProtocol';
import { emptying } from '@/store/backups/exchange';
import { emptyBusiness } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { vendorAdded } from '@/store/facts/vendors';
import type { Role } from '@/store/kit/roles';
import { asking } from '../../support/drafts';
import { vendorDraft } from '../../support/vendors';
import { browserOf } from '../support/atTheDoor';
import { newFolders, sayTo, startOffice, type Office } from '../support/program';

/** What is asked and lost is given up after 15 seconds, and asked again. */
const PATIENT = { timeout: 60_000 };

const ask = <Request extends DeskRequest>(
  person: NatsConnection,
  by: string,
  request: Request,
  asked: DeskRequests[Request],
) => askDesk<DeskAnswer>(person, by, request, JSON.stringify(asked));

/** Who belongs to the office: read again, should the server lose the answer as it reads anew who is let in. */
const peopleSeenBy = (person: NatsConnection) =>
  vi.waitFor(async () => boardOf(await officeOver(person), STREAMS.people), { timeout: 20_000 });

/** An office with its admin, who can add others. */
const opened = async (folders = newFolders()) => {
  const office = await startOffice(folders);
  const admin = await office.signIn('admin', office.password);
  return {
    office,
    admin,
    add: async (name: string, role: Role, password: string) =>
      ask(admin, 'admin', 'people.add', { name, role, key: await office.keyOf(name, password) }),
  };
};

/** Signs somebody in as soon as the server knows of the last change. */
const soonIn = async (office: Office, name: string, password: string): Promise<NatsConnection> => {
  const signed = await vi.waitFor(() => office.signIn(name, password), { timeout: 20_000 });
  expect(signed.isClosed()).toBe(false);
  return signed;
};

describe('somebody who is added', () => {
  test('is let in with their password, and may say what their role may', async () => {
    const { office, admin, add } = await opened();
    expect(await add('Ravi', 'stock', 'a password')).toEqual({ done: true });
    const ravi = await soonIn(office, 'Ravi', 'a password');
    expect(await sayTo(ravi, 'Ravi')).toBe('kept');
    expect(await sayTo(ravi, 'Ravi', emptying())).toBe('refused');
    expect(await sayTo(ravi, 'admin')).toBe('refused');
    await expect(office.signIn('Ravi', 'another password')).rejects.toThrow('Authorization Violation');
    expect(await peopleSeenBy(admin)).toEqual(
      expect.arrayContaining([
        { name: 'admin', role: 'admin' },
        expect.objectContaining({ name: 'Ravi', role: 'stock' }),
      ]),
    );
  });

  test('stays after a restart', async () => {
    const folders = newFolders();
    const { office, add } = await opened(folders);
    await add('Ravi', 'stock', 'a password');
    await office.stop();
    const again = await startOffice(folders);
    const ravi = await again.signIn('Ravi', 'a password');
    expect(await sayTo(ravi, 'Ravi')).toBe('kept');
  });
});

describe('somebody who is removed', () => {
  test('is cut off at once and let in no more, while all others stay', async () => {
    const { office, admin, add } = await opened();
    await add('Ravi', 'stock', 'a password');
    await add('Meera', 'care', 'a password');
    const [ravi, meera] = [await soonIn(office, 'Ravi', 'a password'), await soonIn(office, 'Meera', 'a password')];
    expect(await ask(admin, 'admin', 'people.remove', { name: 'Ravi' })).toEqual({ done: true });
    await ravi.closed();
    await expect(office.signIn('Ravi', 'a password')).rejects.toThrow('Authorization Violation');
    await Promise.all([meera.flush(), admin.flush()]);
    expect(await peopleSeenBy(meera)).not.toContainEqual(expect.objectContaining({ name: 'Ravi' }));
  });

  test('has each fact that was on its way kept whole and once, or not at all', async () => {
    const { office, admin, add } = await opened();
    await add('Ravi', 'stock', 'a password');
    const ravi = await soonIn(office, 'Ravi', 'a password');
    await vi.waitFor(async () => expect(await sayTo(ravi, 'Ravi')).toBe('kept'), PATIENT);
    const facts = Array.from({ length: 60 }, (_, at) =>
      asking(`fact-${at}`, businessModel.asSaid(vendorAdded(vendorDraft(`Vendor ${at}`)), emptyBusiness)),
    );
    const answers = facts.map(async (fact) => {
      const answer = await askDesk<object>(ravi, 'Ravi', 'say', contentOf(fact)).catch(() => ({}));
      return 'kept' in answer ? [fact.id] : [];
    });
    await Promise.race(answers);
    expect(await ask(admin, 'admin', 'people.remove', { name: 'Ravi' })).toEqual({ done: true });
    await ravi.closed();
    const answeredAsKept = (await Promise.all(answers)).flat();

    // The server reads anew who is let in.
    const within = await office.within();
    const options = { business: office.settings.business, user: 'office' };
    const journal = await vi.waitFor(() => natsJournal(within, options), { timeout: 20_000 });
    onTestFinished(() => journal.close());
    const kept = (await journal.since(0)).filter(({ id }) => id.startsWith('fact-'));
    expect(new Set(kept.map(({ id }) => id)).size).toBe(kept.length);
    expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(answeredAsKept));
    for (const { id, by, action } of kept)
      expect({ by, action }).toEqual({ by: 'Ravi', action: facts.find((fact) => fact.id === id)?.action });
  });

  test('may be added again, with another password', async () => {
    const { office, admin, add } = await opened();
    await add('Ravi', 'stock', 'a password');
    await ask(admin, 'admin', 'people.remove', { name: 'Ravi' });
    expect(await ask(admin, 'admin', 'people.role', { name: 'Ravi', role: 'stock' })).toEqual({
      refused: 'Ravi does not belong to this office.',
    });
    await add('Ravi', 'stock', 'another password');
    await soonIn(office, 'Ravi', 'another password');
    await expect(office.signIn('Ravi', 'a password')).rejects.toThrow('Authorization Violation');
  });
});

test('whoever gets the name of somebody who was removed opens nothing of theirs, and names no file that they put', async () => {
  const { office, admin, add } = await opened();
  const sealAt = async (password: string) =>
    ((await browserOf(office, 'Ravi', password)).told as { seal?: string }).seal ?? '';
  const file = new TextEncoder().encode('%PDF-1.7 a file of the first');
  const hash = await hashOf(file);
  const knownTo = (ravi: NatsConnection) =>
    askDesk<ContentAnswer>(ravi, 'Ravi', 'content.known', JSON.stringify({ name: hash }));
  await add('Ravi', 'stock', 'a password');
  const first = await soonIn(office, 'Ravi', 'a password');
  await vi.waitFor(
    () => contentsAsking((request, asked) => askDesk(first, 'Ravi', request, asked)).put(hash, file),
    PATIENT,
  );
  const seal = await sealAt('a password');
  // Another role is the same person.
  await ask(admin, 'admin', 'people.role', { name: 'Ravi', role: 'care' });
  await expect.poll(() => knownTo(first), PATIENT).toEqual({ done: true });
  expect([seal.length, await sealAt('a password')]).toEqual([43, seal]);

  await ask(admin, 'admin', 'people.remove', { name: 'Ravi' });
  await first.closed();
  await add('Ravi', 'care', 'a password');
  const second = await soonIn(office, 'Ravi', 'a password');
  await expect.poll(() => knownTo(second), PATIENT).toEqual({ missing: true });
  const theirs = await vi.waitFor(() => sealAt('a password'), PATIENT);
  expect([theirs.length, theirs === seal]).toEqual([43, false]);
});

test('another role holds at once, over the connection that there is', async () => {
  const { office, admin, add } = await opened();
  await add('Ravi', 'stock', 'a password');
  const ravi = await soonIn(office, 'Ravi', 'a password');
  const news: string[] = [];
  followBoard(ravi, STREAMS.people, () => news.push('people'));
  await ravi.flush();
  expect(await sayTo(ravi, 'Ravi', emptying())).toBe('refused');
  expect(await ask(admin, 'admin', 'people.role', { name: 'Ravi', role: 'admin' })).toEqual({ done: true });
  await expect.poll(() => sayTo(ravi, 'Ravi', emptying()), PATIENT).toBe('kept');
  expect(news).toEqual(['people']);
  await ask(admin, 'admin', 'people.role', { name: 'Ravi', role: 'care' });
  await expect.poll(() => sayTo(ravi, 'Ravi', emptying()), PATIENT).toBe('refused');
  expect(ravi.isClosed()).toBe(false);
});

describe('another password', () => {
  test('of one’s own needs the old one; the answer comes before everybody with the old one is cut off', async () => {
    const { office, add } = await opened();
    await add('Ravi', 'stock', 'a password');
    const [one, other] = [await soonIn(office, 'Ravi', 'a password'), await office.signIn('Ravi', 'a password')];
    const [key, wrong] = [await office.keyOf('Ravi', 'another password'), await office.keyOf('Ravi', 'a guess')];
    expect(await ask(one, 'Ravi', 'own.key', { old: wrong, key, session: '' })).toEqual({
      refused: 'The old password is not right.',
    });
    expect(
      await ask(one, 'Ravi', 'own.key', { old: await office.keyOf('Ravi', 'a password'), key, session: '' }),
    ).toEqual({
      done: true,
    });
    await Promise.all([one.closed(), other.closed()]);
    await soonIn(office, 'Ravi', 'another password');
    await expect(office.signIn('Ravi', 'a password')).rejects.toThrow('Authorization Violation');
    expect(office.told()).not.toContain(key);
  });
});

describe('the desk', () => {
  test('lets nobody but admins manage people, and nobody ask in another’s name', async () => {
    const { office, add } = await opened();
    await add('Ravi', 'stock', 'a password');
    const ravi = await soonIn(office, 'Ravi', 'a password');
    for (const by of ['Ravi', 'admin']) {
      await expect(ask(ravi, by, 'people.remove', { name: 'admin' })).rejects.toThrow('Permissions Violation');
    }
  });

  test('answers what it cannot read', async () => {
    const { admin } = await opened();
    const unreadable = { refused: 'The office cannot read this request. Reload this page, then do it again.' };
    for (const [request, text] of [
      ['people.add', '{'],
      ['people.add', '[]'],
      ['people.burn', '{"name":"admin"}'],
      ['own.key', '{"old":1}'],
    ] as const) {
      expect((await admin.request(`office.desk.admin.${request}`, text, { timeout: 20_000 })).json()).toEqual(
        unreadable,
      );
    }
  });

  test('answers each of many who are added and removed at once', async () => {
    const { office, admin, add } = await opened();
    const names = Array.from({ length: 12 }, (_, index) => `Person-${index}`);
    const all = names.map(() => ({ done: true }));
    expect(await Promise.all(names.map((name) => add(name, 'stock', 'a password')))).toEqual(all);
    await Promise.all(names.map((name) => soonIn(office, name, 'a password')));
    expect(await Promise.all(names.map((name) => ask(admin, 'admin', 'people.remove', { name })))).toEqual(all);
    expect(await peopleSeenBy(admin)).toEqual([{ name: 'admin', role: 'admin' }]);
  });

  test('answers all that is asked while the server reads anew who is let in', async () => {
    const { office, admin, add } = await opened();
    const answers = new Set<string>();
    const over = new AbortController();
    const keepAsking = async () => {
      while (!over.signal.aborted)
        answers.add(JSON.stringify(await ask(admin, 'admin', 'people.remove', { name: 'Nobody' })));
    };
    const asked = [keepAsking(), keepAsking(), keepAsking()];
    for (const name of ['Ravi', 'Meera', 'Leela', 'Omar', 'Kiran']) {
      expect(await add(name, 'stock', 'a password')).toEqual({ done: true });
      await soonIn(office, name, 'a password');
    }
    over.abort();
    await Promise.all(asked);
    expect([...answers]).toEqual(['{"refused":"Nobody does not belong to this office."}']);
  });

  test('leaves one admin, whoever asks at the same moment', async () => {
    const { office, admin, add } = await opened();
    await add('Ravi', 'admin', 'a password');
    const ravi = await soonIn(office, 'Ravi', 'a password');
    const answers = await Promise.allSettled([
      ask(admin, 'admin', 'people.remove', { name: 'Ravi' }),
      ask(ravi, 'Ravi', 'people.remove', { name: 'admin' }),
    ]);
    // Whoever is removed may be cut off before the answer; whoever stays is not.
    expect(answers.filter((answer) => answer.status === 'fulfilled' && 'done' in answer.value)).toHaveLength(1);
    const people = await peopleSeenBy(await office.within());
    expect(people).toHaveLength(1);
  });
});
