import type { IssuedBill } from '@/store/billing/bills/bill';

/** Where a bill supplies to: of a buyer whose state nobody knows it is ours (IGST Act, section 12(2)(b)). */
export const placeOf = ({ recipient }: Pick<IssuedBill, 'recipient'>, ownState: string): string =>
  recipient.stateCode || ownState;
