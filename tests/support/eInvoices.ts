// A business that registers e-invoices since 1 September 2026, with a bill of its client in Gujarat and a credit note on it.
import type { IssuedBill } from '@/store/billing/bills/bill';
import { billTable } from '@/store/billing/bills/billsSlice';
import { companyNow, type Company } from '@/store/billing/company/company';
import { companyTable } from '@/store/billing/company/companySlice';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import { irnOfReported } from '@/store/billing/eInvoices/irnOfReported';
import { supplierOf } from '@/store/billing/eInvoices/parties';
import { documentNamed } from '@/store/billing/eInvoices/reported';
import type { DebitNote } from '@/store/billing/debitNotes/debitNote';
import { emptyBusiness, type Business } from '@/store/business/business';
import { account, salesOf } from './accounts';
import { billOf, creditNoteOf, debitNoteOf, lineOf } from './bills';

const OURS: Partial<Company> = {
  name: 'Trackers Ltd',
  address: '4 Mill Road',
  town: 'Pune',
  pinCode: '411001',
  stateCode: '27',
  gstin: '27AAPFU0939F1ZV',
  subscriptionSac: '998429',
  eInvoiceFrom: '2026-09-01',
};

const BUYER = {
  name: 'Acme Cabs',
  address: '9 Ring Road',
  town: 'Surat',
  pinCode: '395002',
  gstin: '24AIDPG5043J1ZJ',
  stateCode: '24',
};

const SAC = '998429';

/** A device for ₹5,500, of which ₹500 is taken off, and a month of one vehicle. */
export const portalBill = (changes: Partial<IssuedBill> = {}): IssuedBill =>
  billOf(123, {
    month: '2026-09',
    issuedOn: '2026-09-05',
    recipient: BUYER,
    lines: [
      { kind: 'Hardware', price: 5500, taxable: 5500, hsn: '852691', imeis: ['864000000000017'] },
      { kind: 'Discount', price: -500, taxable: -500, hsn: '852691' },
      lineOf(1, { hsn: SAC, taxable: 333.33, days: 10 }),
    ],
    taxes: [
      { hsn: '852691', taxable: 5000, cgst: 0, sgst: 0, igst: 900 },
      { hsn: SAC, taxable: 333.33, cgst: 0, sgst: 0, igst: 60 },
    ],
    roundOff: -0.33,
    total: 6293,
    ...changes,
  });

/** All that its bill has of the subscription, credited. */
export const portalNote = (changes: Partial<CreditNote> = {}): CreditNote =>
  creditNoteOf(7, {
    billId: 'bill-123',
    issuedOn: '2026-09-20',
    lines: [lineOf(1, { hsn: SAC, taxable: 333.33 })],
    taxes: [{ hsn: SAC, taxable: 333.33, cgst: 0, sgst: 0, igst: 60 }],
    total: 393.33,
    ...changes,
  });

/** That subscription raised by ₹100. */
export const portalDebit = (changes: Partial<DebitNote> = {}): DebitNote =>
  debitNoteOf(4, {
    billId: 'bill-123',
    issuedOn: '2026-09-25',
    recipient: BUYER,
    lines: [{ kind: 'Subscription', price: 100, hsn: SAC, taxable: 100 }],
    taxes: [{ hsn: SAC, taxable: 100, cgst: 0, sgst: 0, igst: 18 }],
    total: 118,
    ...changes,
  });

/** That business; `ours` changes what it says of itself. */
export const portalBusiness = (ours: Partial<Company> = {}, bill = portalBill(), note = portalNote()): Business => ({
  ...emptyBusiness,
  ...salesOf(account(1, { billing: { ...account(1).billing, gstNo: BUYER.gstin } })),
  company: companyTable([
    { ...companyNow({ company: companyTable([]) }), id: 'company-1', number: 1, ...OURS, ...ours },
  ]),
  bills: billTable([bill]),
  creditNotes: creditNoteTable([note]),
});

const sealed = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What the portal would answer about a document; `changes` is what its code says otherwise. */
export function answerAbout(business: Business, id: string, changes: object = {}) {
  const reported = documentNamed(business, id);
  if (!reported) throw new Error(`There is no document ${id}.`);
  const { document } = reported;
  const irn = irnOfReported(business, reported);
  const { gstin } = supplierOf(business, reported);
  const data = { SellerGstin: gstin, DocNo: document.docNo, TotInvVal: document.total, Irn: irn, ...changes };
  const qr = `${sealed({ alg: 'RS256' })}.${sealed({ data: JSON.stringify(data), iss: 'NIC' })}.c2lnbmVk`;
  return { id, accountId: document.accountId, irn, ackNo: '112610000000001', ackDate: '2026-09-05 14:03:11', qr };
}
