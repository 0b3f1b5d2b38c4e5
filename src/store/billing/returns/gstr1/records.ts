import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { pushTo } from '@/store/kit/grouping';
import { percentOf } from '@/store/kit/gstRates';
import type { Credited } from '@/store/billing/returns/missing';
import { isIntegrated, isLarge, isRegistered, isSmall } from '@/store/billing/returns/supplies';
import { isTaxed } from '@/store/billing/bills/billAmounts';
import { addedUp, lessThose, ratedOf, type Rated } from '@/store/billing/returns/taxed';
import type { B2bBuyer, B2clPlace, B2csRecord, NotedBuyer, UnregisteredNote } from './file';
import { itemsOf, kindOf, largeItemsOf, placeOf, portalDate } from './values';

const grouped = <Row, Record>(rows: readonly Row[], keyOf: (row: Row) => string, recordOf: (row: Row) => Record) => {
  const byKey = new Map<string, Record[]>();
  for (const row of rows) pushTo(byKey, keyOf(row), recordOf(row));
  return [...byKey];
};

/** Whether anything of a document is taxed: what is not stands in a section of its own. */
const hasTax = (document: IssuedBill | CreditNote): boolean => ratedOf(document).some(isTaxed);

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

/** All other bills and credit notes of buyers without a GST number, by the state of supply, how they are taxed and at which rate. */
function b2csOf(bills: readonly IssuedBill[], notes: readonly Credited[], ownState: string): B2csRecord[] {
  const rowsOf = (document: IssuedBill | CreditNote, bill: IssuedBill) =>
    ratedOf(document)
      .filter(isTaxed)
      .map((rated) => ({ rated, key: keyOf(bill, rated) }));
  const keyOf = (bill: IssuedBill, { rate }: Rated) =>
    `${placeOf(bill, ownState)} ${isIntegrated(bill) ? 'INTER' : 'INTRA'} ${String(percentOf(rate)).padStart(2, '0')}`;
  const byKey = (rows: ReturnType<typeof rowsOf>) =>
    new Map(
      grouped(
        rows,
        ({ key }) => key,
        ({ rated }) => rated,
      ),
    );
  const billed = byKey(bills.filter(isSmall).flatMap((bill) => rowsOf(bill, bill)));
  const credited = byKey(notes.filter(({ bill }) => isSmall(bill)).flatMap(({ note, bill }) => rowsOf(note, bill)));
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

const cdnrOf = (notes: readonly Credited[], ownState: string): NotedBuyer[] =>
  grouped(
    notes.filter(({ note, bill }) => isRegistered(bill) && hasTax(note)),
    ({ bill }) => bill.recipient.gstin,
    ({ note, bill }) => ({
      nt_num: note.docNo,
      nt_dt: portalDate(note.issuedOn),
      ntty: 'C' as const,
      val: note.total,
      pos: placeOf(bill, ownState),
      rchrg: 'N' as const,
      inv_typ: kindOf(bill),
      itms: itemsOf(note, bill),
    }),
  ).map(([ctin, nt]) => ({ ctin, nt }));

const cdnurOf = (notes: readonly Credited[], ownState: string): UnregisteredNote[] =>
  notes
    .filter(({ note, bill }) => isLarge(bill) && hasTax(note))
    .map(({ note, bill }) => ({
      nt_num: note.docNo,
      nt_dt: portalDate(note.issuedOn),
      ntty: 'C',
      val: note.total,
      typ: 'B2CL',
      pos: placeOf(bill, ownState),
      itms: itemsOf(note, bill),
    }));

/** The records of the file, section by section. */
export interface Gstr1Records {
  b2b: B2bBuyer[];
  b2cl: B2clPlace[];
  b2cs: B2csRecord[];
  cdnr: NotedBuyer[];
  cdnur: UnregisteredNote[];
}

/** What the file tells of bills, and of credit notes that take GST off; a section is empty where it has none. `ownState` is our own, in two digits. */
export const recordsOf = (
  bills: readonly IssuedBill[],
  notes: readonly Credited[],
  ownState: string,
): Gstr1Records => ({
  b2b: b2bOf(bills, ownState),
  b2cl: b2clOf(bills, ownState),
  b2cs: b2csOf(bills, notes, ownState),
  cdnr: cdnrOf(notes, ownState),
  cdnur: cdnurOf(notes, ownState),
});
