import { line, typedMobile } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { optionalIdentity, rowOf } from '@/store/kit/schema/rowRules';

/** What is typed of an installer; the mobile number may be left out. */
export const installerFields = {
  name: line('Name'),
  mobile: typedMobile,
};

/** The form of an installer. */
export const installerSchema = record({ ...installerFields, branchId: optionalIdentity('Branch') });

/** An installer as it is kept. */
export const installerRowSchema = rowOf(installerSchema.fields);
