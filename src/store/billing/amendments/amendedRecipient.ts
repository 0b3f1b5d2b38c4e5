import type { Recipient } from '@/store/billing/bills/bill';
import { stateCodeOf } from '@/store/kit/typed/taxIds';
import type { AmendmentValues } from './amendmentSchema';

/** Whom a bill is for once its recipient is amended as the form says: who has a GST number is not unregistered. */
export function amendedRecipient(was: Recipient, values: Omit<AmendmentValues, 'on' | 'why'>): Recipient {
  const { name, address, gstNo, state } = values;
  const { treatment, ...rest } = was;
  const keeps = treatment !== undefined && !(treatment === 'Unregistered' && gstNo !== '');
  return { ...rest, name, address, gstin: gstNo, stateCode: stateCodeOf(state) ?? '', ...(keeps && { treatment }) };
}
