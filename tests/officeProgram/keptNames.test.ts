import { expect, test } from 'vitest';
import { emptyBusiness } from '@/store/business/business';
import { installerAdded, installerEdited, installersImported } from '@/store/facts/installers';
import { installerTable } from '@/store/places/installers/installersSlice';
import { answered } from '../support/judge';

const business = {
  ...emptyBusiness,
  installers: installerTable([
    { id: 'installer-1', number: 1, name: 'Rakesh Yadav' },
    { id: 'installer-2', number: 2, name: 'Vinod' },
  ]),
};
const TAKEN = expect.stringMatching(/^Name: .* has the letters and digits of the installer Rakesh Yadav/);
const said = (fact: Parameters<typeof answered>[1], role: 'stock' | 'admin' = 'stock') =>
  answered('Vijay', fact, { business, role });

test('nobody adds, renames or imports an installer with the letters and digits of another one', async () => {
  for (const name of ['Rakesh-Yadav', 'Rakesh  Yadav.', 'RAKESH YADAV!', 'rakeshyadav'])
    expect(await said(installerAdded({ name }))).toEqual(TAKEN);
  const renamed = installerEdited('installer-2', { was: { name: 'Vinod' }, to: { name: 'Rakesh.Yadav' } });
  expect(await said(renamed, 'admin')).toEqual(TAKEN);
  expect(await said(installersImported({ added: [{ name: 'Anil' }, { name: 'Rakesh_Yadav' }], edits: [] }))).toEqual(
    TAKEN,
  );
  expect(await said(installersImported({ added: [{ name: 'Anil K' }, { name: 'Anil-K' }], edits: [] }))).toEqual(
    expect.stringContaining('the installer Anil K'),
  );
});

test('a name without a letter or a digit is none, and an installer may be respelt', async () => {
  expect(await said(installerAdded({ name: '—!' }))).toEqual(expect.stringMatching(/^Name: —! has no letter or digit/));
  expect(await said(installerAdded({ name: 'Rakesh Yadav 2' }))).toHaveProperty('type');
  const respelt = installerEdited('installer-1', { was: { name: 'Rakesh Yadav' }, to: { name: 'Rakesh-Yadav' } });
  expect(await said(respelt, 'admin')).toHaveProperty('type');
});

test('names of an Indian script differ by their vowel signs', async () => {
  const added = [{ name: 'राम कुमार' }, { name: 'रमा कुमारी' }];
  expect(await said(installersImported({ added, edits: [] }))).toHaveProperty('type');
});

test('an import goes in without an installer who was added meanwhile under the very same name', async () => {
  expect(
    await said(installersImported({ added: [{ name: 'Anil' }, { name: 'Rakesh Yadav' }], edits: [] })),
  ).toHaveProperty('type');
});
