import { expect, test } from 'vitest';
import { clientImportable } from '@/store/billing/importing/clientImportable';
import type { Importable } from '@/store/kit/sheets/importable';
import { branchImportable } from '@/store/places/branches/branchImport';
import { installerImportable } from '@/store/places/installers/installerImport';
import { productImportable } from '@/store/purchasing/vendors/productImport';
import { vendorImportable } from '@/store/purchasing/vendors/vendorImport';
import { bytesOfSheet, inShort, validated } from '../../support/sheets';
import { smallBusiness } from '../../support/tabs';

/** What an import makes of its own template, as it is downloaded, where nothing is yet. */
async function templateOf<Draft extends object, Known extends { id: string }>(importable: Importable<Draft, Known>) {
  const { columns, examples } = importable;
  const rows = examples.map((example) => columns.map(({ key }) => example[key] as string | number));
  return inShort(await validated(importable, [], await bytesOfSheet({ columns, rows }, 'xlsx')));
}

test('the template of an import comes in as new rows, as it is', async () => {
  const branches = Object.values(smallBusiness.branches.entities);
  const templates = await Promise.all([
    templateOf(clientImportable(smallBusiness)),
    templateOf(vendorImportable),
    templateOf(branchImportable),
    templateOf(installerImportable(branches)),
    templateOf(productImportable),
  ]);
  for (const rows of templates) expect(new Set(rows)).toEqual(new Set(['New']));
});
