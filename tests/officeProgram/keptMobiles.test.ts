import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { factUndone } from '@/journal/undo/undo';
import { branchAdded, branchEdited, branchesImported } from '@/store/facts/branches';
import { installerAdded, installerEdited, installersImported } from '@/store/facts/installers';
import { keepGstins, keepMobiles } from '../../office/facts/keptMobiles';

const edit = { was: { mobile: '9876543210' }, to: { mobile: '9123456780' } };
const renamed = { was: { name: 'Rakesh' }, to: { name: 'Rakesh Yadav' } };
const changing = [
  installerEdited('installer-1', edit),
  installerEdited('installer-1', { was: { mobile: null }, to: { mobile: '9123456780' } }),
  installersImported({ added: [], edits: [{ id: 'installer-1', edit }] }),
  branchEdited('branch-1', edit),
  branchesImported({ added: [], edits: [{ id: 'branch-1', edit }] }),
  factUndone({ fact: installerEdited('installer-1', edit), changes: [] }),
  factUndone({ fact: factUndone({ fact: installerEdited('installer-1', edit), changes: [] }), changes: [] }),
];

test.each(changing)('the mobile number of an installer or a branch is changed by an admin alone: $type', (fact) => {
  expect(() => keepMobiles('stock', fact)).toThrow(
    'Only an admin changes the mobile number of an installer or a branch',
  );
  expect(() => keepMobiles('admin', fact)).not.toThrow();
});

test.each([
  installerEdited('installer-1', renamed),
  installersImported({ added: [], edits: [{ id: 'installer-1', edit: renamed }] }),
  branchEdited('branch-1', { was: { branch: 'Pune' }, to: { branch: 'Delhi' } }),
  factUndone({ fact: installerEdited('installer-1', renamed), changes: [] }),
])('no installer or branch takes the name of another one but by an admin: $type', (fact) => {
  expect(() => keepMobiles('stock', fact)).toThrow('Only an admin renames an installer or a branch');
  expect(() => keepMobiles('admin', fact)).not.toThrow();
});

const vinod = { name: 'Vinod', mobile: '9123456780' };
const pune = { branch: 'Pune', mobile: '9123456780' };
const undone = (fact: UnknownAction) => factUndone({ fact, changes: [] });

test.each([
  undone(installerAdded(vinod)),
  undone(installerAdded({ name: 'Vinod' })),
  undone(installersImported({ added: [vinod], edits: [] })),
  undone(branchAdded(pune)),
  undone(branchesImported({ added: [pune], edits: [] })),
  undone(undone(undone(installerAdded(vinod)))),
])('no installer or branch goes but by an admin, so that none comes back with another mobile number', (fact) => {
  expect(() => keepMobiles('stock', fact)).toThrow('Only an admin takes back that an installer or a branch was added');
  expect(() => keepMobiles('admin', fact)).not.toThrow();
});

test.each([
  undone(branchEdited('branch-1', { was: { stateCode: '07' }, to: { stateCode: '27' } })),
  branchAdded({ branch: 'Pune', mobile: '9123456780' }),
  branchEdited('branch-1', { was: { stateCode: '07' }, to: { stateCode: '27' } }),
  installerAdded({ name: 'Vinod', mobile: '9123456780' }),
  installerEdited('installer-1', { was: { branchId: null }, to: { branchId: 'branch-1' } }),
  installersImported({ added: [{ name: 'Vinod', mobile: '9123456780' }], edits: [] }),
  undone(undone(installerAdded(vinod))),
  undone(undone(branchesImported({ added: [pune], edits: [] }))),
])('whoever works with stock adds installers and branches and changes the rest of them: $type', (fact) => {
  expect(() => keepMobiles('stock', fact)).not.toThrow();
});

const registered = { gstin: '07AAHCT6129L1ZX', address: 'Okhla' };
const registering = { was: { gstin: null }, to: { gstin: registered.gstin } };

test.each([
  branchAdded({ branch: 'Pune', ...registered }),
  branchEdited('branch-1', registering),
  branchEdited('branch-1', { was: { gstin: registered.gstin }, to: { gstin: null } }),
  branchesImported({ added: [{ branch: 'Pune', ...registered }], edits: [] }),
  branchesImported({ added: [], edits: [{ id: 'branch-1', edit: registering }] }),
  factUndone({ fact: branchEdited('branch-1', registering), changes: [] }),
])('the GST number of a branch is told and changed by an admin alone: $type', (fact) => {
  expect(() => keepGstins('stock', fact)).toThrow('Only an admin changes the GST number of a branch');
  expect(() => keepGstins('admin', fact)).not.toThrow();
});

test('a branch without a GST number is added by whoever works with stock', () => {
  expect(() => keepGstins('stock', branchAdded({ branch: 'Pune' }))).not.toThrow();
});
