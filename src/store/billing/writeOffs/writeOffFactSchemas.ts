import { identity, part, reference } from '@/store/kit/schema/rowRules';
import { writeOffFields } from './writeOffRowSchema';

/** What each fact of what was written off says. */
export const writeOffFactSchemas = {
  debtWrittenOff: part('The write-off', { id: identity, ...writeOffFields }),
  writeOffTakenBack: part('It', {
    id: identity,
    accountId: reference('Its account'),
    billId: reference('Its bill'),
    on: writeOffFields.on,
  }),
};
