import fc from 'fast-check';
import { strFromU8, strToU8, type Unzipped } from 'fflate';
import { describe, expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { hashOf } from '@/journal/kit/hash';
import type { Contents } from '@/journal/port/port';
import { contentsOf, MANIFEST, tableOfPart, type BackupManifest } from '@/store/backups/backupFormat';
import { readBackup } from '@/store/backups/backupReading';
import { backupBytes } from '@/store/backups/backupWriting';
import { businessOf, emptyBusiness, type Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { MOST_FILES } from '@/store/kit/zipLimits';
import { vendorTable } from '@/store/purchasing/vendors/vendorsSlice';
import { edited, task, fileOf } from '../../support/backups';
import { damaged } from '../../support/crafted';
import { everyNoun } from '../../support/everyNoun';
import { anyFact } from '../../support/facts';
import { runs } from '../../support/runs';
import { everyScreen } from '../../support/screens';
import { smallBusiness } from '../../support/tabs';
import { vendor } from '../../support/vendors';

const SCREENS = everyScreen(smallBusiness).length;
const head = { at: '2026-11-21T10:00:00.000Z', by: 'Asha' };
const written = (business: Business = smallBusiness, contents?: Contents) =>
  fileOf(backupBytes({ ...head, business }, contents, task()));
const read = (file: Blob) => readBackup(file, task());

/** A business whose vendors name so many certificates, and the contents with their bytes. */
async function withCertificates(...texts: string[]) {
  const { contents } = memoryShelf()();
  const vendors = await Promise.all(
    texts.map(async (text, index) => {
      const bytes = strToU8(text) as Uint8Array<ArrayBuffer>;
      const hash = await hashOf(bytes);
      await contents.put(hash, bytes);
      return vendor(index + 1, { gstFile: { hash, name: 'gst.pdf', type: 'application/pdf', size: bytes.length } });
    }),
  );
  return { contents, business: { ...smallBusiness, vendors: vendorTable(vendors) } };
}

describe('a backup', () => {
  test('brings back the very same business, whatever happened before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyFact, { maxLength: 10 }), async (facts) => {
        const store = createStore({ ...smallBusiness });
        for (const fact of facts) store.dispatch(fact);
        const business = businessOf(store.getState());
        const { at, by, business: back, leftOut } = await read(await written(business));
        expect({ at, by, leftOut, ...back }).toEqual({
          ...head,
          leftOut: [],
          ...business,
          origin: emptyBusiness.origin,
        });
      }),
      { numRuns: runs(20) },
    );
  });

  test('brings back the bytes of every attachment once, and leaves out those that are nowhere', async () => {
    const { business, contents } = await withCertificates('%PDF-1', '%PDF-2', '%PDF-1');
    const { files } = await read(await written(business, contents));
    const texts = await Promise.all(files.map(async (file) => new TextDecoder().decode(await file.read())));
    expect(texts).toEqual(['%PDF-1', '%PDF-2']);
    const without = await read(await written(business, memoryShelf()().contents));
    expect(without.files).toEqual([]);
  });

  test('keeps many rows in parts of bounded size, and their order', async () => {
    const vendors = vendorTable(Array.from({ length: 7_000 }, (_row, index) => vendor(index + 1)));
    const file = await written({ ...smallBusiness, vendors });
    let names: string[] = [];
    await edited(file, (parts) => (names = Object.keys(parts)));
    expect(names.filter((name) => name.startsWith('business/vendors-')).length).toBeGreaterThan(1);
    expect((await read(file)).business.vendors).toEqual(vendors);
  });

  test('of more files than a zip file may have is refused before any of it is written', async () => {
    const vendors = Array.from({ length: MOST_FILES }, (_, index) =>
      vendor(index + 1, { gstFile: { hash: `hash ${index}`, name: 'gst.pdf', type: 'application/pdf', size: 1 } }),
    );
    await expect(written({ ...smallBusiness, vendors: vendorTable(vendors) })).rejects.toThrow(
      'There is more here than one backup file can hold, which is 1,00,000 files.',
    );
  });

  test('says table by table what is in it', () => {
    expect(contentsOf(smallBusiness)).toContainEqual({ table: 'vendors', rows: 2 });
  });

  test('tells how much of it is written and read, up to all of it', async () => {
    const { business, contents } = await withCertificates('%PDF-1', '%PDF-2');
    const shares: number[][] = [[], []];
    const describing = (of: number) => ({ ...task(), onProgress: (share: number) => shares[of]?.push(share) });
    const file = await fileOf(backupBytes({ ...head, business }, contents, describing(0)));
    await readBackup(file, describing(1));
    for (const told of shares) {
      expect(told.length).toBeGreaterThan(1);
      expect(told).toEqual(told.toSorted((a, b) => a - b));
      expect(told.at(-1)).toBe(1);
    }
  });

  test('is not written or read to its end once it is given up', async () => {
    const giving = new AbortController();
    const running = { signal: giving.signal, onProgress: () => giving.abort() };
    await expect(fileOf(backupBytes({ ...head, business: smallBusiness }, undefined, running))).rejects.toThrow(
      /abort/i,
    );
    await expect(readBackup(await written(), running)).rejects.toThrow(/abort/i);
  });

  test('never holds more than one attachment while it is written or read', async () => {
    const { business, contents } = await withCertificates(
      ...Array.from({ length: 30 }, (_file, index) => `%PDF-${index}`),
    );
    const asked: number[] = [];
    const counting: Contents = { ...contents, get: (hashes) => (asked.push(hashes.length), contents.get(hashes)) };
    await read(await written(business, counting));
    expect(Math.max(...asked)).toBe(1);
  });
});

/** A vendor's certificate in the backup, whatever its hash. */
const certificateIn = (parts: Unzipped) => Object.keys(parts).find((name) => name.startsWith('attachments/')) ?? '';
const rewrite = (manifest: BackupManifest, changes: object) => strToU8(JSON.stringify({ ...manifest, ...changes }));
const VENDORS = 'business/vendors-1.ndjson';
const ACCOUNTS = 'business/accounts-1.ndjson';
const REFUSED_OR = (other: string) =>
  new RegExp(
    `^${other}$|^SpokenError: This (file is not a Trackyard backup|backup (is damaged|cannot be read): .+)\\.$`,
  );

describe('a file is refused with the reason when it', () => {
  const backup = async () => {
    const { business, contents } = await withCertificates('%PDF-1');
    return written(business, contents);
  };
  const text = (content: string) => () => Promise.resolve(new File([content], 'backup.zip'));
  const changed = (edit: Parameters<typeof edited>[1], forged?: 'forged') => async () =>
    edited(await backup(), edit, forged);

  test.each<[string, () => Promise<Blob>, string]>([
    ['is empty', text(''), 'This file is not a Trackyard backup.'],
    ['is a page', text('<html>'), 'This file is not a Trackyard backup.'],
    ['is JSON', text('[1]'), 'This file is not a Trackyard backup.'],
    [
      'is a backup of the earlier kind',
      text('{"format":"trackyard-backup","version":2,"checksum":"a"}'),
      'This backup is of an earlier kind, one JSON file, which is not read any more. Backups are zip files now.',
    ],
    ['is another zip file', changed((parts) => delete parts[MANIFEST]), 'This file is not a Trackyard backup.'],
    [
      'is a backup of another program',
      changed((_parts, manifest) => Object.assign(manifest, { format: 'another-backup' }), 'forged'),
      'This file is not a Trackyard backup.',
    ],
    ['was cut at its end', async () => (await backup()).slice(0, -30), 'This file is not a Trackyard backup.'],
    [
      'was cut in its middle',
      async () => {
        const whole = await backup();
        return new Blob([whole.slice(0, 100), whole.slice(400)]);
      },
      'This backup is damaged: manifest.json cannot be read. Use another copy.',
    ],
    [
      'has a manifest that is no JSON',
      changed((parts) => (parts[MANIFEST] = strToU8('{'))),
      'This backup is damaged: manifest.json cannot be read. Use another copy.',
    ],
    [
      'has a manifest of another kind',
      changed((parts) => (parts[MANIFEST] = strToU8('[1]'))),
      'This file is not a Trackyard backup.',
    ],
    [
      'has a manifest without parts',
      changed((parts, manifest) => (parts[MANIFEST] = rewrite(manifest, { parts: {} }))),
      'This file is not a Trackyard backup.',
    ],
    [
      'was written by a newer program',
      changed((parts, manifest) => (parts[MANIFEST] = rewrite(manifest, { version: 99 }))),
      'This backup cannot be read: It was written by a newer program (version 99).',
    ],
    [
      'says a version far below any',
      changed((parts, manifest) => (parts[MANIFEST] = rewrite(manifest, { version: -1_000_000_000 }))),
      'This backup cannot be read: It does not say in which version it was written.',
    ],
    [
      'has rows that were edited',
      changed((parts) => (parts[VENDORS] = strToU8('{"id":"forged"}'))),
      'This backup is damaged: business/vendors-1.ndjson does not match its checksum. Use another copy.',
    ],
    [
      'has an attachment that was edited',
      changed((parts) => (parts[certificateIn(parts)] = strToU8('%PDF-2'))),
      'does not match its checksum. Use another copy.',
    ],
    [
      'has an attachment under a name that is not its own',
      changed((parts) => (parts[certificateIn(parts)] = strToU8('%PDF-2')), 'forged'),
      'is not what it is named. Use another copy.',
    ],
    [
      'lacks a part',
      changed((parts) => delete parts[VENDORS]),
      'This backup is damaged: business/vendors-1.ndjson is missing. Use another copy.',
    ],
    [
      'says that it holds more rows than anybody could read',
      changed((parts, manifest) => (parts[MANIFEST] = rewrite(manifest, { tables: { vendors: { rows: 2_000_001 } } }))),
      'This backup holds more records than a business may have, which is 20,00,000.',
    ],
    [
      'holds more rows than it says',
      changed((_parts, manifest) => Object.assign(manifest, { tables: { vendors: { rows: 0 } } }), 'forged'),
      'This backup is damaged: business/vendors-1.ndjson holds more rows than it says. Use another copy.',
    ],
    [
      'lacks the rows that it counts',
      changed((parts) => delete parts[VENDORS], 'forged'),
      'This backup is damaged: rows of vendors are missing. Use another copy.',
    ],
    ...['[]', 'null', '"row"'].map((line): [string, () => Promise<Blob>, string] => [
      `has the line ${line}, which is no row`,
      changed((parts) => (parts[VENDORS] = strToU8(line)), 'forged'),
      'This backup is damaged: business/vendors-1.ndjson holds something that is no row. Use another copy.',
    ]),
  ])('%s', async (_title, file, reason) => {
    await expect(read(await file())).rejects.toThrow(reason);
  });
});

test('one that somebody crafted is refused or read without what does not fit, and every screen shows the rest', async () => {
  const file = await written(everyNoun());
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.infiniteStream(fc.nat()), async (part, dice) => {
      const crafted = await edited(
        file,
        (parts, manifest) => {
          const names = Object.keys(parts).filter((name) => tableOfPart(name) !== undefined);
          const name = names[dice.next().value % names.length] ?? '';
          const rows = strFromU8(parts[name] ?? strToU8(''))
            .split('\n')
            .map((line): unknown => JSON.parse(line));
          const crooked = damaged({ rows, tables: manifest.tables }, part, dice);
          parts[name] = strToU8(
            [crooked.rows]
              .flat()
              .map((row) => JSON.stringify(row))
              .join('\n'),
          );
          Object.assign(manifest, { tables: crooked.tables });
        },
        'forged',
      );
      const shown = await read(crafted).then(
        ({ business }) => everyScreen(business).length,
        (error: unknown) => String(error),
      );
      expect(shown === SCREENS ? 'shown' : String(shown)).toMatch(REFUSED_OR('shown'));
    }),
    { numRuns: runs(60) },
  );
});

test('one with a broken account is read without it, and says so', async () => {
  const whole = everyNoun();
  const file = await edited(
    await written(whole),
    (parts) => {
      const rows = strFromU8(parts[ACCOUNTS] ?? strToU8('')).split('\n');
      parts[ACCOUNTS] = strToU8(
        rows.map((row) => (row.includes('"account-2"') ? row.replace('"bill":', '"other":') : row)).join('\n'),
      );
    },
    'forged',
  );
  const { business, leftOut } = await read(file);
  expect(leftOut.map(({ reason }) => reason)).toEqual(['Account 2: bill: Bill is missing. It is row 2 of accounts.']);
  expect(business.accounts.ids).toEqual(['account-1', 'account-3']);
  expect({ ...business, accounts: whole.accounts, origin: whole.origin }).toEqual(whole);
});

test('parts that are none of the business are not taken over', async () => {
  const file = await edited(
    await written(),
    (parts, manifest) => {
      parts['business/looks-1.ndjson'] = strToU8('{"id":"dark"}');
      Object.assign(manifest, { tables: { ...manifest.tables, looks: { rows: 1 }, session: { rows: 0 } } });
    },
    'forged',
  );
  expect(Object.keys((await read(file)).business).toSorted()).toEqual(Object.keys(emptyBusiness).toSorted());
});

test('whatever byte of a backup is changed, it is refused or reads the same', async () => {
  const { business, contents } = await withCertificates('%PDF-1');
  const bytes = new Uint8Array(await (await written(business, contents)).arrayBuffer());
  const whole = JSON.stringify((await read(new Blob([bytes]))).business);
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
      const other = bytes.slice();
      other[at] = (other[at] ?? 0) ^ by;
      const outcome = await read(new Blob([other])).then(
        ({ business: back }) => JSON.stringify(back),
        (error: unknown) => String(error),
      );
      expect(outcome === whole ? 'the same' : outcome).toMatch(REFUSED_OR('the same'));
    }),
    { numRuns: runs(40) },
  );
});
