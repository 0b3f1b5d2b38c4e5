import type { DocumentStatus } from '@/machines/document';
import type { Recipient } from '@/store/billing/bills/bill';
import type { Issuer, RefundDraft } from '@/store/billing/receipts/receipt';
import { byKey } from '@/store/kit/byKey';
import type { GstRate } from '@/store/kit/gstRates';
import { paise } from '@/store/kit/money';
import type { Numbered, Table } from '@/store/kit/table';

/** The GST in money that is paid back: what the advance bore of it. */
export interface RefundedTax {
  rate: GstRate;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

/** The GST of what was on account and of what stays is each in whole paise, and no more than a paisa off: a refund is their difference. */
export const MOST_ROUNDED = 2;

/** What of money that is paid back is neither its value nor its GST, in whole paise: what is rounded, and what bears no GST. */
export const untaxedInPaise = ({ amount, tax }: { amount: number; tax: RefundedTax }): number =>
  paise(amount) - paise(tax.taxable) - paise(tax.cgst) - paise(tax.sgst) - paise(tax.igst);

/** What is decided of a refund's voucher where its fact is said. */
export interface VoucherOutcome {
  issuer: Issuer;
  accountId: string;
  recipient: Recipient;
  /** None where the money bore no GST. */
  tax?: RefundedTax | undefined;
}

/** The document of money on account that was paid back (rule 51 of the CGST Rules), under the identity of the refund; amounts in rupees. */
export interface RefundVoucher extends Numbered, RefundDraft, Omit<VoucherOutcome, 'issuer'> {
  docNo: string;
  /** The identity of the receipt whose money it was, or of the opening balance. */
  receiptId: string;
  /** The ISO date on which it was recorded, where that is a later one than its own. */
  knownOn?: string | undefined;
  companyId?: string | undefined;
  /** Cancelled where an Undo took the refund back: it keeps its number. */
  status: DocumentStatus;
}

/** A state that has the refund vouchers. */
export interface WithRefundVouchers {
  refundVouchers: Table<RefundVoucher>;
}

const ofReceipts = byKey<RefundVoucher>(({ receiptId }) => receiptId);

/** The refund vouchers of a receipt, cancelled ones too, in the order of their numbers. */
export const vouchersOfReceipt = (table: Table<RefundVoucher>, receiptId: string): readonly RefundVoucher[] =>
  ofReceipts.of(table, receiptId);
