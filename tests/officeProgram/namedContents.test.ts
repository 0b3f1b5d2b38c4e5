import { describe, expect, test } from 'vitest';
import { hashOf } from '@/journal/kit/hash';
import { factUndone } from '@/journal/undo/undo';
import { businessReplaced, emptyBusiness, type Business } from '@/store/business/business';
import { vendorAdded } from '@/store/facts/vendors';
import type { Attachment } from '@/store/kit/attachments/attachment';
import { vendorTable } from '@/store/purchasing/vendors/vendorsSlice';
import { bytesOf, fileOf, filesDesk, NO_FILE, PDF, saidBy, type FilesSetting } from '../support/filesDesk';
import { visit } from '../support/fleetVisit';
import { vendor, vendorDraft } from '../support/vendors';

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

  test('is admitted of whoever knows a file of which nobody noted who has put it, unless a record names it that they may not read', async () => {
    const file = await fileOf(PDF);
    expect(await (await saidBy({ own: [], noted: false }))(added(file))).toBe('admitted');
    const business = withFile(file);
    const ofAnother = { own: [], noted: false, role: 'care', business } as const;
    expect(await (await saidBy(ofAnother))(visit(1, () => [file]))).toBe(NO_FILE);
  });

  test('is refused where the bytes are the payload of a fact, whatever type it tells, of admins as well', async () => {
    const payload = JSON.stringify({ rates: [80, 81] });
    for (const role of ['stock', 'admin'] as const) {
      const say = await saidBy({ role, kept: [payload], own: [], noted: false });
      for (const type of ['', 'application/pdf', 'application/json'])
        expect([role, type, await say(added(await fileOf(payload, { type })))]).toEqual([role, type, NO_FILE]);
    }
  });
});

test('what is restored, or taken back, goes on naming files that are gone', async () => {
  const file = await fileOf(PDF);
  const restored = await saidBy({ role: 'admin', kept: [] });
  expect(await restored(businessReplaced(withFile(file), 'backup'))).toBe('admitted');
  const { journal, say } = await filesDesk();
  expect(await say(added(file), { id: 'added' })).toBe('admitted');
  await journal.contents.remove([file.hash], '9999-01-01T00:00:00.000Z');
  const undo = factUndone({ fact: added(file), changes: [] });
  expect(await say(undo, { undoes: 'added' })).toBe('admitted');
});

test('nobody says the large fact that somebody else has put', async () => {
  const { payload, type } = vendorAdded(vendorDraft('Northstar'));
  const text = JSON.stringify(payload);
  const bulk = await hashOf(bytesOf(text));
  const saying = async (setting: FilesSetting) => (await saidBy({ kept: [text], ...setting }))({ type }, { bulk });
  expect(await saying({ own: [], noted: false })).toMatch(/does not have what this names/);
  expect(await saying({ own: [text] })).toBe('admitted');
  expect(await saying({ own: [] })).toMatch(/does not have what this names/);
  expect(await saying({ own: [], role: 'admin' })).toBe('admitted');
});
