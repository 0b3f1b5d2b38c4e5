import { weakMapMemoize } from '@reduxjs/toolkit';
import { billsOfAccount } from '@/store/billing/bills/accountBills';
import { billName, type IssuedBill } from '@/store/billing/bills/bill';
import { openingOf, type OpeningBalance, type WithOpenings } from '@/store/billing/openings/opening';
import type { WithBills } from '@/store/billing/bills/withBills';

/** What a client owes something of, and money settles: a bill, or what it owed before anything was billed here. */
export interface Debt extends Pick<
  IssuedBill,
  'id' | 'accountId' | 'number' | 'docNo' | 'status' | 'issuedOn' | 'dueOn' | 'total'
> {
  /** The value without GST, as far as that is known. */
  taxes: readonly { taxable: number }[];
  /** Set where it is no bill. */
  isOpening?: true;
}

/** What an opening balance is called where a bill has its number. */
export const OPENING = 'Opening balance' as const;

/** A debit that was there before the first bill: due with its day, and as nobody tells its GST, tax may have been kept back of all of it. */
const debtOf = weakMapMemoize(({ id, number, accountId, on, amount }: OpeningBalance): Debt => ({
  id,
  accountId,
  number,
  docNo: OPENING,
  status: 'Issued',
  issuedOn: on,
  dueOn: on,
  total: amount,
  taxes: [{ taxable: amount }],
  isOpening: true,
}));

const withOpening = weakMapMemoize((opening: OpeningBalance, bills: readonly IssuedBill[]): readonly Debt[] => [
  debtOf(opening),
  ...bills,
]);

type Owing = Pick<WithBills, 'bills'> & WithOpenings;

/** What an account owes or owed, cancelled bills included: the very same list as long as none of it changes. */
export function debtsOfAccount({ bills, openings }: Owing, accountId: string): readonly Debt[] {
  const own = billsOfAccount(bills, accountId);
  const opening = openingOf(openings, accountId);
  return opening && opening.amount > 0 ? withOpening(opening, own) : own;
}

/** What has that identity and can be owed. */
export function debtOfId({ bills, openings }: Owing, id: string): Debt | undefined {
  const opening = openings.entities[id];
  return opening && opening.amount > 0 ? debtOf(opening) : bills.entities[id];
}

/** How it is spoken of. */
export const debtName = (debt: Pick<Debt, 'docNo' | 'isOpening'>): string =>
  debt.isOpening ? 'opening balance' : billName(debt);
