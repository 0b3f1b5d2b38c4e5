import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { hashOf } from '@/journal/kit/hash';
import { factUndone } from '@/journal/undo/undo';
import { businessReplaced, emptyBusiness, type Business } from '@/store/business/business';
import { vendorAdded } from '@/store/facts/vendors';
import type { Attachment } from '@/store/kit/attachments/attachment';
import type { Role } from '@/store/kit/roles';
import { vendorTable } from '@/store/purchasing/vendors/vendorsSlice';
import { asking } from '../support/drafts';
import { judging } from '../support/judge';
import { vendor, vendorDraft } from '../support/vendors';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const PDF = '%PDF-1.7 the certificate of Northstar';

/** What the state remembers of a PDF file with that text. */
const fileOf = async (text: string, changes: Partial<Attachment> = {}): Promise<Attachment> => {
  const bytes = bytesOf(text);
  return { hash: await hashOf(bytes), name: 'gst.pdf', type: 'application/pdf', size: bytes.length, ...changes };
};

interface Setting {
  role?: Role;
  business?: Business;
  /** The contents that there are. */
  kept?: readonly string[];
  /** Those that Vijay has put. */
  own?: readonly string[];
}

/** What the desk says to Vijay, of stock, who says something. */
async function saidBy({ role = 'stock', business = emptyBusiness, kept = [PDF], own = [PDF] }: Setting = {}) {
  const journal = memoryShelf()();
  for (const text of kept) await journal.contents.put(await hashOf(bytesOf(text)), bytesOf(text));
  const owned = new Set(await Promise.all(own.map((text) => hashOf(bytesOf(text)))));
  const { judge } = await judging(journal, {
    role,
    business,
    isPutBy: (hash, by) => by === 'Vijay' && owned.has(hash),
  });
  return async (action: UnknownAction, more: object = {}) => {
    const verdict = await judge.judge('Vijay', { ...asking('1', action, []), ...more });
    return 'refused' in verdict ? verdict.refused : 'admitted';
  };
}

const NO_FILE = 'The office does not have the file gst.pdf. Choose it again.';
const added = (file: Attachment) => vendorAdded(vendorDraft('Northstar'), file);
const withFile = (gstFile: Attachment): Business => ({
  ...emptyBusiness,
  vendors: vendorTable([vendor(1, { gstFile })]),
});

describe('a fact that names a file', () => {
  test('is admitted of whoever has put it, as it is', async () => {
    expect(await (await saidBy())(added(await fileOf(PDF)))).toBe('admitted');
  });

  test('is refused where there is none, or somebody else has put it whom its author reads nothing of', async () => {
    const fact = added(await fileOf(PDF));
    expect(await (await saidBy({ kept: [] }))(fact)).toBe(NO_FILE);
    expect(await (await saidBy({ own: [] }))(fact)).toBe(NO_FILE);
    expect(await (await saidBy({ own: [], role: 'admin' }))(fact)).toBe('admitted');
  });

  test('is admitted where its author may read a record that names it, even though it is gone by now', async () => {
    const file = await fileOf(PDF);
    expect(await (await saidBy({ own: [], business: withFile(file) }))(added(file))).toBe('admitted');
    expect(await (await saidBy({ own: [], kept: [], business: withFile(file) }))(added(file))).toBe('admitted');
  });

  test('is refused where it tells another size or type than the bytes have', async () => {
    const say = await saidBy();
    expect(await say(added(await fileOf(PDF, { size: 100 })))).toBe(NO_FILE);
    expect(await say(added(await fileOf(PDF, { type: 'image/png' })))).toBe(NO_FILE);
    expect(await say(added(await fileOf(PDF, { type: '' })))).toBe(NO_FILE);
  });

  test('is refused where the bytes are the payload of a fact, whatever type it tells, of admins as well', async () => {
    const payload = JSON.stringify({ rates: [80, 81] });
    for (const role of ['stock', 'admin'] as const) {
      const say = await saidBy({ role, kept: [payload], own: [payload] });
      for (const type of ['', 'application/pdf', 'application/json'])
        expect([role, type, await say(added(await fileOf(payload, { type })))]).toEqual([role, type, NO_FILE]);
    }
  });
});

test('what is restored, or taken back, goes on naming files that are gone', async () => {
  const say = await saidBy({ role: 'admin', kept: [] });
  expect(await say(businessReplaced(withFile(await fileOf(PDF)), 'backup'))).toBe('admitted');
  const undo = factUndone({ fact: added(await fileOf(PDF)), changes: [] });
  // What it takes back was not read yet: of its file nothing is asked before.
  await expect(say(undo, { undoes: 'another' })).rejects.toThrow('The office is not ready yet');
});

test('nobody says the large fact that somebody else has put', async () => {
  const { payload, type } = vendorAdded(vendorDraft('Northstar'));
  const text = JSON.stringify(payload);
  const bulk = await hashOf(bytesOf(text));
  const saying = async (setting: Setting) => (await saidBy({ kept: [text], ...setting }))({ type }, { bulk });
  expect(await saying({ own: [text] })).toBe('admitted');
  expect(await saying({ own: [] })).toMatch(/does not have what this names/);
  expect(await saying({ own: [], role: 'admin' })).toBe('admitted');
});
