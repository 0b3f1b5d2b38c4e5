import type { Middleware } from '@reduxjs/toolkit';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { loginSchema } from '@/features/login/loginSchema';
import { memoryShelf } from '@/journal/adapters/memory';
import { createReplica } from '@/journal/replica';
import { otpTalkMachine } from '@/machines/otpTalk';
import { businessReplaced } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { takeBackup } from '@/store/backups/exchange';
import { createStore } from '@/store/business/store';
import { selectReceived } from '@/store/stock/onHand/returns';
import { handoverVerified } from '@/store/facts/challans';
import { signedIn } from '@/store/browser/sessionSlice';
import { task, fileOf } from '../../support/backups';
import { everySchema } from '../../support/schemas';
import { smallBusiness } from '../../support/tabs';

const MARK = 'moss-lantern-41';

/** A tab whose every action is watched, with what it says as a text. */
async function watchedTab() {
  const seen: unknown[] = [];
  const replica = createReplica({
    model: businessModel,
    openJournal: () => Promise.resolve(memoryShelf()()),
    firstFact: () => Promise.resolve(businessReplaced(smallBusiness, 'sample')),
    by: () => 'Asha',
    inOneTab: (work) => work(),
  });
  const watching: Middleware = (api) => (next) => {
    const answer = replica.middleware(api)(next);
    return (action) => {
      seen.push(action);
      return answer(action);
    };
  };
  const store = createStore({}, { ...replica, middleware: watching });
  await replica.start();
  return { store, told: () => JSON.stringify([seen, store.getState()]) };
}

/** Where a password is asked for; whoever asks for another one says here where it may go. */
const ASKING: readonly string[] = [
  'loginSchema',
  'signInSchema',
  'userSchema',
  'passwordSchema',
  'ownPasswordSchema',
  'currentPasswordSchema',
  // To the office's own programs, and never back.
  'mailSettingsSchema',
];

test.each(Object.entries(everySchema))('what %s takes holds nothing but its own fields', (name, { schema, right }) => {
  const { password, ...taken } = schema.validateSync({
    ...right,
    otp: MARK,
    secret: { password: MARK },
  }) as typeof right;
  expect(JSON.stringify(taken)).not.toContain(MARK);
  expect(password !== undefined).toBe(ASKING.includes(name));
});

test('a login tells its e-mail and Remember Me, and its password to no action', async () => {
  const { store, told } = await watchedTab();
  const login = loginSchema.validateSync({ email: 'ravi@trackyard.example', password: MARK, rememberMe: true });
  store.dispatch(signedIn(login));
  expect(signedIn(login).payload).toEqual({ email: 'ravi@trackyard.example', rememberMe: true });
  expect(told()).toContain('ravi@trackyard.example');
  expect(told()).not.toContain(MARK);
});

test('a handover tells that an OTP was given, and the OTP to no action, state or backup', async () => {
  const { store, told } = await watchedTab();
  const returned = selectReceived(store.getState())
    .filter(({ actionStatus }) => actionStatus === 'pending')
    .slice(0, 1);
  const [{ id } = { id: '' }] = returned;
  const talk = createActor(otpTalkMachine.provide({ actions: { tell: () => {} } })).start();
  talk.subscribe(({ value, context }) => expect(JSON.stringify([value, context])).not.toContain(MARK));
  talk.send({ type: 'verify', otp: MARK });
  await waitFor(talk, (state) => state.matches('verified'));
  expect(store.dispatch(handoverVerified(returned, 'pending'))).toMatchObject({ done: true });
  expect(told()).toContain(handoverVerified.type);
  expect(told()).not.toContain(MARK);
  const backup = unzipSync(
    new Uint8Array(await (await fileOf(store.dispatch(takeBackup('Asha', task())))).arrayBuffer()),
  );
  const parts = Object.values(backup).map((bytes) => strFromU8(bytes));
  expect(parts.join()).toContain(id);
  expect(parts.join()).not.toContain(MARK);
});
