import { describe, expect, test } from 'vitest';
import { companyNow, missingDetails, type Company } from '@/store/billing/company/company';
import { detailsOf } from '@/store/billing/company/companyDetails';
import { COMPANY_LABELS } from '@/store/billing/company/companyLabels';
import { companySchema, companyOpenedIn } from '@/store/billing/company/companySchema';
import { companyTable } from '@/store/billing/company/companySlice';
import { edited, valueChanges } from '@/store/kit/edit';

const nothingYet = detailsOf(companyNow({ company: companyTable([]) }));

const messagesOf = (change: object): readonly string[] => {
  try {
    companySchema.validateSync({ ...nothingYet, ...change }, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: readonly string[] }).errors;
  }
};

test('what holds until somebody says otherwise is valid, and says what is missing', () => {
  expect(messagesOf({})).toEqual([]);
  expect(missingDetails(nothingYet)).toEqual([
    'name',
    'address',
    'stateCode',
    'gstin',
    'bankName',
    'bankAccountNo',
    'ifsc',
    'upiId',
  ]);
  expect(missingDetails({ ...nothingYet, name: 'Trackyard', upiId: 'trackyard@hdfcbank' })).not.toContain('name');
});

test('a field that was emptied is blank, not missing', () => {
  expect(companySchema.cast({ ...nothingYet, name: undefined, gstin: undefined }, { assert: false })).toMatchObject({
    name: '',
    gstin: '',
  });
});

test('what is kept in capitals is made so', () => {
  const typed = { gstin: ' 27aapfu0939f1zv ', panNo: 'aapfu0939f', ifsc: 'hdfc0001234', billPrefix: 'inv' };
  expect(companySchema.cast({ ...nothingYet, ...typed })).toMatchObject({
    gstin: '27AAPFU0939F1ZV',
    panNo: 'AAPFU0939F',
    ifsc: 'HDFC0001234',
    billPrefix: 'INV',
  });
});

test.each([
  [{ gstin: '27AAPFU0939F1ZV', panNo: 'AAPFU0939F', stateCode: '27' }],
  // Its check character is only warned of.
  [{ gstin: '29AAFCA7488L1Z0', stateCode: '29' }],
  [{ gstin: '', stateCode: '38' }],
  [{ gstin: '', stateCode: '97' }],
  [{ ifsc: 'SBIN0AB12CD', upiId: 'asha.rao-1@okaxis', bankAccountNo: '123456789' }],
  [{ dueDays: '0', validDays: '365', billPrefix: 'A1' }],
  [{ tdsRates: [{ code: '194C', rate: '0.1' }] }],
  [{ tdsRates: [] }],
])('%j is valid', (change) => expect(messagesOf(change)).toEqual([]));

describe('each wrong field has its message', () => {
  test.each<[object, string]>([
    [
      { gstin: '27AAPFU0939F1' },
      'A GST number is two digits, the PAN, a digit or letter, Z and a check character: 27AAPFU0939F1ZV.',
    ],
    [{ panNo: 'AAPFU0939' }, 'A PAN is five letters, four digits and a letter: AAPFU0939F.'],
    [{ stateCode: '98' }, 'Choose the state from the list.'],
    [
      { gstin: '29AAFCA7488L1Z0', stateCode: '27' },
      'The GST number is registered in Karnataka (29). Choose that state, or check the GST number.',
    ],
    [
      { gstin: '29aafca7488l1z0' },
      'The GST number is registered in Karnataka (29). Choose that state, or check the GST number.',
    ],
    [{ gstin: '98AAFCA7488L1Z0' }, 'The GST number begins with 98, which is no state. Check its first two digits.'],
    [{ email: 'office' }, 'Enter a valid email.'],
    [{ bankAccountNo: '12AB' }, 'An account number is 9 to 18 digits.'],
    [{ ifsc: 'HDFC1001234' }, 'An IFSC is four letters, a zero and six letters or digits: HDFC0001234.'],
    [{ upiId: 'trackyard' }, 'A UPI ID is a name, an @ and a bank: trackyard@hdfcbank.'],
    [{ billPrefix: 'BILL' }, 'Tax Invoice Series is one to three letters or digits.'],
    [{ receiptPrefix: 'R/' }, 'Receipt Series is one to three letters or digits.'],
    [{ creditPrefix: '' }, 'Credit Note Series is required.'],
    [{ hardwareHsn: '85269' }, 'HSN of a Device is 4, 6 or 8 digits.'],
    [{ dueDays: '366' }, 'Due After Days can be at most 365.'],
    [{ dueDays: '1.5' }, 'Due After Days must be a whole number.'],
    [{ validDays: '' }, 'Quotation Valid for Days is required.'],
    [{ tdsRates: [{ code: '', rate: '1' }] }, 'Section is required.'],
    [{ tdsRates: [{ code: '194C', rate: '' }] }, 'Rate is required.'],
    [{ tdsRates: [{ code: '194C', rate: '101' }] }, 'Rate can be at most 100 percent.'],
    [{ tdsRates: [{ code: '194C', rate: '0.125' }] }, 'Rate can have at most two decimals.'],
    [
      {
        tdsRates: [
          { code: '194C', rate: '1' },
          { code: '194c', rate: '2' },
        ],
      },
      'TDS Rates: a section is listed twice. Remove one.',
    ],
    [{ logo: { hash: 'a', name: 'logo.pdf', type: 'application/pdf', size: 9 } }, 'Logo: choose a PNG or JPEG image.'],
    [{ logo: 'logo.png' }, 'Choose the logo again.'],
  ])('%j', (change, message) => expect(messagesOf(change)).toEqual([message]));
});

test('a draft goes on from what its form opened with, with the logo of now; what is none is passed over', () => {
  const logo = { hash: 'a', name: 'logo.png', type: 'image/png', size: 9 };
  const { logo: _none, ...then } = { ...nothingYet, name: 'Then' };
  expect(companyOpenedIn({ ...nothingYet, name: 'Now', logo }, then)).toEqual({ ...then, logo });
  expect(companyOpenedIn(nothingYet, { name: 'Then' })).toBeUndefined();
});

test('a change of the TDS table, of the logo and of days is told value by value', () => {
  const logo = { hash: 'a', name: 'logo.png', type: 'image/png', size: 9 };
  const draft = {
    ...nothingYet,
    dueDays: 30,
    logo,
    tdsRates: [
      { code: '194C', rate: 2 },
      { code: '194Q', rate: 0.1 },
    ],
  };
  const edit = edited<Company>({ ...nothingYet, tdsRates: [] }, draft);
  expect(valueChanges<Company>(edit, COMPANY_LABELS).map(({ label, was, is }) => `${label}: ${was} to ${is}`)).toEqual([
    'Logo: empty to logo.png',
    'Due After Days: 15 to 30',
    'TDS Rates: empty to 194C 2, 194Q 0.1',
  ]);
});

test('two series that begin the same way are refused by both fields', () => {
  expect(messagesOf({ creditPrefix: 'rc' })).toEqual([
    'Receipt Series begins the same way: two documents would have one number. Choose another.',
    'Credit Note Series begins the same way: two documents would have one number. Choose another.',
  ]);
});
