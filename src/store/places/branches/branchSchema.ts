import { line, typedMobile } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { rowOf } from '@/store/kit/schema/rowRules';
import { typedLine } from '@/store/kit/typed/typedText';

/** The form of a branch; the state's code is that of GST, and may be left out as the mobile number may. */
export const branchSchema = record({
  branch: line('Branch'),
  stateCode: typedLine('State Code').matches(/^\d{2}$/, {
    message: 'State Code has 2 digits, such as 07 for Delhi.',
    excludeEmptyString: true,
  }),
  mobile: typedMobile,
});

/** A branch as it is kept. */
export const branchRowSchema = rowOf(branchSchema.fields);
