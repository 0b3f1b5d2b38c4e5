import { expect, onTestFinished, test, vi } from 'vitest';
import { noticeRows } from '@/store/billing/notices/noticeRows';
import { contactsHeard, heardSlice, type HeardContact } from '@/store/browser/heardSlice';
import { createStore } from '@/store/business/store';
import { noticeSent } from '@/store/facts/notices';
import { openPostRoom } from '../../../office/post/postRoom';
import { standingIn } from '../../../office/post/standing';
import { wayOf } from '../../../office/post/way';
import { live, TODAY } from '../../support/liveVehicles';
import { MAIL_SETTINGS } from '../../support/mailSettings';
import { memoryBook } from '../../support/memoryBook';
import { imeiOfDevice } from '../../support/stock';

const NIGHT = new Date(`${TODAY}T17:00:00Z`);
const MORNING = new Date('2026-11-22T04:00:00Z');

/** A post room that was asked by night to tell of a vehicle whose device Traccar alone hears, and how often that was asked for its contacts. */
function room() {
  vi.useFakeTimers({ now: NIGHT });
  onTestFinished(() => void vi.useRealTimers());
  let heard: HeardContact = { imei: imeiOfDevice(1), at: '2026-11-10T09:00' };
  let asked = 0;
  const store = createStore(live);
  const known = { ...store.getState(), heard: heardSlice.reducer({}, contactsHeard([heard])) };
  const [row] = noticeRows(known, 'Vehicle Silent', ['vehicle-1'], TODAY, 'en');
  if (!row) throw new Error('It is not silent.');
  store.dispatch(noticeSent(row.draftBy('Email', true), TODAY));
  const book = memoryBook().through();
  const now = () => new Date();
  const way = wayOf({
    read: async () => ({ limits: { atNight: 'Waits' }, place: 1 }),
    standing: standingIn(book, 'room', now),
    words: {
      stopped: 'stopped',
      halted: 'halted',
      delayed: 'delayed',
      unanswered: 'unanswered',
      notSetUp: 'not set up',
    },
  });
  const sent: string[] = [];
  const opened = openPostRoom({
    book,
    settings: { read: async () => ({ settings: MAIL_SETTINGS, place: 1 }) },
    desk: {
      store,
      leads: () => true,
      wasSaid: async () => false,
      moves: { isUnderWay: async () => false, broughtLetters: async () => new Set() },
      isStill: async (ask) => ask(),
      say: async (_id, fact) => {
        store.dispatch(fact);
        return { kept: 1, subject: '' };
      },
    },
    ways: { mail: way, sms: way },
    contacts: async () => {
      asked += 1;
      return [heard];
    },
    send: async (_by, { to }) => {
      sent.push(to);
      return { what: 'accepted', words: 'OK' };
    },
    sendSms: () => Promise.reject(new Error('No SMS was asked for.')),
    readsAsOtp: async () => false,
    ownRequestOfSms: async () => undefined,
    write: async () => [],
    now,
    betweenMs: 0,
  });
  onTestFinished(opened.close);
  return {
    sent,
    status: () => Object.values(store.getState().notices.entities).map(({ status }) => status),
    tells: (at: string) => void (heard = { ...heard, at }),
    asked: () => asked,
  };
}

test('that a vehicle is silent, asked for by night, waits for the morning and goes', async () => {
  const { sent, status, asked } = room();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([status(), sent]).toEqual([['Waiting'], []]);
  // Not with each look, as all devices are asked for.
  expect(asked()).toBeLessThan(4);
  vi.setSystemTime(MORNING);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([status(), sent.length]).toEqual([['Accepted'], 1]);
});

test('that a vehicle is silent does not go in the morning where it was heard again just before', async () => {
  const { sent, status, tells } = room();
  await vi.advanceTimersByTimeAsync(60_000);
  tells('2026-11-22T09:29');
  vi.setSystemTime(MORNING);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([status(), sent]).toEqual([['Failed'], []]);
});
