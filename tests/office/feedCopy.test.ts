import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, describe, expect, test } from 'vitest';
import { keepFeedCopy, readFeedCopy, removeFeedCopy, type FeedCopy } from '@/office/feedCopy';
import { sealedJson, sealKey } from '@/office/sealing';
import { billTable } from '@/store/billing/bills/billsSlice';
import type { Business } from '@/store/business/business';
import { billOf, lineOf } from '../support/bills';
import { smallBusiness } from '../support/tabs';

afterEach(() => removeFeedCopy('office'));

const asha = { id: 'a-session', name: 'Asha', seal: 'the-seal-of-asha' };
const copyOf = (seq: number): FeedCopy => ({
  user: { name: 'Asha', role: 'admin' },
  at: '2026-11-26T02:00:00.000Z',
  snapshot: { seq, version: 1, state: smallBusiness },
});
const always = () => true;

describe('what a browser keeps of an office', () => {
  test('comes back whole to whom it was told, the last one of all', async () => {
    await keepFeedCopy('office', asha, copyOf(1), always);
    await keepFeedCopy('office', asha, copyOf(2), always);
    expect(await readFeedCopy('office', asha)).toEqual(copyOf(2));
  });

  test.each([
    ['another person', { ...asha, name: 'Ravi' }],
    ['another seal', { ...asha, seal: 'another-seal' }],
    ['a sign-in without one', { id: asha.id, name: asha.name }],
  ])('is nothing to %s, nor at another office', async (_who, session) => {
    await keepFeedCopy('office', asha, copyOf(1), always);
    expect(await readFeedCopy('office', session)).toBeUndefined();
    expect(await readFeedCopy('another office', asha)).toBeUndefined();
  });

  test('is gone once it was removed, and is not kept for who has signed out meanwhile', async () => {
    await keepFeedCopy('office', asha, copyOf(1), always);
    await removeFeedCopy('office');
    await keepFeedCopy('office', asha, copyOf(2), () => false);
    expect(await readFeedCopy('office', asha)).toBeUndefined();
  });

  test('holds what bills have in common once, as the browser that opens it does', async () => {
    const lines = Array.from({ length: 40 }, (_, n) => lineOf(n));
    const bills = billTable(Array.from({ length: 2_500 }, (_, n) => billOf(n + 1, { lines: [...lines] })));
    const copy = copyOf(1);
    await keepFeedCopy(
      'office',
      asha,
      { ...copy, snapshot: { ...copy.snapshot, state: { ...smallBusiness, bills } } },
      always,
    );
    const read = (await readFeedCopy('office', asha))?.snapshot.state as Business;
    expect(read.bills).toEqual(bills);
    expect(new Set(Object.values(read.bills.entities).map((bill) => bill.lines)).size).toBe(1);
    const db = await openDB('trackyard.copy.office');
    const kept: Uint8Array[] = await db.getAll('parts');
    db.close();
    const length = kept.reduce((sum, bytes) => sum + bytes.length, 0);
    expect(length).toBeLessThan(JSON.stringify(bills).length / 50);
  });

  test('is nothing to a start where it was kept by a program that tells it otherwise', async () => {
    await keepFeedCopy('office', asha, copyOf(1), always);
    const db = await openDB('trackyard.copy.office');
    const key = await sealKey('office', asha);
    await db.put('parts', await sealedJson(key, { of: ['vendors', 'entities'], json: '{}' }), 1);
    db.close();
    expect(await readFeedCopy('office', asha)).toBeUndefined();
  });

  test('can be read by nobody who opens the database', async () => {
    await keepFeedCopy('office', asha, copyOf(1), always);
    const db = await openDB('trackyard.copy.office');
    const kept: Uint8Array[] = await db.getAll('parts');
    const text = kept.map((bytes) => new TextDecoder().decode(bytes)).join('');
    db.close();
    expect(text.length).toBeGreaterThan(1_000);
    expect(text).not.toContain('Relay');
  });
});
