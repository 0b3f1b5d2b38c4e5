import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, describe, expect, test } from 'vitest';
import { keepFeedParts, readFeedParts, removeFeedParts } from '@/office/feedParts';

afterEach(() => removeFeedParts('office'));

const asha = { id: 'a-session', name: 'Asha', seal: 'the-seal-of-asha' };
const always = () => true;
const bytesOf = (text: string) => new TextEncoder().encode(text);
const keep = (names: readonly string[], fetched: Record<string, string>, isCurrent = always) => {
  const parts = new Map(Object.entries(fetched).map(([name, text]) => [name, bytesOf(text)]));
  return keepFeedParts('office', asha, { hashes: names, fetched: parts }, isCurrent);
};
const kept = async (names: readonly string[], session = asha, business = 'office') =>
  Object.fromEntries(
    [...(await readFeedParts(business, session, names))].map(([name, bytes]) => [
      name,
      new TextDecoder().decode(bytes),
    ]),
  );

describe('the parts that a browser keeps of a feed', () => {
  test('come back to whom they were told, until they are named no more', async () => {
    await keep(['a', 'b'], { a: 'Relay', b: 'Siren' });
    expect(await kept(['a', 'b', 'c'])).toEqual({ a: 'Relay', b: 'Siren' });
    await keep(['b', 'c'], { c: 'Cable' });
    expect(await kept(['a', 'b', 'c'])).toEqual({ b: 'Siren', c: 'Cable' });
  });

  test('are nothing to another person, with another seal, or at another office, nor to who has signed out', async () => {
    await keep(['a'], { a: 'Relay' });
    expect(await kept(['a'], { ...asha, name: 'Ravi' })).toEqual({});
    expect(await kept(['a'], { ...asha, seal: 'another-seal' })).toEqual({});
    expect(await kept(['a'], asha, 'another office')).toEqual({});
    await removeFeedParts('office');
    await keep(['a'], { a: 'Relay' }, () => false);
    expect(await kept(['a'])).toEqual({});
  });

  test('can be read by nobody who opens the database, and one that was damaged there is none', async () => {
    await keep(['a', 'b'], { a: 'Relay', b: 'Siren' });
    const db = await openDB('trackyard.feed.office');
    const sealed = (await db.get('parts', 'a')) as Uint8Array<ArrayBuffer>;
    expect(new TextDecoder().decode(sealed)).not.toContain('Relay');
    await db.put('parts', sealed.with(20, (sealed[20] ?? 0) ^ 1), 'a');
    db.close();
    expect(await kept(['a', 'b'])).toEqual({ b: 'Siren' });
  });
});
