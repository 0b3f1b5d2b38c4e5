import { createSelector } from '@reduxjs/toolkit';
import { paise } from '@/store/kit/money';
import type { Table } from '@/store/kit/table';
import { billsOfAccount, creditNotesOfAccount } from './accountBills';
import { isLive, type BillLine, type IssuedBill, type LineKind } from './bill';
import type { WithBills } from './withBills';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';

type Named = Pick<BillLine, 'vehicleId' | 'kind'>;

/** What is billed at most once of an account: in a month, a vehicle for one kind of thing; without a vehicle the account itself. */
export const lineKey = (month: string, { vehicleId = '', kind }: Named): string => `${month} ${kind} ${vehicleId}`;

/** Kinds that take off or add to a bill, of which there may be any number. */
const FREE_KINDS: ReadonlySet<LineKind> = new Set(['Discount', 'Adjustment']);

/** Whether a line stands at most once. */
export const isOnce = ({ kind }: Pick<BillLine, 'kind'>): boolean => !FREE_KINDS.has(kind);

type OnBill = Named & Pick<BillLine, 'hsn'>;

/** What tells a line from the others of its bill: a discount stands once under each HSN that it reduces. */
export const billLineKey = ({ vehicleId = '', kind, hsn }: OnBill): string => `${kind} ${hsn} ${vehicleId}`;

/** A line of a bill, as what is credited of it names it. */
const creditKey = (billId: string, line: OnBill): string => `${billId} ${billLineKey(line)}`;

const creditedLines = createSelector(
  [(notes: Table<CreditNote>) => notes, (_notes: Table<CreditNote>, accountId: string) => accountId],
  (notes, accountId): ReadonlyMap<string, number> => {
    const found = new Map<string, number>();
    for (const { billId, lines } of creditNotesOfAccount(notes, accountId)) {
      for (const line of lines) {
        const key = creditKey(billId, line);
        found.set(key, (found.get(key) ?? 0) + paise(line.taxable));
      }
    }
    return found;
  },
);

/** What is credited of a line of a bill without GST, in whole paise; undefined where no credit note names it. */
export const creditedOfLine = (
  notes: Table<CreditNote>,
  { id, accountId }: Pick<IssuedBill, 'id' | 'accountId'>,
  line: OnBill,
): number | undefined => creditedLines(notes, accountId).get(creditKey(id, line));

const linesOf = createSelector(
  [
    (bills: Table<IssuedBill>) => bills,
    (_bills: unknown, creditNotes: Table<CreditNote>) => creditNotes,
    (_bills: unknown, _creditNotes: unknown, accountId: string) => accountId,
  ],
  (bills, creditNotes, accountId): ReadonlyMap<string, IssuedBill> => {
    const lines = new Map<string, IssuedBill>();
    for (const bill of billsOfAccount(bills, accountId)) {
      if (!isLive(bill)) continue;
      for (const line of bill.lines) {
        if (isOnce(line) && (creditedOfLine(creditNotes, bill, line) ?? -1) < paise(line.taxable))
          lines.set(lineKey(bill.month, line), bill);
      }
    }
    return lines;
  },
);

/** The live bill of each line of an account that stands at most once, by the line's key, without those credited in full. */
export const liveLines = ({ bills, creditNotes }: WithBills, accountId: string): ReadonlyMap<string, IssuedBill> =>
  linesOf(bills, creditNotes, accountId);

/** Whether a vehicle's subscription is billed for a month, `YYYY-MM`, at an account. */
export const isBilledFor = (state: WithBills, accountId: string, vehicleId: string, month: string): boolean =>
  liveLines(state, accountId).has(lineKey(month, { kind: 'Subscription', vehicleId }));
