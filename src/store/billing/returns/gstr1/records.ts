import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import type { DebitNote } from '@/store/billing/debitNotes/debitNote';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { percentOf } from '@/store/kit/gstRates';
import type { Sold } from '@/store/billing/returns/issuedDocuments';
import { isIntegrated, isLarge, isRegistered, isSmall, isSmallDebit } from '@/store/billing/returns/supplies';
import { placeOf } from '@/store/billing/returns/placeOf';
import { isTaxed } from '@/store/billing/bills/billAmounts';
import { addedUp, lessThose, ratedOf, type Rated } from '@/store/billing/returns/taxed';
import type { B2bBuyer, B2clPlace, B2csRecord, NotedBuyer, UnregisteredNote } from './file';
import { noteRecords } from './noteRecords';
import { grouped, hasTax, itemsOf, kindOf, largeItemsOf, portalDate, type Taxing } from './values';

const b2bOf = (bills: readonly IssuedBill[], ownState: string): B2bBuyer[] =>
  grouped(
    bills.filter((bill) => isRegistered(bill) && hasTax(bill)),
    ({ recipient }) => recipient.gstin,
    (bill) => ({
      inum: bill.docNo,
      idt: portalDate(bill.issuedOn),
      val: bill.total,
      pos: placeOf(bill, ownState),
      rchrg: 'N' as const,
      inv_typ: kindOf(bill),
      itms: itemsOf(bill, bill),
    }),
  ).map(([ctin, inv]) => ({ ctin, inv }));

const b2clOf = (bills: readonly IssuedBill[], ownState: string): B2clPlace[] =>
  grouped(
    bills.filter(isLarge),
    (bill) => placeOf(bill, ownState),
    (bill) => ({
      inum: bill.docNo,
      idt: portalDate(bill.issuedOn),
      val: bill.total,
      itms: largeItemsOf(bill, bill),
    }),
  ).map(([pos, inv]) => ({ pos, inv }));

/** All other bills and notes of buyers without a GST number, by the state of supply, how they are taxed and at which rate. */
export function b2csOf({ live, taken, debits }: Sold, ownState: string): B2csRecord[] {
  const rowsOf = (document: IssuedBill | CreditNote | DebitNote, bill: Taxing) =>
    ratedOf(document)
      .filter(isTaxed)
      .map((rated) => ({ rated, key: keyOf(bill, rated) }));
  const keyOf = (bill: Taxing, { rate, igst }: Rated) =>
    `${placeOf(bill, ownState)} ${igst !== 0 || isIntegrated(bill) ? 'INTER' : 'INTRA'} ${String(percentOf(rate)).padStart(2, '0')}`;
  const byKey = (rows: ReturnType<typeof rowsOf>) =>
    new Map(
      grouped(
        rows,
        ({ key }) => key,
        ({ rated }) => rated,
      ),
    );
  const asked = [...live.filter(isSmall), ...debits.filter(isSmallDebit).map(({ note }) => note)];
  const billed = byKey(asked.flatMap((one) => rowsOf(one, one)));
  const credited = byKey(taken.filter(({ bill }) => isSmall(bill)).flatMap(({ note, bill }) => rowsOf(note, bill)));
  return [...new Set([...billed.keys(), ...credited.keys()])].toSorted().map((key) => {
    const left = lessThose(addedUp(billed.get(key) ?? []), addedUp(credited.get(key) ?? []));
    const [pos = '', type, percent] = key.split(' ');
    return {
      sply_ty: type === 'INTER' ? 'INTER' : 'INTRA',
      rt: Number(percent),
      typ: 'OE',
      pos,
      txval: left.taxable,
      ...(type === 'INTER' ? { iamt: left.igst } : { camt: left.cgst, samt: left.sgst }),
      csamt: 0,
    };
  });
}

/** What the file tells of what was sold, section by section. */
export interface SoldRecords {
  b2b: B2bBuyer[];
  b2cl: B2clPlace[];
  b2cs: B2csRecord[];
  cdnr: NotedBuyer[];
  cdnur: UnregisteredNote[];
}

/** What the file tells of bills and debit notes, and of credit notes that take GST off; a section is empty where it has none. `ownState` is our own, in two digits. */
export const recordsOf = (told: Sold, ownState: string): SoldRecords => ({
  b2b: b2bOf(told.live, ownState),
  b2cl: b2clOf(told.live, ownState),
  b2cs: b2csOf(told, ownState),
  ...noteRecords(told, ownState),
});
