import { isRealDay } from '@/store/kit/calendar';
import { pinCodeRule } from '@/store/kit/schema/fieldRules';
import { givenText, typedLine } from '@/store/kit/typed/typedText';
import { COMPANY_LABELS } from './companyLabels';

const NO_DAY = `${COMPANY_LABELS.eInvoiceFrom} is not a date. Leave it empty where there are none.`;

/** What the company's details say for e-invoices: the parts of its address, and since when there are any. */
export const eInvoiceFields = {
  town: typedLine(COMPANY_LABELS.town),
  pinCode: pinCodeRule(COMPANY_LABELS.pinCode),
  eInvoiceFrom: givenText(NO_DAY).test({
    name: 'day',
    message: NO_DAY,
    skipAbsent: true,
    test: (given = '') => given === '' || isRealDay(given),
  }),
};

const CODES = ['subscriptionSac', 'hardwareHsn', 'installationSac', 'leaseSac'] as const;

/** That a code is too short for e-invoices, as it stands; undefined where none is. */
function shortCode(typed: object): string | undefined {
  const short = CODES.find((name) => /^\s*\d{4}\s*$/.test(String(Reflect.get(typed, name))));
  return short && `E-invoices ask for six digits: ${COMPANY_LABELS[short]} has four. Ask your accountant which six.`;
}

const REPORTED = ['billPrefix', 'creditPrefix', 'debitPrefix'] as const;

/** That numbers of a series are refused by the portal; undefined where none are. */
function zeroSeries(typed: object): string | undefined {
  const zero = REPORTED.find((name) => /^\s*0/.test(String(Reflect.get(typed, name))));
  return zero && `E-invoices take no number that begins with 0: choose another ${COMPANY_LABELS[zero]}.`;
}

/** The same as they are typed: with e-invoices no code has four digits, and no number begins with 0. */
export const typedEInvoiceFields = {
  ...eInvoiceFields,
  eInvoiceFrom: eInvoiceFields.eInvoiceFrom.test('codes', (from, { parent, createError }) => {
    const message = from ? (shortCode(parent as object) ?? zeroSeries(parent as object)) : undefined;
    return message === undefined || createError({ message });
  }),
};
