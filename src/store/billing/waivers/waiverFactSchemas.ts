import { identity, optionalIdentity, part, reference } from '@/store/kit/schema/rowRules';
import { creditWaiverRowSchema, freeDaysWaiverRowSchema } from './waiverRowSchema';

/** What each fact of what is waived says. */
export const waiverFactSchemas = {
  creditWaived: creditWaiverRowSchema.omit(['number']),
  freeDaysWaived: freeDaysWaiverRowSchema.omit(['number']),
  waiverTakenBack: part('It', {
    id: identity,
    accountId: reference('Its account'),
    billId: optionalIdentity('Its bill'),
    vehicleId: reference('Its vehicle'),
  }),
};
