import { formatMonth } from '@/format';
import { equal } from '@/journal/kit/equal';
import type { Refusal } from '@/journal/port/model';
import type { Change } from '@/journal/undo/undo';
import { creditedOfLine, isBilledFor } from '@/store/billing/bills/billedLines';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import { proposedCredit } from '@/store/billing/creditNotes/proposedCredit';
import { isInterestSaid, isShort } from '@/store/billing/receivables/debitNoteRules';
import type { InterestDays } from '@/store/billing/interest/interest';
import type { WaivedDebit } from '@/store/billing/shortBilled/waivedDebit';
import { chargesFreed } from '@/store/billing/terms/madeFree';
import { canBeWaived, waivedRefusal } from '@/store/billing/waivers/waiverRules';
import {
  isOfDowntime,
  isOfFreeDays,
  waivedFor,
  waivedOfDays,
  type CreditWaiver,
  type Waiver,
} from '@/store/billing/waivers/waiver';
import { waiverTable } from '@/store/billing/waivers/waiversSlice';
import type { Business } from '@/store/business/business';
import { rewound } from '@/store/business/factChanges';
import { firstOf } from '@/store/kit/refusals';
import { turned } from './turned';

/** Why a waiver does not come back. */
export const MEANWHILE: Refusal = {
  reason: 'Not undone: what it waived was billed, charged, credited or waived again by now.',
};

/** What of a list that stands with a bill comes back. */
const comingBack = (was: unknown, is: unknown): readonly unknown[] =>
  ((was ?? []) as unknown[]).filter((one) => !((is ?? []) as unknown[]).some((other) => equal(one, other)));

/** Whether what stands waived with a bill cannot come back: interest of its days, or what was short for its vehicle, was said again. */
function isSaidOfBill(books: Business, { path: [table, id = '', field], was, is }: Change): boolean {
  const bill = table === 'bills' ? books.bills.entities[id] : undefined;
  if (!bill) return false;
  if (field === 'waivedInterest')
    return comingBack(was, is).some((days) => isInterestSaid(books, bill, days as InterestDays));
  return field === 'waivedDebits' && comingBack(was, is).some((one) => !isShort(books, bill, one as WaivedDebit));
}

/** Whether anything was credited for a vehicle on a bill. */
const isCredited = ({ bills, creditNotes }: Business, billId: string, vehicleId: string): boolean => {
  const bill = bills.entities[billId];
  const lines = bill?.lines.filter((line) => line.vehicleId === vehicleId) ?? [];
  return bill !== undefined && lines.some((line) => (creditedOfLine(creditNotes, bill, line) ?? 0) > 0);
};

/** Whether a credit for a vehicle on a bill would be proposed had nobody given or waived any. */
function isDueByItself(books: Business, { billId, vehicleId, credit }: CreditWaiver): boolean {
  const bill = books.bills.entities[billId];
  const untouched = { ...books, creditNotes: creditNoteTable([]), waivers: waiverTable([]) };
  return bill !== undefined && proposedCredit(untouched, bill, vehicleId, isOfDowntime(credit)) > 0;
}

/**
 * Whether somebody said anything of what was waived. Where nothing is due any more by itself, the waiver may stand as it did: what was
 * credited besides is in the place of none of it.
 */
const isSaid = (books: Business, waiver: Waiver): boolean =>
  isOfFreeDays(waiver)
    ? waivedOfDays(books, waiver) > 0 || isBilledFor(books, waiver.accountId, waiver.vehicleId, waiver.month)
    : waivedFor(books, waiver.billId, waiver.vehicleId, isOfDowntime(waiver.credit)) > 0 ||
      (isCredited(books, waiver.billId, waiver.vehicleId) && isDueByItself(books, waiver));

function isSaidOfRow(books: Business, { path, was }: Change): boolean {
  if (path[0] !== 'waivers' || path.length !== 2 || was === undefined) return false;
  const waiver = was as Waiver;
  return isSaid(books, waiver) && !canBeWaived(books, waiver);
}

/** The credit notes of those changes that count again. */
export const countingAgain = ({ creditNotes }: Business, changes: readonly Change[]) =>
  turned(changes, 'creditNotes').flatMap(({ id, to }) => (to === 'Issued' ? (creditNotes.entities[id] ?? []) : []));

/** A credit note as it was given. */
export const asGiven = ({ lines, ...note }: CreditNote) => ({
  ...note,
  lines: lines.map(({ taxable, ...line }) => ({ ...line, amount: taxable })),
});

/** Why a credit note cannot count again: somebody waived meanwhile what it gives. */
function waivedSince(books: Business, changes: readonly Change[]): Refusal | undefined {
  for (const note of countingAgain(books, changes)) {
    const waived = waivedRefusal(books, asGiven(note));
    if (waived) return { reason: `Not undone: ${waived.reason}` };
  }
  return undefined;
}

/** Why a bill cannot count again: it charges days of a vehicle that were made free, and waived, meanwhile. */
function freeSince(books: Business, changes: readonly Change[]): Refusal | undefined {
  const back = turned(changes, 'bills').flatMap(({ id, to }) =>
    to === 'Issued' ? (books.bills.entities[id] ?? []) : [],
  );
  const waived = back.flatMap((bill) =>
    bill.lines.flatMap((line) => {
      const { vehicleId = '', vehicleNo = '' } = line;
      const { id, accountId, month } = bill;
      const isWaived = waivedOfDays(books, { accountId, vehicleId, month }) > 0;
      return isWaived && chargesFreed(books, bill, line) ? [{ id, vehicleId, vehicleNo, month }] : [];
    }),
  );
  if (waived.length === 0) return undefined;
  const after = rewound(books, changes);
  const charged = waived.find(({ id, vehicleId }) => {
    const bill = after.bills.entities[id];
    return bill && proposedCredit(after, bill, vehicleId, false) > 0;
  });
  return (
    charged && {
      reason: `Not undone: days of ${charged.vehicleNo} in ${formatMonth(charged.month)} were made free and waived by now.`,
    }
  );
}

/** Why a waiver cannot come back, nor a bill or a credit note count again: what it is about was charged, or waived, meanwhile. */
export function waiverDependents(books: Business, changes: readonly Change[]): Refusal | undefined {
  const wasSaid = changes.some((change) => isSaidOfBill(books, change) || isSaidOfRow(books, change));
  return wasSaid ? MEANWHILE : firstOf(waivedSince(books, changes), freeSince(books, changes));
}
