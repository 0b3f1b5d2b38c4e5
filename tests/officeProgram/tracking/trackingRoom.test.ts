import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { TrackingSettings } from '@/office/tracking/trackingSettings';
import {
  PlatformAwayError,
  PlatformError,
  type PlatformChange,
  type PlatformDevice,
} from '../../../office/tracking/platform';
import { openTrackingRoom } from '../../../office/tracking/trackingRoom';

const MINUTE_MS = 60_000;
const DEVICE: PlatformDevice = {
  imei: '490154203237518',
  name: 'MH 12 AB 1234',
  heardAt: 0,
  id: 17,
  isDisabled: false,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A room whose platform answers as is said, with the minutes at which it was asked. */
async function room() {
  const state = {
    answer: (): Promise<readonly PlatformDevice[]> => Promise.resolve([DEVICE]),
    leads: true,
    place: 1,
    writes: 'Nothing' as TrackingSettings['writes'],
    wanted: [] as readonly PlatformChange[],
    isMovingIn: false,
    write: (_change: PlatformChange): Promise<void> => Promise.resolve(),
  };
  const begun = Date.now();
  const asked: number[] = [];
  const taken: string[][] = [];
  let forgotten = 0;
  const opened = openTrackingRoom({
    kept: {
      read: () =>
        Promise.resolve({
          settings: { address: 'https://t.in', token: 'x', writes: state.writes },
          place: state.place,
        }),
    },
    book: {
      forget: () => void (forgotten += 1),
      take: (contacts) => Promise.resolve(void taken.push(contacts.map(({ imei }) => imei))),
    },
    platformOf: () => ({
      read() {
        asked.push((Date.now() - begun) / MINUTE_MS);
        return state.answer();
      },
      write: (change) => state.write(change),
    }),
    isHere: () => true,
    changesOf: () => state.wanted,
    isMovingIn: async () => state.isMovingIn,
    leads: () => state.leads,
    now: () => new Date(),
  });
  onTestFinished(opened.close);
  await vi.advanceTimersByTimeAsync(0);
  return { state, asked, taken, opened, forgotten: () => forgotten };
}

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * MINUTE_MS);

describe('a platform', () => {
  test('is read every minute', async () => {
    const { asked, taken, opened } = await room();
    await minutes(3);
    expect(asked).toEqual([0, 1, 2, 3]);
    expect(taken).toHaveLength(4);
    expect(opened.reading()).toMatchObject({ read: { devices: [DEVICE], ahead: 0 } });
  });

  test('that fails is read more and more seldom, and every minute again once it answers', async () => {
    const { state, asked, opened } = await room();
    state.answer = () => Promise.reject(new PlatformError('Nothing answers.'));
    await minutes(50);
    expect(asked).toEqual([0, 1, 2, 4, 9, 19, 34, 49]);
    expect(opened.reading()).toMatchObject({ read: { devices: [DEVICE] }, trouble: { message: 'Nothing answers.' } });
    state.answer = () => Promise.resolve([]);
    await minutes(16);
    expect(asked.slice(8)).toEqual([64, 65, 66]);
    expect(opened.reading().trouble).toBeUndefined();
  });

  test('is not read by a machine that does not lead, which forgets what it knew', async () => {
    const { state, asked, opened, forgotten } = await room();
    state.leads = false;
    await minutes(5);
    expect(asked).toEqual([0]);
    expect(opened.reading()).toEqual({});
    expect(forgotten()).toBeGreaterThan(0);
  });

  test('whose answer comes when it is another one’s turn, or by other settings, is not taken', async () => {
    const { state, taken, opened } = await room();
    let answerLate = (_devices: readonly PlatformDevice[]) => {};
    state.answer = () => new Promise((answer) => void (answerLate = answer));
    await minutes(1);
    state.place = 2;
    opened.begin();
    state.answer = () => Promise.resolve([{ ...DEVICE, imei: '356938035643809' }]);
    answerLate([DEVICE]);
    await vi.advanceTimersByTimeAsync(0);
    expect(taken).toEqual([[DEVICE.imei], ['356938035643809']]);
  });

  test('is written after it was read, and what it refuses again after an hour, or once something else is wanted', async () => {
    const { state, opened } = await room();
    const tried: string[] = [];
    state.writes = 'Fitted';
    state.wanted = ['MH 1', 'MH 2'].map((name, id) => ({ imei: String(id), name, isDisabled: false }));
    state.write = ({ name = '' }) => {
      tried.push(name);
      return name === 'MH 1'
        ? Promise.reject(new PlatformError('An error (400).', 'Duplicate entry'))
        : Promise.resolve();
    };
    await minutes(1);
    expect(tried).toEqual(['MH 1', 'MH 2']);
    expect(opened.reading().read?.written).toEqual({
      waiting: 0,
      refused: { count: 1, first: [{ imei: '0', name: 'MH 1', why: 'Duplicate entry' }] },
    });
    state.wanted = state.wanted.slice(0, 1);
    await minutes(59);
    expect(tried).toHaveLength(2);
    await minutes(1);
    expect(tried).toEqual(['MH 1', 'MH 2', 'MH 1']);
    state.wanted = [{ imei: '0', name: 'MH 3', isDisabled: false }];
    await minutes(1);
    expect(tried.at(-1)).toBe('MH 3');
    state.wanted = [];
    await minutes(1);
    expect(opened.reading().read?.written).toEqual({ waiting: 0, refused: { count: 0, first: [] } });
  });

  test('that refuses whatever is written is left alone soon, and told of', async () => {
    const { state, opened } = await room();
    let tried = 0;
    state.writes = 'Fitted';
    state.wanted = Array.from({ length: 5_000 }, (_, id) => ({
      imei: String(id),
      name: `MH ${id}`,
      isDisabled: false,
    }));
    state.write = () => {
      tried += 1;
      return Promise.reject(new PlatformError('No right.'));
    };
    await minutes(1);
    expect(tried).toBe(20);
    expect(opened.reading().read?.written).toMatchObject({ waiting: 4_980, refused: { count: 20 } });
  });

  test('that goes away while it is written has refused nothing, and is written after the next reading', async () => {
    const { state, opened } = await room();
    const tried: string[] = [];
    state.writes = 'Fitted';
    state.wanted = ['MH 1', 'MH 2', 'MH 3'].map((name, id) => ({ imei: String(id), name, isDisabled: false }));
    state.write = ({ name = '' }) => {
      tried.push(name);
      return tried.length === 2
        ? Promise.reject(new PlatformAwayError('It did not answer in time.'))
        : Promise.resolve();
    };
    await minutes(1);
    expect(tried).toEqual(['MH 1', 'MH 2']);
    expect(opened.reading().read?.written).toEqual({ waiting: 2, refused: { count: 0, first: [] } });
    state.wanted = state.wanted.slice(1);
    await minutes(1);
    expect(tried).toEqual(['MH 1', 'MH 2', 'MH 2', 'MH 3']);
  });

  test('is not written while a history moves in, and once afterwards with what it came to', async () => {
    const { state, opened } = await room();
    const tried: string[] = [];
    Object.assign(state, { writes: 'Fitted', isMovingIn: true });
    state.write = async ({ name = '' }) => void tried.push(name);
    for (const name of ['MH 1', 'MH 2', 'MH 3']) {
      state.wanted = [{ imei: '0', name, isDisabled: false }];
      await minutes(1);
      expect(opened.reading().read?.written).toMatchObject({ waiting: 1, isMovingIn: true });
    }
    expect(tried).toEqual([]);
    state.isMovingIn = false;
    await minutes(1);
    expect(tried).toEqual(['MH 3']);
    expect(opened.reading().read?.written).toEqual({ waiting: 0, refused: { count: 0, first: [] } });
  });

  test('is not written any more once it is another one’s turn', async () => {
    const { state } = await room();
    let tried = 0;
    state.writes = 'Fitted';
    state.wanted = Array.from({ length: 10 }, (_, id) => ({ imei: String(id), name: `MH ${id}`, isDisabled: false }));
    state.write = () => {
      tried += 1;
      state.leads = tried < 3;
      return Promise.resolve();
    };
    await minutes(2);
    expect(tried).toBe(3);
  });
});
