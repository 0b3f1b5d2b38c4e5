import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { snapshotKeeping } from '@/journal/adapters/nats/snapshotKeeping';
import { snapshotsIn } from '@/journal/adapters/nats/snapshots';
import type { Snapshot } from '@/journal/port/port';
import { DEAD, memoryBucket, type Fate } from '../../../support/bucket';

const PART_SIZE = 4_000;
const NONE: ReadonlySet<number> = new Set();

interface Row {
  id: string;
  name: string;
}
const row = (index: number): Row => ({ id: `device-${index}`, name: `A device with the number ${index}` });
const tableOf = (rows: readonly Row[]) => ({
  ids: rows.map(({ id }) => id),
  entities: Object.fromEntries(rows.map((one) => [one.id, one])),
  lastNumber: rows.length,
});
const many = Array.from({ length: 2_000 }, (_row, index) => row(index));
const stateOf = (devices: readonly Row[], vendors: readonly Row[] = []) => ({
  devices: tableOf(devices),
  vendors: tableOf(vendors),
  origin: { id: '', facts: 0 },
});
const snapshot = (seq: number, state: unknown): Snapshot => ({ seq, version: 1, state, overtaken: {} });

const office = (fate?: Fate) => {
  const buckets = { heads: memoryBucket(fate), parts: memoryBucket(fate) };
  return {
    ...buckets,
    keep: snapshotKeeping(buckets, PART_SIZE),
    /** Another process over the same buckets, which remembers nothing. */
    another: () => snapshotKeeping(buckets, PART_SIZE),
    newest: (limit = 2) => snapshotsIn(buckets).newest(limit, Number.POSITIVE_INFINITY, NONE),
  };
};

const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
const withTime = () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
};

describe('a snapshot of an office', () => {
  test('is kept in parts, and read as it was', async () => {
    const { parts, keep, newest } = office();
    const state = stateOf(many);
    await keep(snapshot(1, state));
    expect(await newest()).toEqual([snapshot(1, state)]);
    expect(parts.kept.size).toBeGreaterThan(20);
  });

  test('says whether it was checked when it was kept, so that no start has to check it again', async () => {
    const { keep, newest } = office();
    await keep(snapshot(1, stateOf(many)));
    await keep({ ...snapshot(2, stateOf(many)), checked: true });
    expect((await newest()).map(({ seq, checked = false }) => [seq, checked])).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  test.each(['the same process', 'another process'])(
    'keeps of %s only the parts that have changed, however much a row has grown',
    async (who) => {
      const { parts, keep, another, newest } = office();
      await keep(snapshot(1, stateOf(many)));
      const before = parts.puts.length;
      const grown = many.with(500, {
        id: 'device-500',
        name: 'A device with a name that is very much longer than before',
      });
      const state = stateOf(grown, [row(1)]);
      await (who === 'another process' ? another() : keep)(snapshot(2, state));
      expect(parts.puts.length - before).toBeLessThanOrEqual(6);
      expect(await newest()).toEqual([snapshot(2, state), snapshot(1, stateOf(many))]);
    },
  );

  test('of which a part is missing, or is no part, is passed over for the one before it', async () => {
    const { parts, keep, newest } = office();
    await keep(snapshot(1, stateOf(many)));
    const before = new Set(parts.kept.keys());
    await keep(snapshot(2, stateOf(many, [row(1)])));
    const added = [...parts.kept.keys()].find((name) => !before.has(name)) ?? '';
    parts.kept.set(added, { bytes: new Uint8Array([1, 2, 3]), at: '' });
    expect(await newest()).toEqual([snapshot(1, stateOf(many))]);
    parts.kept.delete(added);
    expect(await newest()).toEqual([snapshot(1, stateOf(many))]);
  });

  test.each([
    'no JSON',
    '{"seq":2}',
    '{"seq":2,"parts":[{"of":["a","b"],"name":"../a"}]}',
    '\u001F\u008B an earlier program’s',
  ])('whose head is %s is passed over for the one before it', async (text) => {
    const { heads, keep, newest } = office();
    await keep(snapshot(1, stateOf(many)));
    await heads.put('2', new TextEncoder().encode(text));
    expect(await newest()).toEqual([snapshot(1, stateOf(many))]);
  });

  test('leaves the former one whole wherever its machine dies, and is kept by the next try', async () => {
    withTime();
    const first = snapshot(1, stateOf(many.slice(0, 300)));
    const second = snapshot(2, stateOf(many.slice(100, 400)));
    const third = snapshot(3, stateOf(many.slice(200, 600), [row(1)]));
    let deaths = 0;
    for (let steps = 0; ; steps += 1) {
      const fate = { steps: Number.POSITIVE_INFINITY };
      const { keep, another, newest } = office(fate);
      await keep(first);
      later(20);
      await keep(second);
      later(20);
      fate.steps = steps;
      const died = await another()(third).then(
        () => false,
        (error: unknown) => error === DEAD,
      );
      const isThere = (await ((fate.steps = Number.POSITIVE_INFINITY), newest(1)))[0]?.seq === 3;
      expect(await newest(1)).toEqual([isThere ? third : second]);
      await another()(third);
      expect(await newest(1)).toEqual([third]);
      if (!died) break;
      deaths += 1;
    }
    expect(deaths).toBeGreaterThan(20);
  });

  test('drops what only older ones name, but no part that another machine may be writing', async () => {
    withTime();
    const { parts, heads, keep, newest } = office();
    await keep(snapshot(1, stateOf(many)));
    const others = stateOf(many.map((one) => ({ ...one, name: `${one.name}, another` })));
    later(20);
    await parts.put('f'.repeat(64), new Uint8Array([1]));
    await keep(snapshot(2, others));
    await keep(snapshot(3, { ...others, origin: { id: 'a', facts: 3 } }));
    expect([...heads.kept.keys()]).toEqual(['2', '3']);
    expect(parts.kept.has('f'.repeat(64))).toBe(true);
    later(20);
    await keep(snapshot(4, { ...others, origin: { id: 'a', facts: 4 } }));
    expect(parts.kept.has('f'.repeat(64))).toBe(false);
    const anew = office();
    await anew.keep(snapshot(4, others));
    expect(parts.kept.size).toBe(anew.parts.kept.size);
    expect((await newest()).map(({ seq }) => seq)).toEqual([4, 3]);
  });

  test('that holds something of an entry that is passed over gives way to one that does not', async () => {
    const { heads, keep, newest } = office();
    await keep(snapshot(3, stateOf(many)));
    await keep(snapshot(5, stateOf(many)));
    const without = { ...snapshot(5, stateOf(many.slice(1))), passedOver: [4] };
    await keep(without);
    expect(await newest()).toEqual([without, snapshot(3, stateOf(many))]);
    await keep({ ...snapshot(6, stateOf(many.slice(1))), passedOver: [4, 2] });
    expect([...heads.kept.keys()]).toEqual(['6']);
  });

  test('is taken back where another machine drops a part of it before it has its place', async () => {
    const { parts, heads, keep, newest } = office();
    await keep(snapshot(1, stateOf(many)));
    const { put } = heads;
    heads.put = async (name, bytes) => {
      const [some = ''] = parts.kept.keys();
      parts.kept.delete(some);
      await put(name, bytes);
    };
    await expect(keep(snapshot(2, stateOf(many, [row(1)])))).rejects.toThrow('could not be read back');
    expect([...heads.kept.keys()]).toEqual(['1']);
    heads.put = put;
    await keep(snapshot(3, stateOf(many)));
    expect((await newest(1)).map(({ seq }) => seq)).toEqual([3]);
  });
});
