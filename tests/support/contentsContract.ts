// What every journal does with contents: one suite for memory, IndexedDB and NATS.
import { expect, onTestFinished, test, vi } from 'vitest';
import { hashOf } from '@/journal/kit/hash';
import { type Journal, type Parcel } from '@/journal/port/port';
import { draft, ids, text } from './drafts';

/** The names of contents, which an office takes under no other one. */
const namesOf = (...contents: readonly Uint8Array<ArrayBuffer>[]) => Promise.all(contents.map(hashOf));

/** Opens so many holders of one fresh journal. */
type OpenSome = (count: number) => Promise<[Journal, Journal, Journal]>;

/** What every journal does with contents. */
export function contentsContract(openSome: OpenSome) {
  test('keeps contents by their hash for everyone, and gives them in the order asked', async () => {
    const [journal, other] = await openSome(2);
    const [one = '', two = '', none = ''] = await namesOf(text('1'), text('2'), text('3'));
    await Promise.all([journal.contents.put(one, text('1')), other.contents.put(two, text('2'))]);
    expect(await other.contents.get([two, none, one, two])).toEqual([text('2'), undefined, text('1'), text('2')]);
    expect(await other.contents.get([])).toEqual([]);
  });

  test('changes no contents by keeping them again, and shares their bytes with nobody', async () => {
    const [journal, other] = await openSome(2);
    const given = text('xx Pune').subarray(3);
    const [city = ''] = await namesOf(given);
    const put = journal.contents.put(city, given);
    given.fill(0);
    await put;
    await other.contents.put(city, text('Nashik'));
    for (const read of await journal.contents.get([city])) read?.fill(0);
    expect(await other.contents.get([city])).toEqual([text('Pune')]);
  });

  test('keeps contents of no bytes and of many', async () => {
    const [journal, other] = await openSome(2);
    const many = Uint8Array.from({ length: 1_000 }, (_byte, at) => at % 251);
    const [ofMany = '', ofNone = ''] = await namesOf(many, new Uint8Array());
    await journal.contents.put(ofMany, many);
    await journal.contents.put(ofNone, new Uint8Array());
    expect(await other.contents.get([ofNone, ofMany])).toEqual([new Uint8Array(), many]);
  });

  test('keeps bytes together with the drafts that name them, and none of a draft that is refused', async () => {
    const [journal, other] = await openSome(2);
    const names = await namesOf(...['of a', 'of both', 'of b'].map(text));
    const [ofA = '', ofBoth = '', ofB = ''] = names;
    const bytes = new Map([
      [ofA, text('of a')],
      [ofBoth, text('of both')],
      [ofB, text('of b')],
    ]);
    const named = (id: string, ...hashes: string[]): Parcel => ({
      ...draft(id),
      contents: new Map([...bytes].filter(([hash]) => hashes.includes(hash))),
    });
    const refused = { ...named('b', ofB, ofBoth), action: {} } as unknown as Parcel;
    await journal.append([named('a', ofA, ofBoth), refused, named('c', ofBoth)]);
    const found = await other.contents.get(names);
    expect([ids(await other.since(0)), found]).toEqual([
      ['a', 'c'],
      [text('of a'), text('of both'), undefined],
    ]);
    expect(await other.since(0, 1)).toEqual([{ ...draft('a'), seq: 1 }]);
  });

  test('keeps bytes that came with a draft once, also when it is appended again', async () => {
    const [journal, other] = await openSome(2);
    const [city = ''] = await namesOf(text('Pune'));
    await journal.contents.put(city, text('Pune'));
    const again = { ...draft('a'), contents: new Map([[city, text('Nashik')]]) };
    expect([await journal.append([again]), await other.append([again])]).toEqual([[{ kept: 1 }], [{ kept: 1 }]]);
    expect(await other.contents.get([city])).toEqual([text('Pune')]);
  });

  test('removes contents for everyone, but none that were put again since', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const [journal, other] = await openSome(2);
    const bytesOf = (what: string) => text(what.repeat(5));
    const nameOf = (what: string) => hashOf(bytesOf(what));
    const put = async (at: string, ...all: string[]) => {
      vi.setSystemTime(at);
      for (const one of all) await other.contents.put(await nameOf(one), bytesOf(one));
    };
    await put('2026-07-01T09:00:00Z', 'old', 'again', 'wanted');
    await put('2026-07-02T09:00:00Z', 'new', 'again');
    const names = await Promise.all(['old', 'again', 'new', 'wanted', 'none'].map(nameOf));
    const [old = '', again = '', fresh = '', wanted = '', none = ''] = names;
    const before = '2026-07-02T00:00:00.000Z';
    expect((await journal.contents.hashes(before)).toSorted()).toEqual([old, wanted].toSorted());
    await journal.contents.remove([old, again, fresh, none], before);
    expect(await other.contents.get(names)).toEqual([undefined, ...['again', 'new', 'wanted'].map(bytesOf), undefined]);
    expect(await other.contents.hashes('2026-07-03T00:00:00.000Z')).toHaveLength(3);
    await put('2026-07-03T09:00:00Z', 'old');
    expect(await journal.contents.get([old])).toEqual([bytesOf('old')]);
  });
}
