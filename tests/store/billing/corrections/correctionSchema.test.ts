import { expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { correctionSchema } from '@/store/billing/corrections/correctionSchema';
import { clientFieldsOf } from '@/store/clients/accounts/clientChange';
import { emptyBusiness } from '@/store/business/business';
import { gstinOf } from '@/store/kit/typed/gstin';
import { account, accountDraft, billedVehicle, salesOf } from '../../../support/accounts';

const TODAY = '2026-11-21';
/** Billed on 1 Nov 2026. */
const opened = account(1, { vehicles: [billedVehicle(1)], openedOn: '2026-10-01' });
const schema = correctionSchema({ opened, books: { ...emptyBusiness, ...salesOf(opened) }, today: TODAY });

/** What is said below the fields of what was typed. */
function messages(typed: object, in_ = schema): Record<string, string> {
  try {
    in_.validateSync({ ...clientFieldsOf(opened), from: TODAY, ...typed }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]));
  }
}

test('the fields have the words of the wizard', () => {
  expect(
    messages({ companyName: '', mobileNumber: '98', emailAddress: 'meera', gstNo: '27', panNo: '', from: '' }),
  ).toEqual({
    companyName: 'Company name is required.',
    mobileNumber: 'Enter a valid 10-digit number.',
    emailAddress: 'Enter a valid email.',
    gstNo: 'Enter a valid GST number.',
    panNo: 'PAN number is required.',
    from: 'From is required.',
  });
});

test('what a file of clients need not tell may be empty, and nothing is put in its place', () => {
  const few = { firstName: '', emailAddress: '', potential: '', address: '', billingAddress: '', email: '' };
  expect(messages(few)).toEqual({});
  expect(schema.cast({ ...clientFieldsOf(opened), from: TODAY, ...few })).toMatchObject(few);
});

test('the state must be that of the GST number, once either is another', () => {
  const otherState = { state: 'The GST number is registered in Maharashtra, not in Delhi.' };
  expect(messages({ state: 'Delhi' })).toEqual(otherState);
  expect(messages({ state: 'Delhi', gstNo: gstinOf('07', 'AAPFU0939F') })).toEqual({});
  const odd = { ...opened, client: { ...accountDraft().client, state: 'Delhi' } };
  const ofOdd = correctionSchema({ opened: odd, books: emptyBusiness, today: TODAY });
  expect(messages({ state: 'Delhi', mobileNumber: '9820099999' }, ofOdd)).toEqual({});
});

test('a day before a bill is refused for what that says, and amounts as they are typed are no change', () => {
  const before = { from: '2026-10-31' };
  expect(messages({ ...before, billingAddress: '1 Dock Road' })).toEqual({
    from: 'The bill INV/26-27/000001 of 01 Nov 2026 says it as it was: choose that day or a later one.',
  });
  expect(messages({ ...before, mobileNumber: '9820099999', hardware: '9000', leaseMonths: '12' })).toEqual({});
});
