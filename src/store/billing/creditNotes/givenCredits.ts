import { creditNotesOfAccount } from '@/store/billing/bills/accountBills';
import type { IssuedBill } from '@/store/billing/bills/bill';
import type { WithBills } from '@/store/billing/bills/withBills';
import { darkOfDebits, type AsBefore } from '@/store/billing/debitNotes/debitedFor';
import type { WithDebitNotes } from '@/store/billing/debitNotes/debitNote';
import { paise } from '@/store/kit/money';
import type { BilledMonth } from './changedMonths';
import { darkDays, type WithCharges } from './darkDays';
import { outagesOf, type WithOutages } from './outages';

/** What was credited of a line without GST, in whole paise: for downtime, or for all else. */
export const givenFor = (
  { creditNotes }: WithBills,
  bill: IssuedBill,
  vehicleId: string,
  isDowntime: boolean,
): number =>
  creditNotesOfAccount(creditNotes, bill.accountId)
    .filter(({ billId, reason }) => billId === bill.id && (reason === 'Downtime') === isDowntime)
    .flatMap(({ lines }) => lines.filter((line) => line.vehicleId === vehicleId))
    .reduce((sum, { taxable }) => sum + paise(taxable), 0);

/** What was credited for downtime of a line and of the debit notes that raise it, without GST, in whole paise; or, `asBefore`, of the line alone. */
export const givenForDowntime = (
  state: WithBills & WithDebitNotes,
  bill: IssuedBill,
  vehicleId: string,
  asBefore: AsBefore,
): number => givenFor(state, bill, vehicleId, true) + (asBefore ? 0 : darkOfDebits(state, bill, vehicleId));

/** What was credited of a line for days that are not used any more: of what was given for downtime that which was for such days, or was so `asBefore`. */
export function givenOf(state: WithCharges & WithOutages, billed: BilledMonth, asBefore: AsBefore = false): number {
  const { look, bill } = billed;
  const { id } = look.vehicle;
  const forDowntime = givenForDowntime(state, bill, id, asBefore);
  const stillDark = forDowntime === 0 ? 0 : darkDays(state, billed, outagesOf(state, id), asBefore === true).amount;
  return givenFor(state, bill, id, false) + Math.max(0, forDowntime - stillDark);
}
