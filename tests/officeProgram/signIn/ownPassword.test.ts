import type { NatsConnection } from '@nats-io/nats-core';
import { hashSync } from 'bcryptjs';
import { expect, onTestFinished, test } from 'vitest';
import { keepAdmission } from '../../../office/admission';
import { answerTo, FAILED, type AccessDesk } from '../../../office/deskAnswers';
import type { Members, Secret } from '../../../office/members';
import { passOf } from '../../../office/passes';
import { createAccessDesk } from '../../../office/signIn/accessDesk';
import { createFactors } from '../../../office/signIn/factors';
import { createGuessing } from '../../../office/signIn/guessing';
import { createLocks } from '../../../office/signIn/locks';
import { createSealing } from '../../../office/signIn/sealing';
import { createSessions } from '../../../office/signIn/sessions';
import { createTries } from '../../../office/signIn/tries';
import { emptyAccessBook } from '../../support/accessBook';

const FROM = { name: 'Ravi', address: '10.0.0.7', browser: 'Chrome on Windows', remember: false };

/** Two machines over one book: `meanwhile` is what happens as the one that is asked has just kept Ravi's new password, `before` what does as it is to keep it. */
function machines(
  meanwhile: (secret: Secret) => Promise<unknown>,
  before: () => Promise<unknown> = () => Promise.resolve(),
) {
  const secret = { hash: hashSync('o'.repeat(43), 4), place: 1 };
  const members = {
    secretOf: () => Promise.resolve({ ...secret }),
    people: () => Promise.resolve({ place: 1, people: [{ name: 'Ravi', role: 'stock' }] }),
    mark: () => Promise.resolve({ people: 1, secrets: secret.place }),
    members: () => Promise.resolve([{ name: 'Ravi', role: 'stock', ...secret }]),
    putHash: async (_name: string, hash: string) => {
      await before();
      Object.assign(secret, { hash, place: secret.place + 1 });
      await meanwhile(secret);
      return { seq: secret.place };
    },
  } as unknown as Members;
  const { book, connection } = emptyAccessBook();
  const own = createSessions(book, connection);
  const locks = createLocks(book);
  const access: AccessDesk = createAccessDesk({
    sessions: own,
    locks,
    factors: createFactors(book, createSealing('secret', 'second factors')),
    guessing: createGuessing(createTries(), locks, connection),
    audit: { newest: () => Promise.resolve({ lines: [], more: false, missing: 0 }) },
  });
  const admission = keepAdmission({
    connection: { subscribe: () => ({}) } as unknown as NatsConnection,
    members,
    admit: () => Promise.resolve(),
    settings: { name: 'two', machines: [], secret: 'secret' },
    whileQuiet: (work) => work(),
  });
  onTestFinished(() => admission.close());
  const another = createSessions(book, connection);
  return {
    begin: () => own.begin({ ...FROM, place: secret.place }),
    change: (session: string, old: string, key: string) =>
      answerTo({ members, access }, 'Ravi', {
        request: 'own.key',
        asked: { old: old.repeat(43), key: key.repeat(43), session },
      }),
    /** What the server of the other machine takes for a browser, as it knows people now. */
    async lookOfAnother(cookie: string) {
      await admission.lookNow();
      const session = await another.of(cookie);
      return session && admission.passOf(session);
    },
  };
}

test('whoever changes their own password stays signed in there though another machine looks before the session is renewed', async () => {
  const looks: (string | undefined)[] = [];
  const office = machines(async () => {
    for (const { cookie } of [here, elsewhere]) looks.push(await office.lookOfAnother(cookie));
  });
  const [here, elsewhere] = [await office.begin(), await office.begin()];
  const passAt = (place: number) => passOf('secret', { name: 'Ravi', place });
  expect(await office.change(here.session.id, 'o', 'n')).toEqual({ done: true });
  expect(looks).toEqual([passAt(2), undefined]);
  expect(await office.lookOfAnother(here.cookie)).toBe(passAt(2));
  // And the next time.
  expect(await office.change(here.session.id, 'n', 'p')).toEqual({ done: true });
  expect(looks).toEqual([passAt(2), undefined, passAt(3), undefined]);
  expect(await office.lookOfAnother(here.cookie)).toBe(passAt(3));
});

test('where an admin gives another password in the same moment, nobody goes on by that one', async () => {
  const office = machines((secret) => {
    Object.assign(secret, { hash: hashSync('a'.repeat(43), 4), place: 3 });
    return Promise.reject(new Error('Another one was faster'));
  });
  const { session, cookie } = await office.begin();
  expect(await office.change(session.id, 'o', 'n')).toEqual({ refused: FAILED });
  expect(await office.lookOfAnother(cookie)).toBeUndefined();
});

test('whoever never heard that their new password is kept stays signed in by it while they change it again', async () => {
  const looks: (string | undefined)[] = [];
  let times = 0;
  const office = machines(
    () => Promise.reject(new Error('The answer was lost')),
    async () => {
      times += 1;
      looks.push(await office.lookOfAnother(cookie));
      if (times === 2) throw new Error('Nobody leads now');
    },
  );
  const { session, cookie } = await office.begin();
  const passAt = (place: number) => passOf('secret', { name: 'Ravi', place });
  expect(await office.change(session.id, 'o', 'n')).toEqual({ refused: FAILED });
  expect(await office.change(session.id, 'n', 'p')).toEqual({ refused: FAILED });
  expect(looks).toEqual([passAt(1), passAt(2)]);
  expect(await office.lookOfAnother(cookie)).toBe(passAt(2));
});
