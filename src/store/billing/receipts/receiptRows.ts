import { createSelector } from '@reduxjs/toolkit';
import { companyOf } from '@/store/clients/accounts/account';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { sumOf } from '@/store/kit/money';
import { refundedOf, settledBy } from './settled';
import { hasCome, type Receipt, type WithReceipts } from './receipt';
import { onAccountOf, refundableOf } from '@/store/billing/receivables/openBills';

/** A receipt as its list shows it; amounts in rupees. */
export interface ReceiptRow extends Receipt {
  company: string;
  accountNumber?: number | undefined;
  allocated: number;
  onAccount: number;
  /** What was paid back of it, and what still can be. */
  refunded: number;
  refundable: number;
}

/** All receipts with their clients, the last one first. */
export const selectReceiptRows = createSelector(
  [({ receipts }: WithReceipts) => receipts, ({ accounts }: WithAccounts) => accounts],
  (receipts, accounts): ReceiptRow[] =>
    receipts.ids
      .flatMap((id): ReceiptRow[] => {
        const receipt = receipts.entities[id];
        if (!receipt) return [];
        const account = accounts.entities[receipt.accountId];
        const isThere = hasCome(receipt);
        return [
          {
            ...receipt,
            company: account ? companyOf(account) : '—',
            accountNumber: account?.number,
            allocated: isThere ? sumOf(settledBy(receipt).map(({ amount }) => amount)) : 0,
            onAccount: onAccountOf(receipt),
            refunded: refundedOf(receipt),
            refundable: refundableOf(receipt),
          },
        ];
      })
      .toReversed(),
);
