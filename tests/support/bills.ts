// One bill, receipt, credit note, debit note and proforma invoice, each with whatever a test changes in it.
import type { BillLine, IssuedBill } from '@/store/billing/bills/bill';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import type { DebitNote } from '@/store/billing/debitNotes/debitNote';
import type { Proforma } from '@/store/billing/proformas/proforma';
import type { Receipt } from '@/store/billing/receipts/receipt';

/** Whom the documents of these tests are for. */
export const RECIPIENT = {
  name: 'Konkan Carriers',
  address: '9 Dock Road, Mumbai 400001',
  gstin: '27AAPFU0939F1ZV',
  stateCode: '27',
};

const docNo = (prefix: string, n: number) => `${prefix}/26-27/${String(n).padStart(6, '0')}`;

/** A whole month of vehicle n at ₹1,000. */
export const lineOf = (n: number, changes: Partial<BillLine> = {}): BillLine => ({
  kind: 'Subscription',
  vehicleId: `vehicle-${n}`,
  vehicleNo: `MH 01 AB ${1000 + n}`,
  days: 30,
  of: 30,
  price: 1000,
  taxable: 1000,
  hsn: '9984',
  ...changes,
});

/** Bill n of account 1 with the identity `bill-n`: for the whole of November 2026 of vehicle n, ₹1,000 and GST within the state. */
export const billOf = (n: number, changes: Partial<IssuedBill> = {}): IssuedBill => ({
  id: `bill-${n}`,
  number: n,
  accountId: 'account-1',
  part: 'Subscription',
  month: '2026-11',
  issuedOn: '2026-11-01',
  dueOn: '2026-11-16',
  recipient: RECIPIENT,
  lines: [lineOf(n)],
  taxes: [{ hsn: '9984', taxable: 1000, cgst: 90, sgst: 90, igst: 0 }],
  roundOff: 0,
  total: 1180,
  status: 'Issued',
  docNo: docNo('INV', n),
  ...changes,
});

/** Receipt n of account 1 with the identity `receipt-n`: ₹500 that settle nothing yet. */
export const receiptOf = (n: number, changes: Partial<Receipt> = {}): Receipt => ({
  id: `receipt-${n}`,
  number: n,
  accountId: 'account-1',
  on: '2026-11-10',
  mode: 'UPI',
  cash: 500,
  allocations: [],
  status: 'Recorded',
  docNo: docNo('RC', n),
  recipient: RECIPIENT,
  ...changes,
});

/** Credit note n over bill 1 with the identity `creditNote-n`: five of its thirty days were dark. */
export const creditNoteOf = (n: number, changes: Partial<CreditNote> = {}): CreditNote => ({
  id: `creditNote-${n}`,
  number: n,
  docNo: docNo('CN', n),
  accountId: 'account-1',
  billId: 'bill-1',
  issuedOn: '2026-11-20',
  reason: 'Downtime',
  lines: [lineOf(1, { taxable: 166.67 })],
  taxes: [{ hsn: '9984', taxable: 166.67, cgst: 15, sgst: 15, igst: 0 }],
  roundOff: 0,
  total: 196.67,
  status: 'Issued',
  ...changes,
});

/** Debit note n over bill 1 with the identity `debitNote-n`: ₹100 and GST within the state. */
export const debitNoteOf = (n: number, changes: Partial<DebitNote> = {}): DebitNote => ({
  id: `debitNote-${n}`,
  number: n,
  docNo: docNo('DN', n),
  accountId: 'account-1',
  billId: 'bill-1',
  issuedOn: '2026-11-20',
  dueOn: '2026-12-05',
  reason: 'Price raised',
  recipient: RECIPIENT,
  lines: [{ kind: 'Subscription', price: 100, taxable: 100, hsn: '9984' }],
  taxes: [{ hsn: '9984', taxable: 100, cgst: 9, sgst: 9, igst: 0 }],
  roundOff: 0,
  total: 118,
  status: 'Issued',
  ...changes,
});

/** Proforma invoice n of account 1 with the identity `proforma-n`. */
export const proformaOf = (n: number, changes: Partial<Proforma> = {}): Proforma => ({
  id: `proforma-${n}`,
  number: n,
  docNo: docNo('PI', n),
  accountId: 'account-1',
  issuedOn: '2026-11-01',
  validUntil: '2026-11-16',
  recipient: RECIPIENT,
  lines: [{ kind: 'Hardware', price: 1000, taxable: 1000, hsn: '852691' }],
  taxes: [{ hsn: '852691', taxable: 1000, cgst: 90, sgst: 90, igst: 0 }],
  roundOff: 0,
  total: 1180,
  status: 'Issued',
  ...changes,
});
