import { formatMonth } from '@/format';
import { equal } from '@/journal/kit/equal';
import type { Refusal } from '@/journal/port/model';
import type { Change } from '@/journal/undo/undo';
import { proposedCredit } from '@/store/billing/creditNotes/proposedCredit';
import { isInterestSaid, isShort } from '@/store/billing/receivables/debitRules';
import type { InterestDays } from '@/store/billing/interest/interest';
import type { WaivedDebit } from '@/store/billing/shortBilled/waivedDebit';
import { canBeWaived, waivedRefusal } from '@/store/billing/waivers/waiverRules';
import { waivedOfDays, type Waiver } from '@/store/billing/waivers/waiver';
import type { Business } from '@/store/business/business';
import { rewound } from '@/store/business/factChanges';
import { firstOf } from '@/store/kit/refusals';
import { turned } from './turned';

const MEANWHILE: Refusal = {
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

const isSaidOfRow = (books: Business, { path, was }: Change): boolean =>
  path[0] === 'waivers' && path.length === 2 && was !== undefined && !canBeWaived(books, was as Waiver);

/** Why a credit note cannot count again: somebody waived meanwhile what it gives. */
function waivedSince(books: Business, changes: readonly Change[]): Refusal | undefined {
  for (const { id, to } of turned(changes, 'creditNotes')) {
    const note = to === 'Issued' ? books.creditNotes.entities[id] : undefined;
    const lines = note?.lines.map(({ taxable, ...line }) => ({ ...line, amount: taxable }));
    const waived = note && lines && waivedRefusal(books, { ...note, lines });
    if (waived) return { reason: `Not undone: ${waived.reason}` };
  }
  return undefined;
}

/** Why a bill cannot count again: it charges days of a vehicle that were made free, and waived, meanwhile. */
function freeSince(books: Business, changes: readonly Change[]): Refusal | undefined {
  const back = turned(changes, 'bills').flatMap(({ id, to }) =>
    to === 'Issued' ? (books.bills.entities[id] ?? []) : [],
  );
  const waived = back.flatMap(({ id, accountId, month, lines }) =>
    lines.flatMap(({ vehicleId = '', vehicleNo = '' }) =>
      waivedOfDays(books, { accountId, vehicleId, month }) > 0 ? [{ id, vehicleId, vehicleNo, month }] : [],
    ),
  );
  if (waived.length === 0) return undefined;
  const after = rewound(books, changes);
  const charged = waived.find(({ id, vehicleId }) => {
    const bill = after.bills.entities[id];
    return bill && proposedCredit(after, bill, vehicleId, false) !== undefined;
  });
  return (
    charged && {
      reason: `Not undone: days of ${charged.vehicleNo} in ${formatMonth(charged.month)} were made free and waived by now.`,
    }
  );
}

/** Why a waiver cannot come back, nor a bill or a credit note count again: what it is about was charged, or waived, meanwhile. */
export function waiverDependents(books: Business, changes: readonly Change[]): Refusal | undefined {
  const isSaid = changes.some((change) => isSaidOfBill(books, change) || isSaidOfRow(books, change));
  return isSaid ? MEANWHILE : firstOf(waivedSince(books, changes), freeSince(books, changes));
}
