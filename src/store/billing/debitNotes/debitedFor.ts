import type { IssuedBill } from '@/store/billing/bills/bill';
import { paise } from '@/store/kit/money';
import { debitNotesOfAccount, type WithDebitNotes } from './debitNote';

/**
 * What debit notes charge besides for a vehicle on a bill, in whole paise without GST; interest is none of it. One that names no vehicle
 * is for it where the bill has no other, unless it is for something else.
 */
export function debitedFor({ debitNotes }: WithDebitNotes, bill: IssuedBill, vehicleId: string): number {
  const isAlone = bill.lines.filter(({ kind }) => kind === 'Subscription').length === 1;
  return debitNotesOfAccount(debitNotes, bill.accountId)
    .filter(({ billId, status, reason }) => billId === bill.id && status === 'Issued' && reason !== 'Interest')
    .flatMap(({ lines, reason }) => {
      const isUnnamed = isAlone && reason !== 'Other';
      return lines.filter(
        (line) =>
          line.kind === 'Subscription' && (line.vehicleId === vehicleId || (line.vehicleId === undefined && isUnnamed)),
      );
    })
    .reduce((sum, { taxable }) => sum + paise(taxable), 0);
}
