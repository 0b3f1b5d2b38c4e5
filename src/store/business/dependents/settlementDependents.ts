import type { Refusal } from '@/journal/port/model';
import type { Change } from '@/journal/undo/undo';
import { isLive } from '@/store/billing/bills/bill';
import { debtName, debtsOfAccount, type Debt } from '@/store/billing/receivables/debts';
import { openingOf } from '@/store/billing/openings/opening';
import { broughtInPaise } from '@/store/billing/receivables/movements';
import { paise, rupees } from '@/store/kit/money';
import { onAccountSince, openAmount, settlementOf } from '@/store/billing/receivables/openBills';
import { settledBeyond } from '@/store/billing/receivables/openingRules';
import { paidBackBeyond, releasedBeyond } from '@/store/billing/receivables/beyond';
import { receiptsOfAccount } from '@/store/billing/receipts/accountReceipts';
import type { Business } from '@/store/business/business';
import { rewound } from '@/store/business/factChanges';
import { firstOf } from '@/store/kit/refusals';

/** The tables of what settles debts. */
const SETTLING = ['receipts', 'openings', 'creditNotes', 'writeOffs'] as const;

const isSettling = (table: string | undefined): table is (typeof SETTLING)[number] =>
  SETTLING.some((name) => name === table);

/** The accounts whose money the changes move. */
const accountsOf = (books: Business, changes: readonly Change[]): ReadonlySet<string> =>
  new Set(
    changes.flatMap(({ path: [table, id = ''] }) =>
      isSettling(table) ? (books[table].entities[id]?.accountId ?? []) : [],
    ),
  );

/** What was received and written off of a debt, in whole paise. */
function settled(books: Business, debt: Debt): number {
  const { received, writtenOff } = settlementOf(books, debt);
  return paise(received) + paise(writtenOff);
}

/** Why a bill would be settled beyond its total. */
function billBeyond(books: Business, after: Business, accountId: string): Refusal | undefined {
  const debt = debtsOfAccount(after, accountId).find((one) => {
    const open = openAmount(after, one);
    return open < 0 && open < openAmount(books, one);
  });
  return debt && { reason: `Not undone: ${debtName(debt)} is settled otherwise by now.` };
}

/** Why money would settle a bill or a debit note that was cancelled. */
function cancelledMeanwhile(books: Business, after: Business, accountId: string): Refusal | undefined {
  const debt = debtsOfAccount(after, accountId).find(
    (one) => !isLive(one) && settled(after, one) > settled(books, one),
  );
  return debt && { reason: `Not undone: ${debtName(debt)} was cancelled.` };
}

const GIVEN_BACK: Refusal = { reason: 'Not undone: a credit note gave some of it back.' };

/** Why more of a receipt would settle bills, or be paid back, than came. */
function receiptBeyond(books: Business, after: Business, accountId: string): Refusal | undefined {
  for (const receipt of receiptsOfAccount(after.receipts, accountId)) {
    if (receipt === books.receipts.entities[receipt.id]) continue;
    if (releasedBeyond(receipt)) return GIVEN_BACK;
    if (
      paidBackBeyond(receipt) ||
      (receipt.status !== 'Cancelled' && onAccountSince(receipt, rupees(broughtInPaise(receipt)), receipt.on) < 0)
    )
      return { reason: 'Not undone: that money settles other bills by now, or was paid back.' };
  }
  return undefined;
}

/** Why an opening balance would settle, or be settled, beyond its amount. */
function openingBeyond(books: Business, after: Business, accountId: string): Refusal | undefined {
  const opening = openingOf(after.openings, accountId);
  if (!opening || opening === books.openings.entities[opening.id]) return undefined;
  if (releasedBeyond(opening)) return GIVEN_BACK;
  const beyond = settledBeyond(after, opening);
  return beyond && { reason: `Not undone: ${beyond.reason}` };
}

/** Why money cannot be taken back, nor come back: after it something would be settled, or paid back, beyond what there is. */
export function settlementDependents(books: Business, changes: readonly Change[]): Refusal | undefined {
  const accounts = accountsOf(books, changes);
  if (accounts.size === 0) return undefined;
  const after = rewound(books, changes);
  return firstOf(
    [...accounts].flatMap((id) => [
      openingBeyond(books, after, id),
      cancelledMeanwhile(books, after, id),
      billBeyond(books, after, id),
      receiptBeyond(books, after, id),
    ]),
  );
}
