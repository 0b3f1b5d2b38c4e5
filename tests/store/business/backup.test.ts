import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessOf } from '@/store/business/business';
import { contentsOf, readBackup, writeBackup } from '@/store/business/backup';
import { createStore } from '@/store/business/store';
import { anyFact } from '../../support/facts';
import { smallBusiness } from '../../support/tabs';

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
        expect(await readBackup(await writeBackup(whole))).toEqual(whole);
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
      'has a table that does not agree with itself',
      () => backup({ business: { vendors: { ids: ['1', '2'], entities: { 1: { id: '1' } } } } }),
      'This backup is damaged: its tables do not agree with themselves.',
    ],
  ])('that %s is refused with the reason', async (_title, text, reason) => {
    await expect(readBackup(await text())).rejects.toThrow(reason);
  });
});
