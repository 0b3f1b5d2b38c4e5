import { expect, onTestFinished, test, vi } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import { reminderRows } from '@/store/billing/reminders/reminderRows';
import { emptyBusiness } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { clientReminded } from '@/store/facts/reminders';
import { begun, isOutgoing } from '../../../office/post/outgoing';
import { openPostRoom } from '../../../office/post/postRoom';
import type { SendOutcome } from '../../../office/post/sendOutcome';
import { standingIn } from '../../../office/post/standing';
import { wayOf } from '../../../office/post/way';
import { account, salesOf } from '../../support/accounts';
import { billOf } from '../../support/bills';
import { MAIL_SETTINGS } from '../../support/mailSettings';
import { memoryBook } from '../../support/memoryBook';

const NOW = new Date('2026-11-28T09:00:00Z');
const ON = '2026-11-28';
const OK: SendOutcome = { what: 'accepted', words: 'OK' };

/** A post room of which a mail and an SMS wait, their Undo over. */
async function room(
  servers: { mail: () => Promise<SendOutcome>; sms: () => Promise<SendOutcome> },
  { isUnderWay = false, on = ON, turn }: { isUnderWay?: boolean; on?: string; turn?: object } = {},
) {
  const store = createStore({
    ...emptyBusiness,
    ...salesOf(account(1), account(2)),
    bills: billTable([billOf(1), billOf(2, { accountId: 'account-2' })]),
  });
  for (const [place, channel] of (['Email', 'SMS'] as const).entries()) {
    const [row] = reminderRows(store.getState(), [`account-${place + 1}`], ON, 'en', new Set());
    if (row) store.dispatch(clientReminded(row.draftBy(channel, true), on));
  }
  const kept = memoryBook();
  const book = kept.through();
  if (turn) await book.put('room', 'turn', turn);
  const past = NOW.getTime() - 60_000;
  for (const id of store.getState().reminders.ids)
    await book.put('mail', id, begun(store.getState().origin.id, past, past));
  const standings = { mail: standingIn(book, 'room', () => NOW), sms: standingIn(book, 'sms', () => NOW) };
  const words = {
    stopped: 'stopped',
    halted: 'halted',
    delayed: 'delayed',
    unanswered: 'unanswered',
    notSetUp: 'not set up',
  };
  const wayBy = (standing: typeof standings.mail) =>
    wayOf({ read: async () => ({ limits: { atNight: 'Waits' }, place: 1 }), standing, words });
  const moves = { isUnderWay, brought: new Set<string>() };
  const hooks = { asked: async () => {}, writing: async () => {} };
  const opened = openPostRoom({
    book,
    settings: { read: async () => ({ settings: MAIL_SETTINGS, place: 1 }) },
    desk: {
      store,
      leads: () => true,
      wasSaid: async () => false,
      moves: { isUnderWay: async () => moves.isUnderWay, broughtLetters: async () => moves.brought },
      isStill: async (ask) => {
        await hooks.asked();
        return ask();
      },
      say: async (_id, fact) => {
        store.dispatch(fact);
        return { kept: 1, subject: '' };
      },
    },
    ways: { mail: wayBy(standings.mail), sms: wayBy(standings.sms) },
    contacts: async () => [],
    send: servers.mail,
    sendSms: servers.sms,
    readsAsOtp: async () => false,
    ownRequestOfSms: async () => undefined,
    write: async () => {
      await hooks.writing();
      return [];
    },
    now: () => NOW,
    betweenMs: 0,
  });
  onTestFinished(opened.close);
  const [mail = '', sms = ''] = store.getState().reminders.ids;
  const keptOf = (id: string) => async () => {
    const { value } = await book.read('mail', id);
    return isOutgoing(value) ? value : undefined;
  };
  return { ...opened, store, moves, hooks, standings, kept: { mail: keptOf(mail), sms: keptOf(sms) } };
}

/** A server that tells when it is asked, and answers then or never. */
function server(answer: Promise<SendOutcome>) {
  let asked = () => {};
  const isAsked = new Promise<void>((done) => (asked = done));
  return {
    isAsked,
    take: () => {
      asked();
      return answer;
    },
  };
}

const NEVER = new Promise<SendOutcome>(() => {});

test('a mail server that hangs does not hold SMS', async () => {
  const sms = server(Promise.resolve(OK));
  await room({ mail: () => NEVER, sms: sms.take });
  await expect(sms.isAsked).resolves.toBeUndefined();
});

test('a provider of SMS that hangs does not hold mail', async () => {
  const mail = server(Promise.resolve(OK));
  await room({ mail: mail.take, sms: () => NEVER });
  await expect(mail.isAsked).resolves.toBeUndefined();
});

test('an SMS that was about to be handed over as sending was stopped does not go', async () => {
  const sent: string[] = [];
  const { hooks, standings, kept } = await room({
    mail: () => NEVER,
    sms: async () => {
      sent.push('SMS');
      return OK;
    },
  });
  let isStopped = () => {};
  const stopped = new Promise<void>((done) => (isStopped = done));
  hooks.asked = async () => {
    if ((await kept.sms())?.state !== 'sending') return;
    await standings.sms.stop(true);
    isStopped();
  };
  await stopped;
  await expect.poll(kept.sms).not.toMatchObject({ state: 'sending' });
  expect([sent, await kept.sms()]).toEqual([[], expect.objectContaining({ state: 'waiting' })]);
});

test('a mail whose papers were being written as mail was stopped does not go', async () => {
  const sent: string[] = [];
  const { hooks, standings, kept } = await room({
    mail: async () => {
      sent.push('mail');
      return OK;
    },
    sms: () => NEVER,
  });
  let isStopped = () => {};
  const stopped = new Promise<void>((done) => (isStopped = done));
  hooks.writing = async () => {
    await standings.mail.stop(true);
    isStopped();
  };
  await stopped;
  await expect.poll(kept.mail).not.toMatchObject({ state: 'sending' });
  expect([sent, await kept.mail()]).toEqual([[], expect.objectContaining({ state: 'waiting' })]);
});

test('what waits in a history that moves in is neither sent nor told as failed, and fails once that is in', async () => {
  vi.useFakeTimers({ now: NOW });
  onTestFinished(() => void vi.useRealTimers());
  const sent: string[] = [];
  const serverOf = (way: string) => async () => {
    sent.push(way);
    return OK;
  };
  const { store, moves, told } = await room({ mail: serverOf('mail'), sms: serverOf('SMS') }, { isUnderWay: true });
  const stand = () => Object.values(store.getState().reminders.entities).map(({ status, answer }) => [status, answer]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([sent, stand()]).toEqual([
    [],
    [
      ['Waiting', undefined],
      ['Waiting', undefined],
    ],
  ]);
  expect(await told('mail')).toMatchObject({ waiting: 1, rests: 'movedIn' });
  expect(await told('sms')).toMatchObject({ waiting: 1, rests: 'movedIn' });
  // By night as well, when what waits for the morning alone is told with its hour.
  vi.setSystemTime(new Date('2026-11-21T18:00:00Z'));
  expect((await told('mail')).until).toBeUndefined();
  vi.setSystemTime(NOW);
  Object.assign(moves, { isUnderWay: false, brought: new Set(store.getState().reminders.ids) });
  await vi.advanceTimersByTimeAsync(10_000);
  const failed = ['Failed', expect.stringMatching(/^It came with a business/)];
  expect([sent, stand()]).toEqual([[], [failed, failed]]);
  expect(await told('mail')).not.toHaveProperty('rests');
});

const HOUR_MS = 3_600_000;

test.each([
  [
    'goes after days where it waited for its turn alone',
    { at: NOW.getTime() - HOUR_MS, from: '2026-11-20' },
    'Accepted',
  ],
  [
    'is told as not sent where nothing could go for longer than a day',
    { at: NOW.getTime() - 25 * HOUR_MS, from: '2026-11-20' },
    'Failed',
  ],
])('a mail that was asked for days ago %s', async (_what, turn, status) => {
  const { store } = await room({ mail: () => Promise.resolve(OK), sms: () => NEVER }, { on: '2026-11-25', turn });
  const [id = ''] = store.getState().reminders.ids;
  await expect.poll(() => store.getState().reminders.entities[id]?.status).toBe(status);
});
