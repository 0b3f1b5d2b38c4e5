import type { ObjectShape } from 'yup';
import { expect, test } from 'vitest';
import { billFields, vehicleFields } from '@/store/clients/accounts/accountSchema';
import { billingFields } from '@/store/clients/accounts/billingSchema';
import { clientFields } from '@/store/clients/accounts/clientSchema';
import { packageFields } from '@/store/clients/accounts/packageSchema';
import { companyEditFields } from '@/store/billing/company/companySchema';
import { deviceTraits } from '@/store/stock/devices/deviceSchema';
import { rowCheck } from '@/store/kit/schema/rowCheck';
import { editOf } from '@/store/kit/schema/rowRules';
import { productFields } from '@/store/purchasing/vendors/productSchema';

/** Fields of every kind of rule that an edit has. */
const EDITED: readonly (readonly [what: string, fields: ObjectShape])[] = [
  ['client', clientFields],
  ['billing', billingFields],
  ['package', packageFields],
  ['bill', billFields],
  ['company', companyEditFields],
  ['device', deviceTraits],
  ['product', productFields],
  ['vehicle', vehicleFields],
];

test.each(EDITED)('an edit of a %s says of any field that there was nothing before', (_what, fields) => {
  const validate = rowCheck(editOf(fields));
  for (const field of Object.keys(fields)) {
    const edit = { was: { [field]: null }, to: {} };
    expect(validate(edit)).toEqual({ row: edit });
  }
});

test('an edit empties a field that may be left out, and no other', () => {
  const validate = rowCheck(editOf({ model: deviceTraits.model, productName: deviceTraits.productName }));
  const edit = { was: { model: 'FMB920' }, to: { model: null } };
  expect(validate(edit)).toEqual({ row: edit });
  expect(validate({ was: { productName: 'OBD tracker' }, to: { productName: null } })).toEqual({
    reason: 'to.productName: Product Name is required.',
  });
});
