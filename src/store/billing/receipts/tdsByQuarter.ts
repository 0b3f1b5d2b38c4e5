import { createSelector } from '@reduxjs/toolkit';
import { financialYear } from '@/store/kit/docNumbers';
import { clientFieldsOf } from '@/store/clients/accounts/clientChange';
import { companyOf, type AccountRow } from '@/store/clients/accounts/account';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { pushTo } from '@/store/kit/grouping';
import { sumOf } from '@/store/kit/money';
import { panOfGstin } from '@/store/kit/typed/gstin';
import { hasCome, type Receipt, type WithReceipts } from './receipt';

/** What one client kept back under one section in a quarter, as Form 26AS tells it; amounts in rupees. */
export interface TdsRow {
  id: string;
  /** Of the financial year: `26-27 Q3 (Oct to Dec)`. */
  quarter: string;
  accountId: string;
  company: string;
  accountNumber: number | undefined;
  /** Blank while it is not known. */
  pan: string;
  section: string;
  receipts: number;
  /** What was paid or credited to us, with the tax that was kept back. */
  paid: number;
  tds: number;
}

const QUARTERS = ['Q1 (Apr to Jun)', 'Q2 (Jul to Sep)', 'Q3 (Oct to Dec)', 'Q4 (Jan to Mar)'] as const;

/** The quarter of the financial year that an ISO date is in: `26-27 Q3 (Oct to Dec)`. */
export function quarterOf(date: string): string {
  const monthsSinceApril = (Number(date.slice(5, 7)) + 8) % 12;
  return `${financialYear(date)} ${QUARTERS[Math.floor(monthsSinceApril / 3)] ?? ''}`;
}

/** The day on which a client paid, and kept tax back: also of money of a closed month, which counts from the day on which it was known. */
const paidOn = ({ on, of = on }: Receipt): string => of;

const panOf = (account: AccountRow | undefined): string => {
  if (!account) return '';
  const { panNo, gstNo } = clientFieldsOf(account);
  return panNo || (panOfGstin(gstNo) ?? '');
};

/** The TDS of all receipts that stand, by quarter, client and section: the last quarter first, and there the most first. */
export const selectTdsByQuarter = createSelector(
  [({ receipts }: WithReceipts) => receipts, ({ accounts }: WithAccounts) => accounts],
  (receipts, accounts): readonly TdsRow[] => {
    const groups = new Map<string, Receipt[]>();
    for (const id of receipts.ids) {
      const receipt = receipts.entities[id];
      if (!receipt?.tds || receipt.tds.amount === 0 || !hasCome(receipt)) continue;
      pushTo(groups, [quarterOf(paidOn(receipt)), receipt.accountId, receipt.tds.code].join(' | '), receipt);
    }
    const rows = [...groups].flatMap(([id, own]): TdsRow[] => {
      const [first] = own;
      if (!first?.tds) return [];
      const account = accounts.entities[first.accountId];
      const tds = sumOf(own.map((receipt) => receipt.tds?.amount ?? 0));
      return [
        {
          id,
          quarter: quarterOf(paidOn(first)),
          accountId: first.accountId,
          company: account ? companyOf(account) : first.recipient.name,
          accountNumber: account?.number,
          pan: panOf(account),
          section: first.tds.code,
          receipts: own.length,
          paid: sumOf([tds, ...own.map(({ cash }) => cash)]),
          tds,
        },
      ];
    });
    return rows.toSorted((one, other) => other.quarter.localeCompare(one.quarter) || other.tds - one.tds);
  },
);
