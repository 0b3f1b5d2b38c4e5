import { createSelector } from '@reduxjs/toolkit';
import type { BillLine, IssuedBill } from '@/store/billing/bills/bill';
import { creditedOfLine, lineKey, liveLines, takenBackLines } from '@/store/billing/bills/billedLines';
import type { WithBills } from '@/store/billing/bills/withBills';
import { paise } from '@/store/kit/money';
import { openAmount, settlementOf, type WithSettlements } from './openBills';

type WithAsked = WithBills & WithSettlements;

/** How a line of a bill stands: what was credited of it in full is gone; as a mistake it is ready to be billed again until that is done. */
export type LineStatus = 'Open' | 'Paid' | 'Written off' | 'Credited' | 'Credited, ready again' | 'Cancelled';

/** A line that a bill has for a vehicle. */
export interface VehicleBill {
  id: string;
  bill: IssuedBill;
  line: BillLine;
  status: LineStatus;
  /** In rupees without GST: nothing of what was cancelled or credited in full. */
  asked: number;
}

const ASKED: ReadonlySet<LineStatus> = new Set(['Open', 'Paid', 'Written off']);

function statusOf(state: WithAsked, bill: IssuedBill, line: BillLine): LineStatus {
  if (bill.status === 'Cancelled') return 'Cancelled';
  const credited = creditedOfLine(state.creditNotes, bill, line);
  if (credited !== undefined && credited >= paise(line.taxable)) {
    const key = lineKey(bill.month, line);
    const isReady =
      takenBackLines(state, bill.accountId).get(key) === bill && !liveLines(state, bill.accountId).has(key);
    return isReady ? 'Credited, ready again' : 'Credited';
  }
  if (openAmount(state, bill) > 0) return 'Open';
  return settlementOf(state, bill).writtenOff > 0 ? 'Written off' : 'Paid';
}

/** What was billed for the vehicle with that identity, newest first. */
export const selectVehicleBills = createSelector(
  [
    ({ bills }: WithAsked) => bills,
    ({ creditNotes }: WithAsked) => creditNotes,
    ({ receipts }: WithAsked) => receipts,
    ({ openings }: WithAsked) => openings,
    ({ writeOffs }: WithAsked) => writeOffs,
    (_state: WithAsked, vehicleId: string) => vehicleId,
  ],
  (bills, creditNotes, receipts, openings, writeOffs, vehicleId): VehicleBill[] =>
    bills.ids
      .flatMap((id) => {
        const bill = bills.entities[id];
        const lines = bill?.lines.filter((line) => line.vehicleId === vehicleId) ?? [];
        return bill
          ? lines.map((line) => {
              const status = statusOf({ bills, creditNotes, receipts, openings, writeOffs }, bill, line);
              return { id: `${bill.id} ${line.kind}`, bill, line, status, asked: ASKED.has(status) ? line.taxable : 0 };
            })
          : [];
      })
      .toReversed(),
);
