import { line, pinCodeRule, typedMobile } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { rowOf } from '@/store/kit/schema/rowRules';
import { cleanLine } from '@/store/kit/typed/cleanText';
import { GSTIN } from '@/store/kit/typed/taxIds';
import { typedArea, typedLine } from '@/store/kit/typed/typedText';
import { addressMissing, BRANCH_LABELS, registeredInOtherState, type BranchDraft } from './branch';

const upper = (typed: unknown) => (typeof typed === 'string' ? cleanLine(typed.toUpperCase()) : typed);

/** Each field of a branch; all but its name may be left out. The state's code is that of GST. */
export const branchFields = {
  branch: line(BRANCH_LABELS.branch),
  stateCode: typedLine(BRANCH_LABELS.stateCode).matches(/^\d{2}$/, {
    message: 'State Code has 2 digits, such as 07 for Delhi.',
    excludeEmptyString: true,
  }),
  mobile: typedMobile,
  gstin: typedLine(BRANCH_LABELS.gstin).transform(upper).matches(GSTIN, {
    message: 'A GST number is two digits, the PAN, a digit or letter, Z and a check character: 07AAPFU0939F1ZX.',
    excludeEmptyString: true,
  }),
  address: typedArea(BRANCH_LABELS.address),
  town: typedLine(BRANCH_LABELS.town),
  pinCode: pinCodeRule(BRANCH_LABELS.pinCode),
};

const textOf = (value: unknown) => (typeof value === 'string' ? cleanLine(value) : '');

/** What somebody typed beside a field, cleaned as it is kept. */
const typedBeside = (parent: unknown): Pick<BranchDraft, 'gstin' | 'stateCode' | 'address'> => {
  const { gstin, stateCode, address } = Object(parent) as Partial<Record<keyof BranchDraft, unknown>>;
  return { gstin: textOf(gstin).toUpperCase(), stateCode: textOf(stateCode), address: textOf(address) };
};

/** The form of a branch: its GST number is of its state, and goes with its address. */
export const branchSchema = record({
  ...branchFields,
  gstin: branchFields.gstin.test('state', (_gstin, { parent, createError }) => {
    const message = registeredInOtherState(typedBeside(parent));
    return message === undefined || createError({ message });
  }),
  address: branchFields.address.test('told', (_address, { parent, createError }) => {
    const message = addressMissing(typedBeside(parent));
    return message === undefined || createError({ message });
  }),
});

/** A branch as it is kept. */
export const branchRowSchema = rowOf(branchFields);
