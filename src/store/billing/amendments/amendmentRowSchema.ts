import { documentDay, recipientRule } from '@/store/billing/bills/documentFields';
import { MAX_AMOUNT } from '@/store/kit/money';
import { line } from '@/store/kit/schema/fieldRules';
import { part } from '@/store/kit/schema/rowRules';
import { taxedFields } from '@/store/kit/schema/taxedFields';
import { gstNoRule } from './gstNoRule';

/** What is said of the recipient that a bill should have had. */
export const amendmentFields = {
  on: documentDay('Date'),
  why: line('Reason'),
  recipient: recipientRule.shape({ name: line('Name'), gstin: gstNoRule }),
  taxes: taxedFields(-MAX_AMOUNT).taxes,
};

/** What of a bill's recipient is amended. */
export const amendmentRule = part('Amendment', amendmentFields).optional().default(undefined);
