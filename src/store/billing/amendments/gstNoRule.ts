import { shapedOrEmpty } from '@/store/clients/accounts/keptClientFields';
import { capitals } from '@/store/kit/schema/fieldRules';
import { GSTIN } from '@/store/kit/typed/taxIds';

/** A GST number, or nothing for a client without one. */
export const gstNoRule = shapedOrEmpty(
  capitals('GST Number').matches(GSTIN, { message: 'Enter a valid GST number.', excludeEmptyString: true }),
  'GST Number',
).default('');
