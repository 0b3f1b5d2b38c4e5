import { describe, expect, test } from 'vitest';
import { paths } from '@/paths';
import { everyPath } from '../support/everyPath';
import { placeWords } from '@/office/placeWords';
import { recordOf, sharedAddress } from '@/office/recordOf';

describe('which record an address is about', () => {
  test.each([
    ['/vendors/13', 'vendor 13'],
    ['/vendors/13/', 'vendor 13'],
    ['/vendors/013?q=relay', 'vendor 13'],
    ['/sales/detailed-client?account=5', 'account 5'],
    ['/sales/edit-bill?tab=x&account=5#end', 'account 5'],
    ['/sales/proforma?account=05', 'account 5'],
    ['/cce/view-job?tab=Service&details=7', 'job 7'],
    ['/cce/raise-service?vehicle=mh+12+ab+1234', 'vehicle MH12AB1234'],
    ['/cce/raise-service?vehicle=MH12AB1234', 'vehicle MH12AB1234'],
    ['/stocks/requested-stocks?details=3&q=x', 'stock request 3'],
    ['/stocks/devices/352168080110330?q=x', 'device 352168080110330'],
    ['/stocks/expected?details=2', 'bag 2'],
    ['/stocks/expected-stocks?details=2', 'bag 2'],
    ['/stocks/expected/branches?details=2', 'branch 2'],
    ['/stocks/expected/manufacturer?details=2', 'manufacturer 2'],
  ])('%s: %s', (place, record) => expect(recordOf(place)).toBe(record));

  test.each([
    '/vendors',
    '/vendors/add-vendor',
    '/vendors?q=13',
    '/vendors/13/prices',
    '/vendors/x',
    '/sales/edit-bill',
    '/sales/edit-bill?account=',
    '/sales/edit-bill?account=five',
    '/sales/display-billed?account=5',
    '/cce/view-job?tab=Service',
    '/cce/view-job?details=-1',
    '/cce/raise-service?vehicle=%20',
    'constructor?details=1',
    '',
    '?details=1',
    '//elsewhere.example/vendors/1',
    '%E0%A4%A',
  ])('%j is about none', (place) => expect(recordOf(place)).toBeUndefined());

  test('says no more of a vehicle than its number may have, and nothing unseen', () => {
    expect(recordOf(`/cce/raise-service?vehicle=${'MH12'.repeat(50)}`)).toBe(`vehicle ${'MH12'.repeat(5)}`);
    expect(recordOf('/cce/raise-service?vehicle=MH%E2%80%AE12%00')).toBe('vehicle MH12');
  });
});

describe('where somebody is, in words', () => {
  test.each([...everyPath, paths.office.users])('%s has words', (path) =>
    expect(placeWords(path)).toMatch(/^[A-Z].+$/),
  );

  test.each([
    ['/vendors', 'Vendors'],
    ['/vendors/', 'Vendors'],
    ['/vendors/13', 'Vendor 13'],
    ['/vendors?q=metro&page=2', 'Vendors'],
    ['/sales/edit-bill?account=5', 'Edit Bill, account 5'],
    ['/cce/view-job?details=7', 'View Job, job 7'],
    ['/cce/view-job?tab=Service', 'View Job'],
    ['/', 'Home'],
  ])('%s: %s', (place, words) => expect(placeWords(place)).toBe(words));

  test.each(['', '/nowhere', 'constructor', 'Ravi was here'])(
    '%j, which is no address of this program, has none',
    (place) => expect(placeWords(place)).toBeUndefined(),
  );
});

test.each([
  ['/stocks/devices?q=Konkan+Carriers&page=2', '/stocks/devices'],
  ['/vendors/13?q=relay#end', '/vendors/13'],
  ['/sales/edit-bill?tab=x&account=5', '/sales/edit-bill?account=5'],
  ['/cce/raise-service?vehicle=mh+12+ab+1234&q=Saxena', '/cce/raise-service?vehicle=MH12AB1234'],
  ['/sales/edit-bill?account=Konkan', '/sales/edit-bill'],
])('others are told of the screen and the record at %s, and not what is searched for', (place, told) => {
  expect(sharedAddress(place)).toBe(told);
  expect(recordOf(told)).toBe(recordOf(place));
});
