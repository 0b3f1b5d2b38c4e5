import type { Recipient } from '@/store/billing/bills/bill';
import { stateCodeOf } from '@/store/kit/typed/taxIds';
import type { AmendmentValues } from './amendmentSchema';

/** Whom a bill is for once its recipient is amended as the form says. */
export function amendedRecipient(was: Recipient, values: Omit<AmendmentValues, 'on' | 'why'>): Recipient {
  const { name, address, gstNo, state, treatment } = values;
  const { treatment: _before, ...rest } = was;
  const kind = treatment === 'Registered' ? {} : { treatment };
  return { ...rest, name, address, gstin: gstNo, stateCode: stateCodeOf(state) ?? '', ...kind };
}
