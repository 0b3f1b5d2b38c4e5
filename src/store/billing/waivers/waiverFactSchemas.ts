import { identity, part, reference } from '@/store/kit/schema/rowRules';
import { waiverRowSchema } from './waiverRowSchema';

/** What each fact of the waived credits says. */
export const waiverFactSchemas = {
  creditWaived: waiverRowSchema.omit(['number']),
  waiverTakenBack: part('It', {
    id: identity,
    accountId: reference('Its account'),
    billId: reference('Its bill'),
    vehicleId: reference('Its vehicle'),
  }),
};
