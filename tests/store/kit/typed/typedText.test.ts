import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyObject, ObjectSchema } from 'yup';
import { billingSchema } from '@/store/clients/accounts/billingSchema';
import { billSchema } from '@/store/billing/accounts/billSchema';
import { clientSchema } from '@/store/clients/accounts/clientSchema';
import { additionSchema } from '@/store/vehicles/additions/additionSchema';
import { careRequestSchema } from '@/store/care/requisitions/careRequestSchema';
import { deactivationSchema } from '@/store/clients/deactivations/deactivationSchema';
import { deletionSchema } from '@/store/vehicles/deletions/deletionSchema';
import { jobSchema } from '@/store/care/jobs/jobSchema';
import { serviceSchema } from '@/store/care/jobs/serviceSchema';
import { mailSchema } from '@/store/care/messages/mailSchema';
import { smsSchema } from '@/store/care/messages/smsSchema';
import { requisitionSchema } from '@/store/care/requisitions/requisitionSchema';
import { cleanArea, cleanLine } from '@/store/kit/typed/cleanText';
import { typedArea, typedLine } from '@/store/kit/typed/typedText';
import { productSchema } from '@/store/purchasing/vendors/productSchema';
import { vendorSchema } from '@/store/purchasing/vendors/vendorSchema';
import { messages } from '../../../support/messages';
import { isQuick, runs } from '../../../support/runs';

test.each([
  ['  Asha Rao ', 'Asha Rao'],
  ['Cafe\u0301', 'Caf\u00E9'],
  ['Ash\u0000a\u0007 Rao\u009F', 'Asha Rao'],
  ['MH12\tAB', 'MH12 AB'],
  ['Asha\r\nRao\u2028Joshi', 'Asha Rao Joshi'],
  ['\u202EoaR ahsA\u202C \u2066x\u2069\u200E\u200F', 'oaR ahsA x'],
  ['a\uD800b\uDC00', 'ab'],
  ['\u{1F69A} truck', '\u{1F69A} truck'],
  ['\u0915\u094D\u200D\u0937', '\u0915\u094D\u200D\u0937'],
  ['\u202E \u0000', ''],
])('the typed line %j is kept as %j', (typed, kept) => expect(cleanLine(typed)).toBe(kept));

test.each([
  [' 4 Link Road,\r\nMumbai\r400064 \n', '4 Link Road,\nMumbai\n400064'],
  ['a\u0000\u202E\n\nb', 'a\n\nb'],
])('the typed area %j is kept as %j', (typed, kept) => expect(cleanArea(typed)).toBe(kept));

test.skipIf(isQuick).each([cleanLine, cleanArea])('what is kept is kept as it is the next time', (clean) => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(clean(clean(typed))).toBe(clean(typed));
      expect(clean(typed).isWellFormed()).toBe(true);
    }),
  );
});

describe('a typed text', () => {
  const message = (rule: typeof name, value: unknown) => {
    try {
      rule.validateSync(value);
      return undefined;
    } catch (error) {
      return String(error);
    }
  };
  const name = typedLine('Name');
  const remark = typedArea('Remark');

  test.each([
    [name, 'x'.repeat(200), undefined],
    [name, ` ${'x'.repeat(200)} `, undefined],
    [name, '\u{1F69A}'.repeat(200), undefined],
    [name, 'x'.repeat(201), 'ValidationError: Name can have at most 200 characters.'],
    [remark, 'x'.repeat(2000), undefined],
    [remark, 'x'.repeat(2001), 'ValidationError: Remark can have at most 2,000 characters.'],
    [name, null, undefined],
    [name, undefined, undefined],
  ])('of a certain length is answered', (rule, value, answer) => expect(message(rule, value)).toBe(answer));

  test('that is none is answered with a message, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true, withDate: true }), (value) => {
        fc.pre(typeof value !== 'string' && value !== null && value !== undefined);
        expect(message(name, value)).toBe('ValidationError: Name must be a text.');
      }),
    );
    for (const value of [{ toString: 5 }, Object.create(null), Symbol('x'), () => 'x']) {
      expect(message(name, value)).toBe('ValidationError: Name must be a text.');
    }
  });
});

const schemas: [string, ObjectSchema<AnyObject>, string[], string[]][] = [
  ['client details', clientSchema, ['firstName', 'lastName', 'companyName'], ['address']],
  ['billing', billingSchema, ['billingName'], ['billingAddress']],
  ['bill', billSchema({ pricePerUnit: 200, discount: 0 }), ['userName', 'companyName'], ['address']],
  ['addition', additionSchema, ['clientName', 'company', 'vehicleNo'], []],
  ['stock request', careRequestSchema, ['location'], []],
  ['deletion', deletionSchema, [], ['reason']],
  ['deactivation', deactivationSchema, ['userName', 'companyName'], ['remark']],
  ['job', jobSchema, ['companyName', 'clientName', 'location'], ['remarks']],
  ['service', serviceSchema, ['clientUserName', 'companyName', 'registrationNo', 'location', 'personName'], ['remark']],
  ['mail', mailSchema, ['clientUsername', 'subject'], []],
  ['SMS', smsSchema, [], ['message']],
  ['requisition', requisitionSchema, ['assignInput', 'locationInput'], ['overallMaterialRequired']],
  ['product', productSchema, ['name'], []],
  ['vendor', vendorSchema, ['name', 'phone', 'gstNo', 'panNo', 'accountNo'], ['address']],
];

test.each(schemas)('the %s form holds each of its texts to the one rule', (_name, schema, lines, areas) => {
  const long = (fields: string[], size: number) => Object.fromEntries(fields.map((field) => [field, 'x'.repeat(size)]));
  const answers = messages(schema, { ...long(lines, 201), ...long(areas, 2001) });
  for (const field of lines) expect(answers[field]).toMatch(/ can have at most 200 characters\.$/);
  for (const field of areas) expect(answers[field]).toMatch(/ can have at most 2,000 characters\.$/);
  const kept = messages(schema, { ...long(lines, 200), ...long(areas, 2000) });
  for (const field of [...lines, ...areas]) expect(kept[field]).toBeUndefined();
});

const TYPED = ['string', 'number'];

test.each(schemas)(
  'the %s form answers any value of what is typed with a message, and never throws',
  (_name, schema) => {
    const nasty = fc.oneof(fc.anything({ withBigInt: true, withNullPrototype: true }), fc.constant({ toString: 5 }));
    const typed = Object.entries(schema.fields).flatMap(([name, field]) =>
      'type' in field && TYPED.some((type) => type === field.type) ? [name] : [],
    );
    fc.assert(
      fc.property(fc.record(Object.fromEntries(typed.map((field) => [field, nasty]))), (values) => {
        const answers = messages(schema, values);
        // A message of yup's own begins with the field's name in the code.
        for (const field of typed) expect(answers[field] ?? 'Taken').toMatch(/^[A-Z\d-]/);
      }),
      { numRuns: runs(40) },
    );
  },
);
