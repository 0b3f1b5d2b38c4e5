import { billedAhead } from '@/store/billing/billRun/billedAhead';
import type { WithUse } from '@/store/billing/billRun/runContext';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { BilledMonth } from '@/store/billing/creditNotes/changedMonths';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import type { WithDeactivations } from '@/store/clients/deactivations/standing';
import { dueFor } from './dueFor';

/** What was billed, and all that tells what is due. */
export type WithBilledUse = WithAccounts & WithBills & WithUse & WithDeactivations;

/** What a billed month comes to by now, where other clients may be billed ahead for days of it; or, `asBefore`, as earlier versions reckoned it. */
export const dueOf = (state: WithBilledUse, billed: BilledMonth, asBefore = false) =>
  dueFor(billed, billedAhead(state, billed.look.vehicle, billed.account.id, billed.bill.month, asBefore), asBefore);
