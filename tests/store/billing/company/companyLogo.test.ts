import { expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { hashOf } from '@/journal/kit/hash';
import { backupSize } from '@/store/backups/backupFormat';
import { readBackup } from '@/store/backups/backupReading';
import { backupBytes } from '@/store/backups/backupWriting';
import { emptyBusiness } from '@/store/business/business';
import { companyNow } from '@/store/billing/company/company';
import { companyTable } from '@/store/billing/company/companySlice';
import { task, fileOf } from '../../../support/backups';

test('a backup has the logo of the company, also the one that documents of before show', async () => {
  const { contents } = memoryShelf()();
  const logoOf = async (text: string) => {
    const bytes = new TextEncoder().encode(`GIF89a${text}`);
    const hash = await hashOf(bytes);
    await contents.put(hash, bytes);
    return { hash, name: `${text}.gif`, type: 'image/gif', size: bytes.length };
  };
  const version = async (number: number, text: string) => ({
    ...companyNow(emptyBusiness),
    id: `company-${number}`,
    number,
    logo: await logoOf(text),
  });
  const business = { ...emptyBusiness, company: companyTable([await version(1, 'then'), await version(2, 'now')]) };
  const head = { at: '2026-11-21T10:00:00.000Z', by: 'Asha' };
  const { files, business: back } = await readBackup(
    await fileOf(backupBytes({ ...head, business }, contents, task())),
    task(),
  );
  const texts = await Promise.all(files.map(async (file) => new TextDecoder().decode(await file.read())));
  expect(texts.toSorted()).toEqual(['GIF89anow', 'GIF89athen']);
  expect(companyNow(back).logo?.name).toBe('now.gif');
  expect(backupSize(business, 0) - backupSize(emptyBusiness, 0)).toBeGreaterThanOrEqual(19);
});
