import { allocatedFields } from '@/store/billing/receipts/receiptSchema';
import { movedOn } from '@/store/kit/movements/moveSchema';
import { line } from '@/store/kit/schema/fieldRules';
import { editOf, identity, list, part } from '@/store/kit/schema/rowRules';
import { balanceFields, correctableFields } from './openingRowSchema';

/** What each fact of the opening balances says. */
export const openingFactSchemas = {
  balancesOpened: part('It', {
    recordedOn: movedOn,
    balances: list(part('Balance', { id: identity, ...balanceFields })),
  }),
  balanceCorrected: part('It', {
    id: identity,
    edit: editOf(correctableFields),
    why: line('Reason'),
    recordedOn: movedOn,
  }),
  balanceAllocated: part('It', allocatedFields),
};
