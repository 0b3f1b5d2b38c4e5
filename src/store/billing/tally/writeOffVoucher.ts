import { recipientOf } from '@/store/billing/bills/recipient';
import { debtOfId } from '@/store/billing/receivables/debts';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import type { WriteOff } from '@/store/billing/writeOffs/writeOff';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { paise } from '@/store/kit/money';
import { OWN_LEDGERS } from './ledgers';
import type { PartyOf, Reference, Voucher } from './voucher';

/** What nobody expects any more, as an expense; its GST stays due, so that no tax ledger is touched; undefined where its bill is gone. */
export function writeOffVoucher(
  state: WithAccounts & WithDebts,
  { id, accountId, billId, number, on, amount, status }: WriteOff,
  partyOf: PartyOf,
): Voucher | undefined {
  const debt = debtOfId(state, billId);
  const account = state.accounts.entities[accountId];
  const recipient = state.bills.entities[billId]?.recipient ?? (account && recipientOf(account));
  if (!debt || !recipient) return undefined;
  const party = partyOf(accountId, recipient);
  const total = paise(amount);
  const reference: Reference = debt.isOpening
    ? { type: 'On Account', amount: -total }
    : { type: 'Agst Ref', name: debt.docNo, amount: -total };
  return {
    remoteId: id,
    type: 'Journal',
    number: `WO-${number}`,
    on,
    party,
    entries: [
      { ledger: OWN_LEDGERS.badDebts.name, amount: total },
      { ledger: party.ledger, amount: -total, references: [reference] },
    ],
    ...(status === 'Cancelled' && { isCancelled: true }),
  };
}
