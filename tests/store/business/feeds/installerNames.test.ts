import { expect, test } from 'vitest';
import { installerNameWarning } from '@/store/business/feeds/installerNames';
import { installerTable } from '@/store/places/installers/installersSlice';

const called = (...names: string[]) => ({
  installers: installerTable(names.map((name, index) => ({ id: `i${index}`, number: index + 1, name }))),
});

test('a user who is to be an installer is warned of a name that is no installer’s, and told which fit', () => {
  const business = called('Rakesh Yadav', 'Omar Shaikh', 'अनिल', 'Same Name', 'Same-Name');
  expect(installerNameWarning(business, 'Suresh')).toBe(
    'No installer is called so, or more than one is: no jobs and no bag are found by this name. Names that fit: Rakesh-Yadav and Omar-Shaikh.',
  );
  expect(installerNameWarning(business, 'rakesh_yadav')).toBeUndefined();
  expect(installerNameWarning(business, ' ')).toBeUndefined();
  expect(installerNameWarning(business, 'Same-Name')).toContain('more than one is');
});

test('where no name fits it says how one comes, and of many it names a few', () => {
  expect(installerNameWarning(called(), 'Suresh')).toContain('Add the installer under Stock Settings.');
  expect(installerNameWarning(called('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'), 'Suresh')).toContain(
    'fit: A, B, C, D, E, F, G, H and 2 more.',
  );
});
