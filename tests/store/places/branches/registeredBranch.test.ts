import { expect, test } from 'vitest';
import { createStore } from '@/store/business/store';
import { branchAdded, branchEdited, branchesImported } from '@/store/facts/branches';
import type { BranchDraft } from '@/store/places/branches/branch';
import { branchSchema } from '@/store/places/branches/branchSchema';
import { done, reasonOf } from '../../../support/said';
import { DELHI_GSTIN, registeredBusiness } from '../../../support/transfers';

const GOA: BranchDraft = {
  branch: 'Goa',
  stateCode: '30',
  gstin: '30AAHCT6129L1ZC',
  address: '4 Panjim Road, Goa 403001',
};

const wrongOf = (typed: Partial<BranchDraft>) =>
  branchSchema.validate({ ...GOA, ...typed }).then(
    () => 'nothing',
    (error: unknown) => String(error),
  );

test.each<[string, Partial<BranchDraft>, string]>([
  ['a GST number in small letters, with spaces around it', { gstin: ' 30aahct6129l1zc ' }, 'nothing'],
  ['no GST number and no address', { gstin: '', address: '' }, 'nothing'],
  ['a GST number without a State Code', { stateCode: '' }, 'nothing'],
  ['what is no GST number', { gstin: 'GOA-1' }, 'A GST number is two digits, the PAN'],
  [
    'a GST number of another state',
    { gstin: DELHI_GSTIN },
    'The GST number is registered in Delhi (07), and State Code is 30. Correct one of the two.',
  ],
  ['a town and a PIN code', { town: 'Panaji', pinCode: '403001' }, 'nothing'],
  ['what is no PIN code', { pinCode: '40300' }, 'PIN Code is six digits'],
  ['a GST number without an address', { address: ' ' }, 'Address is required with a GST number'],
])('the form of a branch takes %s, or says what cures it', async (_what, typed, wrong) => {
  expect(await wrongOf(typed)).toContain(wrong);
});

test('a branch is registered under the PAN of the company', () => {
  const store = createStore(registeredBusiness);
  const reason =
    'Goa: The GST number has the PAN AAPFU0939F, and the company’s PAN is AAHCT6129L: branches are registered under one PAN. Check both numbers.';
  const foreign = { ...GOA, gstin: '30AAPFU0939F1ZP' };
  expect(reasonOf(store.dispatch(branchAdded(foreign)))).toBe(reason);
  expect(reasonOf(store.dispatch(branchesImported({ added: [foreign], edits: [] })))).toBe(reason);
  done(store.dispatch(branchAdded(GOA)));
});

test('a State Code that is another than that of the GST number is refused by itself as well', () => {
  const store = createStore(registeredBusiness);
  const edit = { was: { stateCode: '07' }, to: { stateCode: '27' } };
  const wrong = 'Delhi: The GST number is registered in Delhi (07), and State Code is 27. Correct one of the two.';
  expect(reasonOf(store.dispatch(branchEdited('branch-1', edit)))).toBe(wrong);
  expect(reasonOf(store.dispatch(branchesImported({ added: [], edits: [{ id: 'branch-1', edit }] })))).toBe(wrong);
});
