import { recipientOf } from '@/store/billing/bills/recipient';
import { debtOfId } from '@/store/billing/receivables/debts';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import type { WriteOff } from '@/store/billing/writeOffs/writeOff';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { paise } from '@/store/kit/money';
import { OWN_LEDGERS } from './ledgers';
import type { PartyOf, Reference, Voucher, VoucherKind } from './voucher';

/**
 * What nobody expects any more, as an expense of its day; and of the day on which it was taken back, the same turned round. Its GST stays
 * due, so that no tax ledger is touched. Nothing where its bill is gone.
 */
export function writeOffVouchers(
  state: WithAccounts & WithDebts,
  { id, accountId, billId, number, on, backOn, amount, status }: WriteOff,
  partyOf: PartyOf,
): Voucher[] {
  const debt = debtOfId(state, billId);
  const account = state.accounts.entities[accountId];
  const { recipient = account && recipientOf(account) } =
    state.bills.entities[billId] ?? state.debitNotes.entities[billId] ?? {};
  if (!debt || !recipient) return [];
  const party = partyOf(accountId, recipient);
  const voucher = (kind: VoucherKind, day: string, total: number, mark: string): Voucher => {
    const reference: Reference = debt.isOpening
      ? { type: 'On Account', amount: -total }
      : { type: 'Agst Ref', name: debt.docNo, amount: -total };
    return {
      remoteId: `${id}${mark}`,
      kind,
      type: 'Journal',
      number: `WO-${number}${mark}`,
      on: day,
      party,
      entries: [
        { ledger: OWN_LEDGERS.badDebts.name, amount: total },
        { ledger: party.ledger, amount: -total, references: [reference] },
      ],
      ...(status === 'Cancelled' && { isCancelled: true }),
    };
  };
  return [
    voucher('Written off', on, paise(amount), ''),
    ...(backOn === undefined ? [] : [voucher('Write-off taken back', backOn, -paise(amount), '-back')]),
  ];
}
