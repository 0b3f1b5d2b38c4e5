import fc from 'fast-check';
import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, test } from 'vitest';
import { accountOpened, billSaved } from '@/store/facts/accounts';
import { billEdit } from '@/store/billing/accounts/billEdit';
import { additionRecorded } from '@/store/facts/additions';
import { checkedFact } from '../../../support/factChecks';
import { careRequestOf } from '@/store/care/requisitions/careRequestSchema';
import { stockAsked } from '@/store/facts/careRequests';
import { accountDeactivated } from '@/store/facts/deactivations';
import { vehicleDeleted } from '@/store/facts/deletions';
import { jobRaised, serviceRaised } from '@/store/facts/jobs';
import { mailSent, smsSent } from '@/store/facts/messages';
import { requisitionOf } from '@/store/care/requisitions/requisitionSchema';
import { requisitionRaised } from '@/store/facts/requisitions';
import { productAdded, vendorAdded } from '@/store/facts/vendors';
import { account, accountDraft } from '../../../support/accounts';
import { runs } from '../../../support/runs';
import { everySchema } from '../../../support/schemas';

/** The fact that each form says with what it took, cast, as a form knows its values by its schema. */
const FACTS: Readonly<Partial<Record<keyof typeof everySchema, (values: never) => UnknownAction>>> = {
  clientSchema: (client: never) => accountOpened({ ...accountDraft(), client }),
  billingSchema: (billing: never) => accountOpened({ ...accountDraft(), billing }),
  packageSchema: (selection: never) => accountOpened({ ...accountDraft(), package: selection }),
  billSchema(values: never) {
    const { change } = billEdit(account(1), values);
    return billSaved(change.accountId, change.edit, change.vehicles);
  },
  additionSchema: (values: never) => additionRecorded(values),
  careRequestSchema: (values: never) => stockAsked(careRequestOf(values)),
  deactivationSchema: (values: object) => accountDeactivated({ ...values, accountId: undefined } as never),
  deletionSchema: (values: never) => vehicleDeleted('deletion-1', values, { vehicleId: 'leaving-1' }),
  jobSchema: (values: never) => jobRaised(values),
  serviceSchema: (values: never) => serviceRaised(values),
  mailSchema: (values: never) => mailSent(values),
  smsSchema: (values: never) => smsSent(values),
  requisitionSchema: (values: never) => requisitionRaised(requisitionOf(values)),
  productSchema: (values: never) => productAdded('vendor-1', values),
  vendorSchema: (values: never) => vendorAdded(values),
};

/** What people may type or paste. */
const typed = fc.oneof(
  fc.constantFrom(
    '\u202Ea\u202C',
    ' a\tb ',
    'a\r\nb',
    '\uD800',
    'Cafe\u0301',
    '1,00,000',
    '0.1',
    '999999999999.99',
    '999999',
    '-0',
    '0',
    '2024-02-29',
    'x'.repeat(200),
    '\u{1F69A}'.repeat(200),
    'a@b.c',
    '9820012345',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.double(),
  fc.constantFrom(null, undefined, []),
);

describe.each(Object.keys(FACTS))('what the form of %s takes', (name) => {
  const { schema, right } = everySchema[name] ?? { schema: undefined, right: {} };

  test('its fact may say', () => {
    fc.assert(
      fc.property(fc.constantFrom('', ...Object.keys(right)), typed, (field, value) => {
        const given = field === '' ? right : { ...right, [field]: value };
        if (!schema?.isValidSync(given)) return;
        const fact = FACTS[name]?.(schema.validateSync(given) as never);
        const kept = JSON.parse(JSON.stringify(fact)) as UnknownAction;
        expect(checkedFact(kept)).toEqual({ fact: kept, leftOut: [] });
      }),
      { numRuns: runs(150) },
    );
  });
});
