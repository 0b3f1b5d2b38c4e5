import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessOf } from '@/store/business/business';
import { contentsOf, readBackup, writeBackup } from '@/store/business/backup';
import { createStore } from '@/store/business/store';
import { damaged } from '../../support/crafted';
import { everyNoun } from '../../support/everyNoun';
import { anyFact } from '../../support/facts';
import { everyScreen } from '../../support/screens';
import { smallBusiness } from '../../support/tabs';

const SCREENS = everyScreen(smallBusiness).length;
const head = { at: '2026-11-21T10:00:00.000Z', by: 'Asha' };
const backup = (changes: object = {}) => writeBackup({ ...head, business: smallBusiness, files: [], ...changes });
const edited = async (edit: (parts: Record<string, unknown>) => void) => {
  const parts = JSON.parse(await backup()) as Record<string, unknown>;
  edit(parts);
  return JSON.stringify(parts);
};

describe('a backup', () => {
  test('brings back the very same business and files, whatever happened before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyFact, { maxLength: 10 }), async (facts) => {
        const store = createStore({ ...smallBusiness });
        for (const fact of facts) store.dispatch(fact);
        const whole = { ...head, business: businessOf(store.getState()), files: [{ hash: 'a', base64: 'AAE=' }] };
        expect(await readBackup(await writeBackup(whole))).toEqual({ ...whole, leftOut: [] });
      }),
      { numRuns: 40 },
    );
  });

  test('says table by table what is in it', () => {
    expect(contentsOf(smallBusiness)).toContainEqual({ table: 'vendors', rows: 2 });
  });

  test.each([
    ['is no JSON', () => Promise.resolve('<html>'), 'This file is not a Trackyard backup.'],
    ['is JSON of another kind', () => Promise.resolve('[1]'), 'This file is not a Trackyard backup.'],
    ['is of another program', () => edited((parts) => (parts.format = 'other')), 'This file is not a Trackyard backup.'],
    [
      'was cut or edited',
      () => edited((parts) => (parts.content = String(parts.content).replace('First', 'Forged'))),
      'This backup is damaged: its checksum does not match its content. Use another copy.',
    ],
    [
      'was written by a newer program',
      () => edited((parts) => (parts.version = 99)),
      'This backup cannot be read: It was written by a newer program (version 99).',
    ],
    [
      'was written before the first version',
      () => edited((parts) => (parts.version = -1_000_000_000)),
      'This backup cannot be read: It does not say in which version it was written.',
    ],
    [
      'has a version beyond all counting',
      () => edited((parts) => (parts.version = 1e308)),
      'This backup cannot be read: It does not say in which version it was written.',
    ],
    ['holds no business', () => backup({ business: 7 }), 'This backup cannot be read: It holds no state.'],
  ])('that %s is refused with the reason', async (_title, text, reason) => {
    await expect(readBackup(await text())).rejects.toThrow(reason);
  });

  test('that somebody crafted is read without what does not fit, and every screen shows the rest', async () => {
    const whole = everyNoun();
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.infiniteStream(fc.nat()), async (part, dice) => {
        const text = await backup({ ...damaged({ business: whole, files: [{ hash: 'a', base64: 'AAE=' }] }, part, dice) });
        const shown = await readBackup(text).then(
          ({ business }) => everyScreen(business).length,
          (error: unknown) => String(error),
        );
        expect([SCREENS, 'Error: This backup cannot be read: It holds no state.']).toContain(shown);
      }),
      { numRuns: 200 },
    );
  });

  test('is read without a broken account, parts that are none of the business and bytes that are none', async () => {
    const whole = everyNoun();
    const broken = structuredClone(whole);
    Reflect.deleteProperty(broken.accounts.entities['account-2'] ?? {}, 'bill');
    const files = [{ hash: 'a', base64: 'AAE=' }, { hash: 'b', base64: 'no bytes!' }, null];
    const read = await readBackup(await backup({ business: { ...broken, looks: null, journal: {} }, files }));
    expect(read.leftOut.map(({ reason }) => reason)).toEqual([
      'accounts 2: bill: Bill is missing.',
      'looks is no part of the business.',
      'journal is no part of the business.',
      'The bytes of an attachment cannot be read.',
      'The bytes of an attachment cannot be read.',
    ]);
    expect(read.business.accounts.ids).toEqual(['account-1', 'account-3']);
    expect({ ...read.business, accounts: whole.accounts }).toEqual(whole);
    expect(read.files).toEqual([files[0]]);
  });
});
