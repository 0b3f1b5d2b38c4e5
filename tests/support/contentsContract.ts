// What every journal does with contents: one suite for memory, IndexedDB and NATS.
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Journal, type Parcel } from '@/journal/port/port';
import { draft, ids, text } from './drafts';

/** Opens so many holders of one fresh journal. */
type OpenSome = (count: number) => Promise<[Journal, Journal, Journal]>;

/** What every journal does with contents. */
export function contentsContract(openSome: OpenSome) {
  test('keeps contents by their hash for everyone, and gives them in the order asked', async () => {
    const [journal, other] = await openSome(2);
    await Promise.all([journal.contents.put('one', text('1')), other.contents.put('two', text('2'))]);
    expect(await other.contents.get(['two', 'none', 'one', 'two'])).toEqual([
      text('2'),
      undefined,
      text('1'),
      text('2'),
    ]);
    expect(await other.contents.get([])).toEqual([]);
  });

  test('changes no contents by keeping them again, and shares their bytes with nobody', async () => {
    const [journal, other] = await openSome(2);
    const given = text('xx Pune').subarray(3);
    const put = journal.contents.put('city', given);
    given.fill(0);
    await put;
    await other.contents.put('city', text('Nashik'));
    for (const read of await journal.contents.get(['city'])) read?.fill(0);
    expect(await other.contents.get(['city'])).toEqual([text('Pune')]);
  });

  test('keeps contents of no bytes and of many', async () => {
    const [journal, other] = await openSome(2);
    const many = Uint8Array.from({ length: 1_000 }, (_byte, at) => at % 251);
    await journal.contents.put('many', many);
    await journal.contents.put('none', new Uint8Array());
    expect(await other.contents.get(['none', 'many'])).toEqual([new Uint8Array(), many]);
  });

  test('keeps bytes together with the drafts that name them, and none of a draft that is refused', async () => {
    const [journal, other] = await openSome(2);
    const named = (id: string, ...hashes: string[]): Parcel => ({
      ...draft(id),
      contents: new Map(hashes.map((hash) => [hash, text(hash)])),
    });
    const refused = { ...named('b', 'of b', 'of both'), action: {} } as unknown as Parcel;
    await journal.append([named('a', 'of a', 'of both'), refused, named('c', 'of both')]);
    const found = await other.contents.get(['of a', 'of both', 'of b']);
    expect([ids(await other.since(0)), found]).toEqual([
      ['a', 'c'],
      [text('of a'), text('of both'), undefined],
    ]);
    expect(await other.since(0, 1)).toEqual([{ ...draft('a'), seq: 1 }]);
  });

  test('keeps bytes that came with a draft once, also when it is appended again', async () => {
    const [journal, other] = await openSome(2);
    await journal.contents.put('city', text('Pune'));
    const again = { ...draft('a'), contents: new Map([['city', text('Nashik')]]) };
    expect([await journal.append([again]), await other.append([again])]).toEqual([[{ kept: 1 }], [{ kept: 1 }]]);
    expect(await other.contents.get(['city'])).toEqual([text('Pune')]);
  });

  test('removes contents for everyone, but none that were put again since', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const [journal, other] = await openSome(2);
    const put = async (at: string, ...hashes: string[]) => {
      vi.setSystemTime(at);
      for (const hash of hashes) await other.contents.put(hash, text(hash.repeat(5)));
    };
    await put('2026-07-01T09:00:00Z', 'old', 'again', 'wanted');
    await put('2026-07-02T09:00:00Z', 'new', 'again');
    const before = '2026-07-02T00:00:00.000Z';
    expect((await journal.contents.hashes(before)).toSorted()).toEqual(['old', 'wanted']);
    await journal.contents.remove(['old', 'again', 'new', 'none'], before);
    expect(await other.contents.get(['old', 'again', 'new', 'wanted'])).toEqual([
      undefined,
      ...['again', 'new', 'wanted'].map((hash) => text(hash.repeat(5))),
    ]);
    expect(await other.contents.hashes('2026-07-03T00:00:00.000Z')).toHaveLength(3);
    await put('2026-07-03T09:00:00Z', 'old');
    expect(await journal.contents.get(['old'])).toEqual([text('oldoldoldoldold')]);
  });
}
