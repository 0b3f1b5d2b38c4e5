import type { Refusal } from '@/journal/port/model';
import type { Change } from '@/journal/undo/undo';
import { billsOfAccount } from '@/store/billing/bills/accountBills';
import { billName, isLive, type BillLine, type IssuedBill, type Recipient } from '@/store/billing/bills/bill';
import { recipientOf } from '@/store/billing/bills/recipient';
import { companyNow } from '@/store/billing/company/company';
import { dueLeaseLines, hardwareLines } from '@/store/billing/proformas/quotation';
import { saidOtherwise } from '@/store/billing/corrections/correctionRule';
import type { AccountRow, ClientFields, Corrected } from '@/store/clients/accounts/account';
import { accountWithout } from '@/store/clients/accounts/clientCorrection';
import { firstOf } from '@/store/kit/refusals';
import type { Business } from '@/store/business/business';

type Books = Pick<Business, 'accounts' | 'bills' | 'creditNotes' | 'company'>;
type Sold = Pick<BillLine, 'kind' | 'price' | 'included' | 'why'>;

const isSame = (one: Sold, other: Sold) =>
  one.kind === other.kind && one.price === other.price && one.included === other.included && one.why === other.why;

/** Whether a bill says something that is an account's as it is now, and was not before. */
function saysNew(books: Books, now: AccountRow, before: AccountRow): (bill: IssuedBill) => boolean {
  const [recipient, other] = [recipientOf(now), recipientOf(before)];
  const fields = (Object.keys(recipient) as (keyof Recipient)[]).filter((field) => recipient[field] !== other[field]);
  const soldTo = (account: AccountRow) => [
    ...hardwareLines(account, companyNow(books)),
    ...dueLeaseLines(account, companyNow(books)),
  ];
  const earlier = soldTo(before);
  const sold = soldTo(now).filter((line) => !earlier.some((one) => isSame(one, line)));
  return (bill) =>
    fields.some((field) => bill.recipient[field] === recipient[field]) ||
    bill.lines.some((line) => sold.some((one) => isSame(one, line)));
}

/** Why a correction cannot be taken back: a bill of a day on which it holds was issued by it. */
function issuedBy(books: Books, account: AccountRow, made: Corrected): Refusal | undefined {
  const isByIt = saysNew(books, account, accountWithout(account, [made]));
  const bill = billsOfAccount(books.bills, account.id).find(
    (one) => isLive(one) && one.issuedOn >= made.from && isByIt(one),
  );
  return bill && { reason: `Not undone: ${billName(bill)} was issued by it.` };
}

/** Why a correction that was taken back cannot come back: something of a later day says its fields as they are without it. */
function saidSince(books: Books, account: AccountRow, { from, was }: Corrected): Refusal | undefined {
  const why = saidOtherwise(books, account, Object.keys(was) as (keyof ClientFields)[], from);
  return why === undefined ? undefined : { reason: `Not undone. ${why}.` };
}

/** The corrections that a value holds: one of them, or the first ones of an account. */
const correctionsIn = (value: unknown) => [value ?? []].flat() as Corrected[];

/** Why a correction of a client cannot be taken back, or come back. */
export function correctionDependents(books: Books, changes: readonly Change[]): Refusal | undefined {
  for (const {
    path: [table, accountId = '', field],
    was,
    is,
  } of changes) {
    const account = table === 'accounts' && field === 'corrections' ? books.accounts.entities[accountId] : undefined;
    if (!account) continue;
    const refusal = firstOf(
      correctionsIn(is).map((made) => issuedBy(books, account, made)),
      correctionsIn(was).map((gone) => saidSince(books, account, gone)),
    );
    if (refusal) return refusal;
  }
  return undefined;
}
