import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { runToEnd } from '@/journal/kit/runToEnd';
import { factUndone } from '@/journal/undo/undo';
import { emptyBusiness, type Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { installerAdded, installerEdited, installersImported } from '@/store/facts/installers';
import { installerTable } from '@/store/places/installers/installersSlice';
import { keepNamesApart } from '../../office/facts/keptNames';
import { answered } from '../support/memoryValidator';

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

/** What a fact makes of a business, and what takes it back there by now. */
function done(fact: UnknownAction, before: Business = business) {
  const after = runToEnd(businessModel.replaying(before, [fact], { overtaken: () => {}, unreadable: () => {} }));
  return { after, undo: businessModel.undoing(fact, before) };
}

test('an Undo and a Redo give no installer the letters and digits of another one by now', () => {
  const rename = installerEdited('installer-2', { was: { name: 'Vinod' }, to: { name: 'Vijay' } });
  const renamed = done(rename);
  expect(() => keepNamesApart(renamed.after, renamed.undo)).not.toThrow();
  for (const name of ['Vinod', 'VINOD.']) {
    const { after } = done(installerAdded({ name }), renamed.after);
    expect(() => keepNamesApart(after, renamed.undo)).toThrow(
      `Name: Vinod has the letters and digits of the installer ${name}`,
    );
  }
  const back = done(renamed.undo, renamed.after);
  const taken = done(installerAdded({ name: 'Vi-jay' }), back.after);
  expect(() => keepNamesApart(taken.after, back.undo)).toThrow('the installer Vi-jay');
});

test('what took back that an installer was added is not taken back once another one has his letters', () => {
  const added = done(installerAdded({ name: 'Anil' }));
  const gone = done(added.undo, added.after);
  expect(() => keepNamesApart(gone.after, gone.undo)).not.toThrow();
  const { after } = done(installerAdded({ name: 'ANIL' }), gone.after);
  expect(() => keepNamesApart(after, gone.undo)).toThrow('the installer ANIL');
});

test('an Undo of an import that gave two installers each other’s names goes in', () => {
  const edits = [
    { id: 'installer-1', edit: { was: { name: 'Rakesh Yadav' }, to: { name: 'Vinod' } } },
    { id: 'installer-2', edit: { was: { name: 'Vinod' }, to: { name: 'Rakesh Yadav' } } },
  ];
  const changes = edits.map(({ id, edit: { was, to } }) => ({
    path: ['installers', id, 'name'],
    was: was.name,
    is: to.name,
  }));
  const swapped = {
    ...business,
    installers: installerTable([
      { id: 'installer-1', number: 1, name: 'Vinod' },
      { id: 'installer-2', number: 2, name: 'Rakesh Yadav' },
    ]),
  };
  const undo = factUndone({ fact: installersImported({ added: [], edits }), changes });
  expect(() => keepNamesApart(swapped, undo)).not.toThrow();
});
