// A business whose provider of SMS has taken reminders by SMS.
import { emptyBusiness } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { billTable } from '@/store/billing/bills/billsSlice';
import { reminderRows } from '@/store/billing/reminders/reminderRows';
import { clientReminded, reminderAnswered } from '@/store/facts/reminders';
import { account, salesOf } from './accounts';
import { billOf } from './bills';

/** The store of one that asked on an ISO date for an SMS under each of these ids of the provider, which has taken them, or perhaps so. */
export function takenSms(on: string, requestIds: readonly string[], became: 'accept' | 'lose' = 'accept') {
  const store = createStore({ ...emptyBusiness, ...salesOf(account(1)), bills: billTable([billOf(1)]) });
  const [row] = reminderRows(store.getState(), ['account-1'], on, 'en', new Set());
  if (!row) throw new Error('It owes nothing.');
  for (const requestId of requestIds) {
    store.dispatch(clientReminded(row.draftBy('SMS', true), on));
    const id = store.getState().reminders.ids.at(-1) ?? '';
    const at = `${on}T08:00:00.000Z`;
    store.dispatch(reminderAnswered({ id, accountId: 'account-1', became, answer: 'success', at, requestId }));
  }
  return store;
}
