import { line } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { MOBILE } from '@/store/kit/typed/mobile';
import { optionalIdentity, rowOf } from '@/store/kit/schema/rowRules';
import { typedLine } from '@/store/kit/typed/typedText';

/** What is typed of an installer; the mobile number may be left out. */
export const installerFields = {
  name: line('Name'),
  mobile: typedLine('Mobile Number').matches(MOBILE, {
    message: 'Enter a valid 10-digit number.',
    excludeEmptyString: true,
  }),
};

/** The form of an installer. */
export const installerSchema = record({ ...installerFields, branchId: optionalIdentity('Branch') });

/** An installer as it is kept. */
export const installerRowSchema = rowOf(installerSchema.fields);
