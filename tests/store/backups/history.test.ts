import fc from 'fast-check';
import { strFromU8, strToU8, type Unzipped } from 'fflate';
import { describe, expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { hashOf } from '@/journal/kit/hash';
import type { Contents, Draft, Entry } from '@/journal/port/port';
import { businessModel } from '@/store/business/businessModel';
import { attached, keepAttachment } from '@/store/kit/attachments/attachments';
import { bulkOfPart, isEntriesPart, type BackupManifest } from '@/store/backups/backupFormat';
import { readBackup } from '@/store/backups/backupReading';
import { backupBytes } from '@/store/backups/backupWriting';
import { businessReplaced, emptyBusiness } from '@/store/business/business';
import { readAside, restoring } from '@/store/backups/exchange';
import { fittingIn } from '@/store/backups/historyValidating';
import { provingHistory } from '@/store/backups/historyProving';
import type { Past } from '@/store/backups/historyWriting';
import { vendorTable } from '@/store/purchasing/vendors/vendorsSlice';
import { productAdded, vendorAdded } from '@/store/facts/vendors';
import { edited, task, fileOf } from '../../support/backups';
import { damaged } from '../../support/crafted';
import { backupOf, browser, moveIn, readBy, recordsOf, describedBy } from '../../support/moves';
import { runs } from '../../support/runs';
import { settle, smallBusiness, type Tab } from '../../support/tabs';
import { vendor, vendorDraft } from '../../support/vendors';
import { siren } from '../../support/vendorTabs';

const head = { at: '2026-11-21T10:00:00.000Z', by: 'Asha' };
const pdf = (text: string) => new File([`%PDF-${text}`], `${text}.pdf`, { type: 'application/pdf' });
const ENTRIES = 'journal/entries-1.ndjson';
const none: Contents = memoryShelf()().contents;

const draft = (id: string, action: Draft['action']): Draft => ({
  ...head,
  id,
  version: businessModel.version,
  about: [],
  action,
});
const beginning = draft('beginning', businessReplaced(smallBusiness, 'sample'));
/** A journal with these drafts in it. */
const past = (...drafts: Draft[]): Past => ({
  entries: (after, limit) =>
    Promise.resolve(drafts.map((one, index): Entry => ({ ...one, seq: index + 1 })).slice(after, after + limit)),
  upTo: drafts.length,
  unplaced: [],
});
const written = (of: Past | undefined, contents = none, onNoHistory: (why: string) => void = () => {}) =>
  fileOf(
    backupBytes({ ...head, business: smallBusiness, ...(of && { past: of }) }, contents, { ...task(), onNoHistory }),
  );
const read = (file: Blob) => readBackup(file, task());

/** A browser whose journal has something of all kinds: a payload apart, an attachment, an Undo, and facts of two people. */
async function fullBrowser() {
  const door = memoryShelf();
  const [asha, ravi] = [await browser(door), await browser(door, { by: () => 'Ravi' })];
  const vendors = vendorTable(Array.from({ length: 400 }, (_row, index) => vendor(index + 1)));
  asha.store.dispatch(businessReplaced({ ...emptyBusiness, vendors }, 'backup'));
  await settle([asha, ravi]);
  asha.store.dispatch(vendorAdded(vendorDraft('Filed'), await asha.store.dispatch(attached(pdf('one')))));
  const said = ravi.store.dispatch(productAdded('vendor-1', siren));
  if (said.done) said.undo?.();
  await settle([asha, ravi]);
  return asha;
}

const linesIn = (parts: Unzipped) => strFromU8(parts[ENTRIES] ?? strToU8('')).split('\n');
/** The backup with other lines in its history. */
const withLines = (file: Blob, change: (lines: string[], manifest: BackupManifest) => string[]) =>
  edited(
    file,
    (parts, manifest) => void (parts[ENTRIES] = strToU8(change(linesIn(parts), manifest).join('\n'))),
    'forged',
  );
const withEntry = (file: Blob, number: number, change: (entry: Entry) => object) =>
  withLines(file, (lines) =>
    lines.map((line, index) => (index + 1 === number ? JSON.stringify(change(JSON.parse(line) as Entry)) : line)),
  );
const moved = (tab: Tab, file: File) =>
  moveIn(tab, file).then(
    () => 'moved in',
    (error: unknown) => String(error),
  );

describe('the history in a backup', () => {
  test('tells how many entries it has, since when, and by how many people', async () => {
    const { history } = await read(await backupOf(await fullBrowser()));
    expect(history).toMatchObject({
      entries: 5,
      people: 2,
      since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    });
  });

  test('has a payload of any length, in parts that any program reads', async () => {
    const bytes = strToU8(JSON.stringify('x'.repeat(9_000_000))) as Uint8Array<ArrayBuffer>;
    const bulk = await hashOf(bytes);
    const contents = { ...none, get: () => Promise.resolve([bytes]) };
    const file = await written(past(beginning, { ...draft('large', { type: 'vendors/vendorAdded' }), bulk }), contents);
    let sizes: number[] = [];
    await edited(file, (parts) => {
      sizes = Object.entries(parts).flatMap(([name, part]) => (bulkOfPart(name) === bulk ? [part.length] : []));
    });
    expect([sizes.length, Math.max(...sizes)]).toEqual([2, 8 * 1024 * 1024]);
    const { history } = await read(file);
    for await (const entries of history?.read() ?? []) {
      const large = entries.find(({ id }) => id === 'large');
      expect(large && (await history?.whole(large))?.action.payload).toHaveLength(9_000_000);
    }
  });

  test('ends where the records do, whatever is said while it is written', async () => {
    const said = ['before', 'meanwhile'].map((id) => draft(id, vendorAdded(vendorDraft(id))));
    const { history } = await read(await written({ ...past(beginning, ...said), upTo: 2 }));
    const ids: unknown[] = [];
    for await (const entries of history?.read() ?? []) ids.push(...entries.map(({ id }) => id));
    expect(ids).toEqual(['beginning', 'before']);
  });

  test('gives the facts at its end, also where as many beside them are none', async () => {
    const odd = ['odd', 'odder'].map((id) => draft(id, { type: 'session/signedIn' }));
    const { history } = await read(
      await written(past(beginning, draft('fact', vendorAdded(vendorDraft('Filed'))), ...odd)),
    );
    if (!history) throw new Error('There is no history.');
    const numbers: number[] = [];
    for await (const { fitting } of fittingIn(history, await businessModel.checks()))
      numbers.push(...fitting.map(({ number }) => number));
    expect(numbers).toEqual([1, 2]);
  });

  test('has bytes once that records and facts name', async () => {
    const tab = await browser();
    const one = await tab.store.dispatch(keepAttachment(pdf('one')));
    tab.store.dispatch(vendorAdded(vendorDraft('First of it'), one));
    tab.store.dispatch(vendorAdded(vendorDraft('Second of it'), one));
    await settle([tab]);
    let names: string[] = [];
    await edited(await backupOf(tab), (parts) => (names = Object.keys(parts)));
    expect(names.filter((name) => name.startsWith('attachments/'))).toEqual([`attachments/${one.hash}`]);
  });

  test.each<[string, Past, string]>([
    [
      'cannot be read now',
      { ...past(beginning), entries: () => Promise.reject(new Error('Kaboom')) },
      'It could not be read.',
    ],
    [
      'has lost its beginning',
      past(draft('next', productAdded('vendor-1', siren))),
      'The beginning of it is not kept here any more.',
    ],
  ])('that %s is left out, which is told, and the records are there all the same', async (_what, of, why) => {
    const told: string[] = [];
    const backup = await read(await written(of, none, (one) => told.push(one)));
    expect([told, backup.history, backup.business.vendors]).toEqual([[why], undefined, smallBusiness.vendors]);
  });

  test('of which the rest cannot be read is left out, and nothing names what is there of it', async () => {
    const contents = { ...none, get: () => Promise.reject(new Error('Kaboom')) };
    const told: string[] = [];
    const of = past(beginning, draft('next', { type: 'vendors/vendorAdded', payload: { gstFile: { hash: 'lost' } } }));
    const { history, business } = await read(await written(of, contents, (one) => told.push(one)));
    expect([told, history, business.vendors]).toEqual([['It could not be read.'], undefined, smallBusiness.vendors]);
  });
});

describe('a backup without a history', () => {
  test('is restored as ever, and does not move in', async () => {
    const tab = await browser();
    const backup = await readBy(tab, await written(undefined));
    expect('history' in backup).toBe(false);
    await expect(tab.store.dispatch(provingHistory(backup, task()))).rejects.toThrow(
      'This backup has no history. It can be restored.',
    );
    tab.store.dispatch(await tab.store.dispatch(restoring(backup, task())));
    expect(recordsOf(tab.business())).toEqual(recordsOf(smallBusiness));
  });
});

const LEADS_ELSEWHERE =
  'SpokenError: The history in this backup does not lead to the records in it. Restore the backup without it.';
const NO_BEGINNING = 'SpokenError: The history in this backup has no beginning. Restore the backup without it.';

describe('a crafted history', () => {
  test('that lacks entries is damaged, as is one that has more than it says', async () => {
    const file = await backupOf(await fullBrowser());
    const damage = 'This backup is damaged: entries of its history are missing. Use another copy.';
    await expect(read(await withLines(file, (lines) => lines.slice(1)))).rejects.toThrow(damage);
    await expect(read(await withLines(file, (lines) => [...lines, '{}']))).rejects.toThrow(damage);
  });

  test.each<[string, (file: File) => Promise<File>, string]>([
    ['that leads elsewhere', (file) => withEntry(file, 5, (entry) => ({ ...entry, version: 99 })), LEADS_ELSEWHERE],
    [
      'whose payload is not there',
      (file) =>
        edited(
          file,
          (parts) => {
            for (const name of Object.keys(parts)) if (bulkOfPart(name) !== undefined) delete parts[name];
          },
          'forged',
        ),
      LEADS_ELSEWHERE,
    ],
    [
      'that begins with nothing that fits',
      (file) => withLines(file, (lines) => lines.map((line, index) => (index < 2 ? '[' : line))),
      NO_BEGINNING,
    ],
    [
      'that begins with what takes back something',
      (file) =>
        withEntry(file, 1, (entry) => {
          const { payload } = entry.action as ReturnType<typeof businessReplaced>;
          return { ...entry, action: { ...entry.action, payload: { ...payload, undoes: 'what was there' } } };
        }),
      NO_BEGINNING,
    ],
  ])('%s is refused in words before anything is appended', async (_what, craft, why) => {
    const tab = await browser();
    const crafted = await craft(await backupOf(await fullBrowser()));
    expect(await moved(tab, crafted)).toBe(why);
    expect(await describedBy(tab)).toHaveLength(1);
  });

  test('moves in without what changes nothing and is no fact, which is listed', async () => {
    const tab = await browser();
    const file = await backupOf(await fullBrowser());
    const crafted = await withLines(file, (lines, manifest) => {
      Object.assign(manifest, { history: { entries: lines.length + 2 } });
      return [
        ...lines,
        JSON.stringify(draft('odd', { type: 'session/signedIn', payload: { name: 'Mallory' } })),
        'null',
      ];
    });
    expect(await moved(tab, crafted)).toBe('moved in');
    expect(await describedBy(tab)).toHaveLength(6);
    const [listed, ...more] = await tab.store.dispatch(readAside());
    expect(listed?.reason).toMatch(
      /^Skipped in the history in the backup of .+, as it does not fit\. Entry 6: It is not a fact of the business\. Entry 7: It does not say in which version it was written\.$/,
    );
    expect(more).toEqual([]);
  });

  test('of bytes that are not what they are named moves in nothing', async () => {
    const tab = await browser();
    const file = await backupOf(await fullBrowser());
    const crafted = await edited(
      file,
      (parts) => {
        for (const name of Object.keys(parts)) if (name.startsWith('attachments/')) parts[name] = strToU8('%PDF-other');
      },
      'forged',
    );
    expect(await moved(tab, crafted)).toMatch(/^SpokenError: This backup is damaged: .+ is not what it is named/);
  });

  test('is refused in words, or leads to the records of the backup, whatever part of it is another', async () => {
    const file = await backupOf(await fullBrowser());
    const { business } = await read(file);
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.infiniteStream(fc.nat()), async (part, dice) => {
        const tab = await browser();
        const crafted = await edited(
          file,
          (parts, manifest) => {
            const names = Object.keys(parts).filter((name) => isEntriesPart(name) || bulkOfPart(name) !== undefined);
            const name = names[dice.next().value % names.length] ?? '';
            const lines = strFromU8(parts[name] ?? strToU8(''))
              .split('\n')
              .map((line): unknown => JSON.parse(line));
            const crooked = damaged({ lines, history: manifest.history }, part, dice);
            parts[name] = strToU8(
              [crooked.lines]
                .flat()
                .map((line) => JSON.stringify(line))
                .join('\n'),
            );
            Object.assign(manifest, { history: crooked.history });
          },
          'forged',
        );
        const before = recordsOf(tab.business());
        const outcome = await moved(tab, crafted);
        expect(outcome).toMatch(/^(moved in|SpokenError: .+\.)$/);
        expect(recordsOf(tab.business())).toEqual(outcome === 'moved in' ? recordsOf(business) : before);
        // Whatever moved in, the list of it can be shown.
        expect((await describedBy(tab)).length).toBeGreaterThan(0);
      }),
      { numRuns: runs(15) },
    );
  });
});
