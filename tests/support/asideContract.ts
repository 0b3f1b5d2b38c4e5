// What every journal does with what is set aside: one suite for memory, IndexedDB and NATS.
import { expect, test } from 'vitest';
import type { Journal } from '@/journal/port/port';
import { draft, drafts, heard, ids, snapshot } from './drafts';

/** Opens so many holders of one fresh journal. */
type OpenSome = (count: number) => Promise<[Journal, Journal, Journal]>;

/** What every journal does with what is set aside. */
export function asideContract(openSome: OpenSome) {
  test('sets an entry aside for everyone, and never gives its place again', async () => {
    const [journal, other] = await openSome(2);
    await journal.append(drafts('a', 'b'));
    const item = { what: 'entry' as const, seq: 2, reason: 'It holds no fact.', content: draft('b') };
    const both = Promise.all([heard(journal), heard(other)]);
    await journal.setAside(item);
    await both;
    expect(await other.aside()).toEqual([item]);
    expect(ids(await other.since(0))).toEqual(['a']);
    await other.append(drafts('c'));
    expect(await journal.since(1)).toEqual([{ ...draft('c'), seq: 3 }]);
  });

  test('knows an entry that was set aside when it is appended again', async () => {
    const [journal, other] = await openSome(2);
    await journal.append(drafts('a', 'b'));
    await journal.setAside({ what: 'entry', seq: 1, reason: 'It holds no fact.', content: undefined });
    expect(await other.append(drafts('a', 'c'))).toEqual([{ kept: 1 }, { kept: 3 }]);
    expect(ids(await journal.since(0))).toEqual(['b', 'c']);
  });

  test('sets a snapshot aside, so that the one before it is the newest', async () => {
    const [journal] = await openSome(1);
    await journal.compact(snapshot(1));
    await journal.compact(snapshot(2));
    const item = { what: 'snapshot' as const, seq: 2, reason: 'It holds no state.', content: snapshot(2) };
    await journal.setAside(item);
    expect(await journal.snapshots()).toEqual([snapshot(1)]);
    expect(await journal.aside()).toEqual([item]);
  });

  test('sets aside once what two holders set aside', async () => {
    const [journal, other] = await openSome(2);
    await journal.append(drafts('a'));
    const item = { what: 'entry' as const, seq: 1, reason: 'It holds no fact.', content: draft('a') };
    await Promise.all([journal.setAside(item), other.setAside(item)]);
    expect(await journal.aside()).toEqual([item]);
  });

  test.each(['rows', 'draft'] as const)('keeps %s aside that have no place, beside what has one', async (what) => {
    const [journal, other] = await openSome(2);
    await journal.append(drafts('a'));
    const item = { what, seq: 1, reason: 'It does not fit.', content: draft('z') };
    const both = Promise.all([heard(journal), heard(other)]);
    await journal.setAside(item);
    await both;
    expect(await other.aside()).toEqual([item]);
    expect(ids(await other.since(0))).toEqual(['a']);
  });

  test('leaves an item where it is when it cannot be kept aside', async () => {
    const [journal] = await openSome(1);
    await journal.append(drafts('a'));
    const item = { what: 'entry' as const, seq: 1, reason: '', content: () => 'a function' };
    await expect(journal.setAside(item)).rejects.toThrow('could not be cloned');
    expect(ids(await journal.since(0))).toEqual(['a']);
    expect(await journal.aside()).toEqual([]);
  });
}
