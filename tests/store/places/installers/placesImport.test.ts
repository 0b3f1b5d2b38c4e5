import { describe, expect, test } from 'vitest';
import { branchImportable, branchImportOf } from '@/store/places/branches/branchImport';
import type { BranchDraft } from '@/store/places/branches/branch';
import { branchFitting } from '@/store/places/branches/branchFitting';
import { selectBranches } from '@/store/places/branches/branchesSlice';
import { branchAdded, branchesImported, branchEdited } from '@/store/facts/branches';
import { createStore, type Fact } from '@/store/business/store';
import { installerImportable, installerImportOf } from '@/store/places/installers/installerImport';
import { selectInstallers } from '@/store/places/installers/installersSlice';
import { installersImported } from '@/store/facts/installers';
import { done, reasonOf } from '../../../support/said';
import { bytesOf, inShort, validated } from '../../../support/sheets';
import { smallBusiness } from '../../../support/tabs';

describe('a file of branches', () => {
  const known = selectBranches(smallBusiness);
  const rowsOf = (text: string) => validated(branchImportable, known, bytesOf(text));

  test('brings new ones, and changes those known by their names; a lost 0 of the state code is given back, and a state may be named', async () => {
    const rows = await rowsOf(
      'City,GST State Code\ndelhi,9\nPune,maharashtra\nPune,27\nMumbai,Gao\nJammu,Jammu and Kashmir',
    );
    expect(inShort(rows)).toEqual([
      'Changed',
      'New',
      'Wrong branch: Row 3 has this Branch already.',
      'Wrong stateCode: State Code has 2 digits, such as 07 for Delhi.',
      'New',
    ]);
    const store = createStore(smallBusiness);
    done(store.dispatch(branchesImported(branchImportOf(rows))));
    expect(
      selectBranches(store.getState()).map(({ number, branch, stateCode }) => [number, branch, stateCode]),
    ).toEqual([
      [1, 'delhi', '09'],
      [2, 'Pune', '27'],
      [3, 'Jammu', '01'],
    ]);
  });

  test('leaves alone what it does not tell', async () => {
    expect(inShort(await rowsOf('Branch\nDelhi'))).toEqual(['Same']);
    expect(inShort(await rowsOf('Branch,State Code\nDelhi,\u200E'))).toEqual(['Same']);
  });

  test('leaves out what somebody changed or added meanwhile, and says why when nothing is left', async () => {
    const brought = branchImportOf(await rowsOf('Branch,State Code\nDelhi,09'));
    const store = createStore(smallBusiness);
    done(store.dispatch(branchEdited('branch-1', { was: { stateCode: '07' }, to: { stateCode: '08' } })));
    expect(reasonOf(store.dispatch(branchesImported(brought)))).toContain('State Code is 08 now');
    expect(reasonOf(store.dispatch(branchesImported({ added: [{ branch: 'DELHI' }], edits: [] })))).toBe(
      'There is a branch DELHI already.',
    );
  });
});

describe('what a file brings to branches that changed meanwhile', () => {
  const edit = (id: string, to: BranchDraft) => ({ id, edit: { was: { branch: 'Delhi', stateCode: '07' }, to } });
  const fittingAfter = (...facts: readonly Fact[]) => {
    const store = createStore(smallBusiness);
    for (const fact of facts) done(store.dispatch(fact));
    const { leftOut, ...going } = branchFitting(store.getState().branches, {
      added: [{ branch: 'Pune' }, { branch: 'pune' }, { branch: 'Goa' }],
      edits: [edit('branch-1', { branch: 'New Delhi', stateCode: '09' }), edit('branch-9', { branch: 'Delhi' })],
    });
    return { going, reasons: leftOut.map(({ refusal }) => refusal.reason) };
  };
  const TWICE = 'There is a branch pune already.';
  const GONE = 'This branch is not there any more: somebody undid adding it.';

  test('goes in where it fits, each new branch once', () => {
    const { going, reasons } = fittingAfter();
    expect(going.added).toEqual([{ branch: 'Pune' }, { branch: 'Goa' }]);
    expect(going.edits.map(({ id }) => id)).toEqual(['branch-1']);
    expect(reasons).toEqual([GONE, TWICE]);
  });

  test('is left out where somebody was faster, with the reason', () => {
    const { going, reasons } = fittingAfter(branchAdded({ branch: 'NEW DELHI' }), branchAdded({ branch: 'GOA' }));
    expect(going).toEqual({ added: [{ branch: 'Pune' }], edits: [] });
    expect(reasons).toEqual(['There is a branch New Delhi already.', GONE, TWICE, 'There is a branch Goa already.']);
  });
});

describe('a file of installers', () => {
  const branches = selectBranches(smallBusiness);
  const rowsOf = (text: string) =>
    validated(installerImportable(branches), selectInstallers(smallBusiness), bytesOf(text));

  test('names the branch of each, and takes a mobile number however it is written', async () => {
    const rows = await rowsOf(
      'Technician,Mobile,Branch Name\nRavi Kumar,+91 98200 12345,delhi\nrakesh yadav,,Delhi\nVinod Nair,12,Goa',
    );
    expect(inShort(rows)).toEqual([
      'New',
      'Changed',
      'Wrong mobile: Enter a valid 10-digit number. branch: This can be Delhi.',
    ]);
    const store = createStore(smallBusiness);
    done(store.dispatch(installersImported(installerImportOf(branches)(rows))));
    expect(selectInstallers(store.getState())).toMatchObject([
      { number: 1, name: 'rakesh yadav', branchId: 'branch-1' },
      { number: 2, name: 'Ravi Kumar', mobile: '9820012345', branchId: 'branch-1' },
    ]);
  });

  test('brings nobody twice', () => {
    const store = createStore(smallBusiness);
    const said = store.dispatch(installersImported({ added: [{ name: 'Rakesh Yadav' }], edits: [] }));
    expect(reasonOf(said)).toBe('There is an installer Rakesh Yadav already.');
  });
});
