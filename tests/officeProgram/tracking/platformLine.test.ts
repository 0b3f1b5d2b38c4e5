import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  PlatformAwayError,
  PlatformError,
  type PlatformChange,
  type PlatformDevice,
  type PlatformListeners,
  type PlatformContact,
} from '../../../office/tracking/platform';
import type { HeardContact } from '@/store/browser/heardSlice';
import { openTrackingRoom } from '../../../office/tracking/trackingRoom';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const NOON = Date.parse('2026-11-21T06:30:00Z');
const IMEI = '490154203237518';
const OTHER = '356938035643809';

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

const device = (id: number, imei: string): PlatformDevice => ({ id, imei, name: '', heardAt: NOON, isDisabled: false });
const inMs = (text: string) => Date.parse(`2026-11-21T${text}Z`);

/** A room whose platform has a line, with the moments at which it was read, in seconds, and what was taken down after each. */
async function room() {
  const state = {
    devices: [device(1, IMEI), device(2, OTHER)] as readonly PlatformDevice[],
    leads: true,
    place: 1,
    wanted: [] as readonly PlatformChange[],
    refuses: undefined as PlatformError | undefined,
    isMovingIn: false,
  };
  const reads: number[] = [];
  const tries: number[] = [];
  const taken: (readonly HeardContact[])[] = [];
  const lines: { listeners: PlatformListeners; cut: () => void; signal: AbortSignal }[] = [];
  const seconds = () => Math.round((Date.now() - NOON) / SECOND_MS);
  const opened = openTrackingRoom({
    kept: {
      read: () =>
        Promise.resolve({
          settings: { address: 'https://t.in', token: 'x', writes: 'Fitted' },
          place: state.place,
        }),
    },
    book: { forget: () => {}, take: (contacts) => Promise.resolve(void taken.push(contacts)) },
    platformOf: () => ({
      read() {
        reads.push(seconds());
        return Promise.resolve(state.devices);
      },
      write: () => Promise.resolve(),
      listen: (listeners, signal) =>
        new Promise((_never, reject) => {
          tries.push(seconds());
          if (state.refuses) {
            reject(state.refuses);
            return;
          }
          signal.addEventListener('abort', () => reject(new PlatformError('It is not heard any more.')));
          lines.push({ listeners, signal, cut: () => reject(new PlatformAwayError('t.in has closed its WebSocket.')) });
          listeners.opened();
        }),
    }),
    isHere: () => true,
    changesOf: () => state.wanted,
    isMovingIn: async () => state.isMovingIn,
    leads: () => state.leads,
    now: () => new Date(),
  });
  onTestFinished(opened.close);
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  const line = () => {
    const last = lines.at(-1);
    if (!last) throw new Error('Nobody listens.');
    return last;
  };
  return {
    state,
    reads,
    tries,
    taken,
    opened,
    line,
    tell: (...told: PlatformContact[]) => line().listeners.told(told),
  };
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a platform with a line', () => {
  test('is read as it begins and once its line is open, and then tells its news, taken down each minute', async () => {
    const { reads, taken, opened, tell } = await room();
    expect(reads).toEqual([0, 0]);
    expect(opened.reading().line).toEqual({ isOpen: true, garbled: 0 });
    await wait(MINUTE_MS);
    expect(taken.at(-1)).toEqual([]);
    tell({
      id: 1,
      heardAt: inMs('06:31:05'),
      said: { saidAt: inMs('06:31:05'), latLong: '18.5, 73.8', ignition: true },
    });
    tell({
      id: 1,
      heardAt: inMs('06:31:20'),
      said: { saidAt: inMs('06:31:20'), latLong: '18.6, 73.8', ignition: true },
    });
    tell({ id: 1, heardAt: inMs('06:32:10') });
    await wait(MINUTE_MS);
    expect(taken).toHaveLength(4);
    expect(taken.at(-1)).toEqual([{ imei: IMEI, at: '2026-11-21T12:02', latLong: '18.6, 73.8', ignition: true }]);
    expect(reads).toEqual([0, 0]);
  });

  test('tells nothing older than is known, and nothing of the future', async () => {
    const { taken, tell } = await room();
    tell({ id: 1, heardAt: inMs('06:30:50'), said: { saidAt: inMs('06:30:50'), latLong: '18.6, 73.8' } });
    tell({ id: 1, heardAt: inMs('06:30:40'), said: { saidAt: inMs('06:30:40'), latLong: '11.1, 73.8' } });
    tell({ id: 1, heardAt: inMs('09:00:00'), said: { saidAt: inMs('09:00:00'), latLong: '22.2, 73.8' } });
    await wait(MINUTE_MS);
    expect(taken.at(-1)).toEqual([{ imei: IMEI, at: '2026-11-21T12:00', latLong: '18.6, 73.8' }]);
  });

  test('is read whole every 15 minutes, and when its line tells of a device that was not there', async () => {
    const { state, reads, taken, tell } = await room();
    await wait(15 * MINUTE_MS);
    expect(reads.slice(2)).toEqual([900]);
    state.devices = [...state.devices, device(3, '867322030000017')];
    tell({ id: 3, heardAt: inMs('06:45:20') }, { id: 3, heardAt: inMs('06:45:25') });
    await wait(MINUTE_MS);
    expect(reads.slice(3)).toEqual([960]);
    expect(taken.at(-1)).toHaveLength(3);
  });

  test('is read whole before it is written', async () => {
    const { state, reads, opened } = await room();
    state.wanted = [{ imei: IMEI, id: 1, name: 'MH 1', isDisabled: false }];
    await wait(MINUTE_MS);
    expect(reads.slice(2)).toEqual([60]);
    expect(opened.reading().read?.written).toEqual({ waiting: 0, refused: { count: 0, first: [] } });
    state.wanted = [];
    await wait(5 * MINUTE_MS);
    expect(reads).toHaveLength(3);
  });

  test('keeps what its line told while it was read', async () => {
    const { state, taken, tell, line } = await room();
    tell({ id: 1, heardAt: inMs('06:30:01'), said: { saidAt: inMs('06:30:01'), latLong: '18.6, 73.8' } });
    state.devices = [{ ...device(1, IMEI), saidAt: NOON, latLong: '11.1, 73.8' }];
    line().cut();
    await wait(0);
    expect(taken.at(-1)).toMatchObject([{ imei: IMEI, latLong: '18.6, 73.8' }]);
  });

  test('is read at once when its line breaks, each minute while there is none, and once it is open again', async () => {
    const { state, reads, tries, opened, line } = await room();
    await wait(10 * MINUTE_MS);
    state.refuses = new PlatformAwayError('Nothing answers at t.in.');
    line().cut();
    await wait(0);
    expect(reads.slice(2)).toEqual([601]);
    expect(opened.reading()).toMatchObject({
      read: { devices: state.devices },
      line: { isOpen: false, trouble: { message: 't.in has closed its WebSocket.' } },
    });
    await wait(3 * MINUTE_MS);
    expect(reads.slice(3)).toEqual([661, 721, 781]);
    expect(opened.reading().trouble).toBeUndefined();
    expect(tries.slice(1)).toEqual([606, 621, 681]);
    state.refuses = undefined;
    await wait(3 * MINUTE_MS);
    expect(reads.slice(6)).toEqual([841, 901, 961]);
    await wait(MINUTE_MS);
    expect(tries.slice(4)).toEqual([981]);
    expect(reads.slice(9)).toEqual([981]);
    expect(opened.reading().line).toEqual({ isOpen: true, garbled: 0 });
  });

  test('whose line is always refused is read each minute, and tried less and less often', async () => {
    const { state, reads, tries, opened, line } = await room();
    state.refuses = new PlatformError('t.in opens no WebSocket (403).');
    line().cut();
    await wait(60 * MINUTE_MS);
    expect(reads).toHaveLength(2 + 61);
    expect(tries).toEqual([0, 6, 21, 81, 381, 1_281, 2_181, 3_081]);
    expect(opened.reading().line).toMatchObject({ isOpen: false, trouble: state.refuses });
  });

  test('is not read each minute for what is not written while a history moves in', async () => {
    const { state, reads } = await room();
    state.wanted = [{ imei: IMEI, name: 'MH 1', isDisabled: false }];
    state.isMovingIn = true;
    await wait(15 * MINUTE_MS);
    expect(reads.slice(2)).toEqual([900]);
  });

  test('has it counted what nobody can read', async () => {
    const { opened, line } = await room();
    line().listeners.garbled();
    line().listeners.garbled();
    expect(opened.reading().line).toEqual({ isOpen: true, garbled: 2 });
  });

  test('is not heard any more by other settings, nor by a machine that does not lead', async () => {
    const { state, taken, opened, line, tell } = await room();
    const first = line();
    state.place = 2;
    opened.begin();
    await wait(0);
    expect([first.signal.aborted, line().signal.aborted]).toEqual([true, false]);
    first.listeners.told([{ id: 1, heardAt: inMs('06:30:30') }]);
    await wait(MINUTE_MS);
    expect(taken.at(-1)).toEqual([]);
    const second = line();
    state.leads = false;
    tell({ id: 1, heardAt: inMs('06:31:30') });
    const before = taken.length;
    await wait(2 * MINUTE_MS);
    expect(second.signal.aborted).toBe(true);
    expect(taken).toHaveLength(before);
    expect(opened.reading()).toEqual({});
  });
});
