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

/** What is credited of a line without GST, in whole paise: altogether, for downtime, because it was a mistake, and for days that were not used. */
interface Credited {
  all: number;
  dark: number;
  mistaken: number;
  unused: number;
}

const creditedLines = createSelector(
  [(notes: Table<CreditNote>) => notes, (_notes: Table<CreditNote>, accountId: string) => accountId],
  (notes, accountId): ReadonlyMap<string, Credited> => {
    const found = new Map<string, Credited>();
    for (const { billId, lines, reason } of creditNotesOfAccount(notes, accountId)) {
      for (const line of lines) {
        const key = creditKey(billId, line);
        const { all, dark, mistaken, unused } = found.get(key) ?? { all: 0, dark: 0, mistaken: 0, unused: 0 };
        const off = paise(line.taxable);
        found.set(key, {
          all: all + off,
          dark: dark + (reason === 'Downtime' ? off : 0),
          mistaken: mistaken + (reason === 'Mistake' ? off : 0),
          unused: unused + (reason === 'Not used' ? off : 0),
        });
      }
    }
    return found;
  },
);

const creditedOf = (notes: Table<CreditNote>, { id, accountId }: Pick<IssuedBill, 'id' | 'accountId'>, line: OnBill) =>
  creditedLines(notes, accountId).get(creditKey(id, line));

/** What is credited of a line of a bill without GST, in whole paise; undefined where no credit note names it. */
export const creditedOfLine = (
  notes: Table<CreditNote>,
  bill: Pick<IssuedBill, 'id' | 'accountId'>,
  line: OnBill,
): number | undefined => creditedOf(notes, bill, line)?.all;

/** What is credited of a line for downtime without GST, in whole paise. */
export const darkOfLine = (
  notes: Table<CreditNote>,
  bill: Pick<IssuedBill, 'id' | 'accountId'>,
  line: BillLine,
): number => creditedOf(notes, bill, line)?.dark ?? 0;

/** What of a line of a bill stands as billed, from 0 to 1: without what was credited because it was a mistake, or for days that were not used. */
export function standingShare(notes: Table<CreditNote>, bill: Pick<IssuedBill, 'id' | 'accountId'>, line: BillLine) {
  const { mistaken = 0, unused = 0 } = creditedOf(notes, bill, line) ?? {};
  return line.taxable === 0 ? 1 : 1 - (mistaken + unused) / paise(line.taxable);
}

/** What of a line of a bill stands as billed without GST, in whole paise: without all that was credited but for downtime. */
export function standingPaise(notes: Table<CreditNote>, bill: IssuedBill, line: BillLine): number {
  const { all = 0, dark = 0 } = creditedOf(notes, bill, line) ?? {};
  return paise(line.taxable) - all + dark;
}

/** Whether days of a line of a bill were credited as they were not used. */
export const hasUnusedDays = (notes: Table<CreditNote>, bill: IssuedBill, line: BillLine): boolean =>
  (creditedOf(notes, bill, line)?.unused ?? 0) > 0;

/** Whether a line may be billed again: it was credited in full as a mistake, nothing of it for downtime. */
function isTakenBack(notes: Table<CreditNote>, bill: IssuedBill, line: BillLine): boolean {
  const credited = creditedOf(notes, bill, line);
  return credited !== undefined && credited.mistaken >= paise(line.taxable);
}

/** The lines of an account that stand at most once, by their keys. */
interface OnceLines {
  live: ReadonlyMap<string, IssuedBill>;
  /** Those that were credited as a mistake, whether or not they are billed again by now. */
  takenBack: ReadonlyMap<string, IssuedBill>;
}

const linesOf = createSelector(
  [
    (bills: Table<IssuedBill>) => bills,
    (_bills: unknown, creditNotes: Table<CreditNote>) => creditNotes,
    (_bills: unknown, _creditNotes: unknown, accountId: string) => accountId,
  ],
  (bills, creditNotes, accountId): OnceLines => {
    const live = new Map<string, IssuedBill>();
    const takenBack = new Map<string, IssuedBill>();
    for (const bill of billsOfAccount(bills, accountId)) {
      if (!isLive(bill)) continue;
      for (const line of bill.lines) {
        if (isOnce(line))
          (isTakenBack(creditNotes, bill, line) ? takenBack : live).set(lineKey(bill.month, line), bill);
      }
    }
    return { live, takenBack };
  },
);

/** The live bill of each line of an account that stands at most once, by the line's key, without those credited as a mistake. */
export const liveLines = ({ bills, creditNotes }: WithBills, accountId: string): ReadonlyMap<string, IssuedBill> =>
  linesOf(bills, creditNotes, accountId).live;

/** The bill of each line of an account that was credited as a mistake, by the line's key: such a line is ready to be billed again. */
export const takenBackLines = ({ bills, creditNotes }: WithBills, accountId: string): ReadonlyMap<string, IssuedBill> =>
  linesOf(bills, creditNotes, accountId).takenBack;

/** The months, `YYYY-MM`, for which the subscription of a vehicle is billed to an account. */
export const billedMonthsOf = (state: WithBills, accountId: string, vehicleId: string): string[] =>
  billsOfAccount(state.bills, accountId).flatMap(({ month }) =>
    isBilledFor(state, accountId, vehicleId, month) ? [month] : [],
  );

/** Whether a vehicle's subscription is billed for a month, `YYYY-MM`, at an account. */
export const isBilledFor = (state: WithBills, accountId: string, vehicleId: string, month: string): boolean =>
  liveLines(state, accountId).has(lineKey(month, { kind: 'Subscription', vehicleId }));
