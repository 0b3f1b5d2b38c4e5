import { expect, test } from 'vitest';
import { officeSlice, userKnown } from '@/store/browser/officeSlice';
import { emptyBusiness } from '@/store/business/business';
import { selectSetup } from '@/store/business/setup';
import { paths } from '@/paths';
import { sampleBusiness } from '@/store/sample/sampleBusiness';
import { smallBusiness } from '../../support/tabs';

const told = (business: typeof emptyBusiness) =>
  selectSetup(business).map(({ title, isDone, there }) => [title, isDone, there]);

test('of an empty business no step is done, and the company says what is missing', () => {
  expect(told(emptyBusiness)).toEqual([
    [
      'Company',
      false,
      'Not filled in yet: Company Name, Address, State, GST Number, Bank, Account Number, IFSC, UPI ID',
    ],
    ['Branches', false, 'None yet'],
    ['Installers', false, 'None yet'],
    ['Vendors', false, 'None yet'],
    ['Clients', false, 'None yet'],
    ['Stock', false, 'None yet'],
    ['People', false, 'All data is in this browser alone'],
  ]);
});

test('a step is done once there is one of it, and counts what is there', () => {
  expect(told(smallBusiness)).toContainEqual(['Vendors', true, '2 vendors']);
  expect(
    selectSetup(sampleBusiness('2026-11-22'))
      .filter(({ isDone }) => !isDone)
      .map(({ name }) => name),
  ).toEqual(['people']);
});

test('people come in through an office, and in one the step is done', () => {
  const office = officeSlice.reducer(undefined, userKnown({ user: { name: 'Asha', role: 'admin' }, denied: {} }));
  const people = (state: Parameters<typeof selectSetup>[0]) => selectSetup(state).at(-1);
  expect(people(emptyBusiness)).toMatchObject({ isDone: false, byHand: { to: '/start?do=invite' } });
  expect(people({ ...emptyBusiness, office })).toMatchObject({ isDone: true, byHand: { to: paths.office.users } });
});
