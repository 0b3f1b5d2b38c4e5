import { createSelector } from '@reduxjs/toolkit';
import type { IssuedBill } from '@/store/billing/bills/bill';
import type { WithBills } from '@/store/billing/bills/withBills';
import { companyOf } from '@/store/clients/accounts/account';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { isOfFreeDays, type CreditWaiver, type WithWaivers } from './waiver';

/** A waived credit with what it was for. */
export interface WaivedCredit extends CreditWaiver {
  bill: IssuedBill;
  accountNumber: number;
  company: string;
  vehicleNo: string;
}

/** All credits that were waived, the newest first. */
export const selectWaivedCredits = createSelector(
  [({ waivers }: WithWaivers) => waivers, ({ bills }: WithBills) => bills, ({ accounts }: WithAccounts) => accounts],
  (waivers, bills, accounts): readonly WaivedCredit[] =>
    Object.values(waivers.entities)
      .flatMap((waiver) => {
        if (isOfFreeDays(waiver)) return [];
        const bill = bills.entities[waiver.billId];
        const account = accounts.entities[waiver.accountId];
        if (!bill || !account) return [];
        const { vehicleNo = '' } = bill.lines.find(({ vehicleId }) => vehicleId === waiver.vehicleId) ?? {};
        return [{ ...waiver, bill, accountNumber: account.number, company: companyOf(account), vehicleNo }];
      })
      .toSorted((one, other) => other.number - one.number),
);
