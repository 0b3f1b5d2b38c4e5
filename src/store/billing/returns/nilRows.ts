import type { IssuedBill } from '@/store/billing/bills/bill';
import { inHalves } from '@/store/billing/bills/recipient';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import type { Credited, Debited } from './missing';
import type { DebitNote } from '@/store/billing/debitNotes/debitNote';
import { isIntegrated, isRegistered } from './supplies';
import { isTaxed } from '@/store/billing/bills/billAmounts';
import { addedUp, lessThose, ratedOf, type Rated, type Taxed } from './taxed';

/** To whom supplies without tax went, in the words of the portal and in ours. */
const SUPPLIES = {
  INTRB2B: 'Other states, with a GST number',
  INTRAB2B: 'Our state, with a GST number',
  INTRB2C: 'Other states, without one',
  INTRAB2C: 'Our state, without one',
} as const;

/** To whom supplies without tax went. */
export type NilSupplies = keyof typeof SUPPLIES;

/** What was sold without tax, less what was credited of it: table 8 of GSTR-1. Its taxable value is both of its parts. */
export interface NilRow extends Taxed {
  id: NilSupplies;
  supplies: string;
  /** Of nil rate, in rupees. */
  nil: number;
  exempt: number;
}

/** Whether a bill went to another state than ours: that without any tax tells it by its recipient. */
const isAway = (bill: IssuedBill | DebitNote, ownState: string): boolean =>
  isIntegrated(bill) || (!ratedOf(bill).some(isTaxed) && !inHalves({ stateCode: ownState }, bill.recipient));

const suppliesOf = (bill: IssuedBill | DebitNote, ownState: string): NilSupplies =>
  `${isAway(bill, ownState) ? 'INTR' : 'INTRA'}${isRegistered(bill) ? 'B2B' : 'B2C'}`;

const untaxedOf = (document: IssuedBill | CreditNote | DebitNote): Rated[] =>
  ratedOf(document).filter((one) => !isTaxed(one));

/** What bills sold without tax, with the debit notes and less the credit notes, by whom it went to; our own state is `ownState`, in two digits. */
export function nilRows(
  bills: readonly IssuedBill[],
  notes: readonly Credited[],
  debits: readonly Debited[],
  ownState: string,
): NilRow[] {
  const asked = [...bills, ...debits.map(({ note }) => note)];
  return (Object.keys(SUPPLIES) as NilSupplies[]).flatMap((id): NilRow[] => {
    const billed = asked.filter((bill) => suppliesOf(bill, ownState) === id).flatMap(untaxedOf);
    const credited = notes
      .filter(({ bill }) => suppliesOf(bill, ownState) === id)
      .flatMap(({ note }) => untaxedOf(note));
    if (billed.length + credited.length === 0) return [];
    const left = (those: (rated: Rated) => boolean) =>
      lessThose(addedUp(billed.filter(those)), addedUp(credited.filter(those)));
    return [
      {
        id,
        supplies: SUPPLIES[id],
        nil: left(({ rate }) => rate === '0%').taxable,
        exempt: left(({ rate }) => rate === 'Exempt').taxable,
        ...left(() => true),
      },
    ];
  });
}
