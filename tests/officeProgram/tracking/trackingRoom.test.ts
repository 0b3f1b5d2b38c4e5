import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { PlatformError, type PlatformDevice } from '../../../office/tracking/platform';
import { openTrackingRoom } from '../../../office/tracking/trackingRoom';

const MINUTE_MS = 60_000;
const DEVICE: PlatformDevice = { imei: '490154203237518', name: 'MH 12 AB 1234', heardAt: 0 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A room whose platform answers as is said, with the minutes at which it was asked. */
async function room() {
  const state = {
    answer: (): Promise<readonly PlatformDevice[]> => Promise.resolve([DEVICE]),
    leads: true,
    place: 1,
  };
  const begun = Date.now();
  const asked: number[] = [];
  const taken: string[][] = [];
  let forgotten = 0;
  const opened = openTrackingRoom({
    kept: { read: () => Promise.resolve({ settings: { address: 'https://t.in', token: 'x' }, place: state.place }) },
    book: {
      forget: () => void (forgotten += 1),
      take: (contacts) => Promise.resolve(void taken.push(contacts.map(({ imei }) => imei))),
    },
    platformOf: () => ({
      read() {
        asked.push((Date.now() - begun) / MINUTE_MS);
        return state.answer();
      },
    }),
    isHere: () => true,
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
});
