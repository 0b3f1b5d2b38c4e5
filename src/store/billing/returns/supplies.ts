import type { IssuedBill } from '@/store/billing/bills/bill';
import type { Debited } from './missing';
import { ZERO_RATED } from '@/store/kit/gstRates';
import { GSTIN } from '@/store/kit/typed/taxIds';

/** In a month (`YYYY-MM`) above so many rupees a bill of an unregistered buyer in another state is told by itself; the limit was lowered on 1 August 2024 (notification 12/2024). */
export const largeAbove = (month: string): number => (month >= '2024-08' ? 100_000 : 250_000);

/** Whether a bill is of a client with a GST number. */
export const isRegistered = ({ recipient }: Pick<IssuedBill, 'recipient'>): boolean => GSTIN.test(recipient.gstin);

/** Whether a bill is taxed as one to another state: with IGST, or without as it is zero rated. */
export const isIntegrated = ({ taxes }: Pick<IssuedBill, 'taxes'>): boolean =>
  taxes.some(({ igst, rate }) => igst !== 0 || rate === ZERO_RATED);

/** Whether a bill is told by itself although its buyer has no GST number. */
export const isLarge = (bill: IssuedBill): boolean =>
  !isRegistered(bill) && isIntegrated(bill) && bill.total > largeAbove(bill.issuedOn.slice(0, 7));

/** Whether a debit note of a client without a GST number is told by itself: it raises a large bill. */
export const isLargeDebit = ({ note, bill }: Debited): boolean =>
  !isRegistered(note) && bill !== undefined && isLarge(bill);

/** Whether a debit note is told with others. */
export const isSmallDebit = (debited: Debited): boolean => !isRegistered(debited.note) && !isLargeDebit(debited);

/** Whether a bill is told with others: its buyer has no GST number, and it is not a large one. */
export const isSmall = (bill: IssuedBill): boolean => !isRegistered(bill) && !isLarge(bill);
