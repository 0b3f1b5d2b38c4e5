import type { IssuedBill } from '@/store/billing/bills/bill';
import { pushTo } from '@/store/kit/grouping';
import { GST_PERCENT } from '@/store/kit/money';
import type { Credited } from '@/store/billing/returns/missing';
import { isIntegrated, isLarge, isRegistered, isSmall } from '@/store/billing/returns/supplies';
import { addedUp, lessThose, taxedOf } from '@/store/billing/returns/taxed';
import type { B2bBuyer, B2clPlace, B2csRecord, NotedBuyer, UnregisteredNote } from './file';
import { itemOf, kindOf, largeItemOf, placeOf, portalDate } from './values';

const grouped = <Row, Record>(rows: readonly Row[], keyOf: (row: Row) => string, recordOf: (row: Row) => Record) => {
  const byKey = new Map<string, Record[]>();
  for (const row of rows) pushTo(byKey, keyOf(row), recordOf(row));
  return [...byKey];
};

const b2bOf = (bills: readonly IssuedBill[], ownState: string): B2bBuyer[] =>
  grouped(
    bills.filter(isRegistered),
    ({ recipient }) => recipient.gstin,
    (bill) => ({
      inum: bill.docNo,
      idt: portalDate(bill.issuedOn),
      val: bill.total,
      pos: placeOf(bill, ownState),
      rchrg: 'N' as const,
      inv_typ: kindOf(bill),
      itms: [itemOf(taxedOf(bill), bill)],
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
      itms: [largeItemOf(bill)],
    }),
  ).map(([pos, inv]) => ({ pos, inv }));

/** All other bills and credit notes of buyers without a GST number, by the state of supply and how they are taxed. */
function b2csOf(bills: readonly IssuedBill[], notes: readonly Credited[], ownState: string): B2csRecord[] {
  const keyOf = (bill: IssuedBill) => `${placeOf(bill, ownState)} ${isIntegrated(bill) ? 'INTER' : 'INTRA'}`;
  const billed = new Map(grouped(bills.filter(isSmall), keyOf, taxedOf));
  const credited = new Map(
    grouped(
      notes.filter(({ bill }) => isSmall(bill)),
      ({ bill }) => keyOf(bill),
      ({ note }) => taxedOf(note),
    ),
  );
  return [...new Set([...billed.keys(), ...credited.keys()])].toSorted().map((key) => {
    const left = lessThose(addedUp(billed.get(key) ?? []), addedUp(credited.get(key) ?? []));
    const [pos = '', type] = key.split(' ');
    return {
      sply_ty: type === 'INTER' ? 'INTER' : 'INTRA',
      rt: GST_PERCENT,
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
    notes.filter(({ bill }) => isRegistered(bill)),
    ({ bill }) => bill.recipient.gstin,
    ({ note, bill }) => ({
      nt_num: note.docNo,
      nt_dt: portalDate(note.issuedOn),
      ntty: 'C' as const,
      val: note.total,
      pos: placeOf(bill, ownState),
      rchrg: 'N' as const,
      inv_typ: kindOf(bill),
      itms: [itemOf(taxedOf(note), bill)],
    }),
  ).map(([ctin, nt]) => ({ ctin, nt }));

const cdnurOf = (notes: readonly Credited[], ownState: string): UnregisteredNote[] =>
  notes
    .filter(({ bill }) => isLarge(bill))
    .map(({ note, bill }) => ({
      nt_num: note.docNo,
      nt_dt: portalDate(note.issuedOn),
      ntty: 'C',
      val: note.total,
      typ: 'B2CL',
      pos: placeOf(bill, ownState),
      itms: [itemOf(taxedOf(note), bill)],
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
