import type { InferType, StringSchema } from 'yup';
import { isAttachment } from '@/store/kit/attachments/attachment';
import { attachmentRule } from '@/store/kit/attachments/attachmentSchema';
import { isDrawn } from '@/store/kit/attachments/attachmentType';
import { cleanLine } from '@/store/kit/typed/cleanText';
import { record } from '@/store/kit/schema/formRules';
import { list, numberBetween, part, rowOf, text } from '@/store/kit/schema/rowRules';
import { GSTIN, PAN, stateNamed } from '@/store/kit/typed/taxIds';
import { count } from '@/store/kit/typed/typedNumber';
import { typedArea, typedLine } from '@/store/kit/typed/typedText';
import { registeredElsewhere, type Company } from './company';
import { COMPANY_LABELS } from './companyLabels';
import { eInvoiceFields, typedEInvoiceFields } from './eInvoiceFields';
import { HSN_FORM } from '@/store/kit/gstRates';
import { gstRatesRule, typedGstRates } from './gstRatesSchema';
import { ownSeriesFields, seriesFields } from './seriesSchema';
import { tallyLedgersRule, typedTallyLedgers } from './tallyLedgersSchema';
import { MOST_PERCENT, typedTdsRates } from './tdsRatesSchema';

/** The most days that a bill may stay open, or a quotation hold. */
const MOST_DAYS = 365;

const days = (label: string) =>
  count(label).max(MOST_DAYS, `${label} can be at most ${MOST_DAYS}.`).required(`${label} is required.`);
const upper = (typed: unknown) => (typeof typed === 'string' ? cleanLine(typed.toUpperCase()) : typed);
const code = (label: string) =>
  typedLine(label)
    .required(`${label} is required.`)
    .matches(HSN_FORM, { message: `${label} is 4, 6 or 8 digits.`, excludeEmptyString: true });
/** A line of a certain shape, or blank while it is not known. */
const shapedOrBlank = (label: string, shape: RegExp, wrong: string) =>
  typedLine(label).defined().matches(shape, { message: wrong, excludeEmptyString: true });
const inCapitals = (label: string, shape: RegExp, wrong: string) => shapedOrBlank(label, shape, wrong).transform(upper);

/** The company's details: what is not known yet is blank, and what is written has its shape. */
export const companyFields = {
  name: typedLine(COMPANY_LABELS.name).defined(),
  address: typedArea(COMPANY_LABELS.address).defined(),
  stateCode: typedLine(COMPANY_LABELS.stateCode)
    .defined()
    .test({
      name: 'state',
      message: 'Choose the state from the list.',
      skipAbsent: true,
      test: (given) => given === '' || stateNamed(given) !== undefined,
    }),
  gstin: inCapitals(
    COMPANY_LABELS.gstin,
    GSTIN,
    'A GST number is two digits, the PAN, a digit or letter, Z and a check character: 27AAPFU0939F1ZV.',
  ),
  panNo: inCapitals(COMPANY_LABELS.panNo, PAN, 'A PAN is five letters, four digits and a letter: AAPFU0939F.'),
  phone: typedLine(COMPANY_LABELS.phone).defined(),
  email: shapedOrBlank(COMPANY_LABELS.email, /^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter a valid email.'),
  bankName: typedLine(COMPANY_LABELS.bankName).defined(),
  bankAccountNo: shapedOrBlank(COMPANY_LABELS.bankAccountNo, /^\d{9,18}$/, 'An account number is 9 to 18 digits.'),
  ifsc: inCapitals(
    COMPANY_LABELS.ifsc,
    /^[A-Z]{4}0[A-Z0-9]{6}$/,
    'An IFSC is four letters, a zero and six letters or digits: HDFC0001234.',
  ),
  upiId: shapedOrBlank(
    COMPANY_LABELS.upiId,
    /^[A-Za-z0-9._-]{2,}@[A-Za-z][A-Za-z0-9]+$/,
    'A UPI ID is a name, an @ and a bank: trackyard@hdfcbank.',
  ),
  ...seriesFields,
  subscriptionSac: code(COMPANY_LABELS.subscriptionSac),
  hardwareHsn: code(COMPANY_LABELS.hardwareHsn),
  installationSac: code(COMPANY_LABELS.installationSac),
  leaseSac: code(COMPANY_LABELS.leaseSac),
  dueDays: days(COMPANY_LABELS.dueDays),
  validDays: days(COMPANY_LABELS.validDays),
  tdsRates: list(part('TDS rate', { code: text('Section', 200), rate: numberBetween('Rate', 0, MOST_PERCENT) })),
};

/** What a company need not say. */
const optionalFields = {
  ...eInvoiceFields,
  gstRates: gstRatesRule.optional(),
  tallyLedgers: tallyLedgersRule.optional(),
};

const logoRule = attachmentRule.typeError('Choose the logo again.');

/** What an edit may change of the company's details. */
export const companyEditFields = { ...companyFields, ...optionalFields, logo: logoRule };

/** The company's details as they are kept. */
export const companyRowSchema = rowOf(companyEditFields);

const optional = (field: StringSchema<string>) => field.optional().default('');

/** The company's details as they are typed: what is left blank is not known yet. */
export const companySchema = record({
  ...companyFields,
  name: optional(companyFields.name),
  address: optional(companyFields.address),
  stateCode: optional(companyFields.stateCode).test('registered', (stateCode, { parent, createError }) => {
    const { gstin } = parent as { gstin?: unknown };
    const message = registeredElsewhere({
      gstin: typeof gstin === 'string' ? cleanLine(gstin.toUpperCase()) : '',
      stateCode,
    });
    return message === undefined || createError({ message });
  }),
  gstin: optional(companyFields.gstin),
  panNo: optional(companyFields.panNo),
  phone: optional(companyFields.phone),
  email: optional(companyFields.email),
  bankName: optional(companyFields.bankName),
  bankAccountNo: optional(companyFields.bankAccountNo),
  ifsc: optional(companyFields.ifsc),
  upiId: optional(companyFields.upiId),
  ...ownSeriesFields,
  ...typedEInvoiceFields,
  gstRates: typedGstRates,
  tallyLedgers: typedTallyLedgers,
  tdsRates: typedTdsRates,
  // What no paper and no PDF file can show is none.
  logo: logoRule.test(
    'drawn',
    'Logo: choose a PNG or JPEG image.',
    (logo) => !isAttachment(logo) || isDrawn(logo.type),
  ),
});

export type CompanyValues = InferType<typeof companySchema>;

const openedSchema = part('It', companyEditFields);

/** The details as they were when a draft was begun, from what the form opened with, a file not being kept; undefined when they are none. */
export function companyOpenedIn(now: Company, opened: object): Company | undefined {
  const then = { ...opened, ...(now.logo && { logo: now.logo }) };
  return openedSchema.isValidSync(then, { strict: true }) ? then : undefined;
}
