import type { ReceiptMode } from '@/store/billing/receipts/receipt';

/** The GST of what of money was an advance, as its voucher tells it; in rupees. */
interface AdvanceTold {
  taxable: number;
  igst: number;
  cgst: number;
  sgst: number;
  /** In percent. */
  rate: number;
  place: string;
}

/** Money that came, a cheque that bounced, or money that was paid back: below zero of what went, and nothing of what was cancelled; in rupees. */
export interface MoneyEntry {
  id: string;
  kind: 'Receipt' | 'Bounced' | 'Refund';
  /** What the document is headed. */
  title: string;
  docNo: string;
  /** ISO date. */
  on: string;
  name: string;
  gstin: string;
  mode: ReceiptMode;
  reference: string;
  cash: number;
  tds: number;
  tdsSection: string;
  total: number;
  /** What it settled, was on account and was paid back of it when the last of the days was over; none of what only takes money back. */
  settles: string;
  settled?: number | undefined;
  onAccount?: number | undefined;
  refunded?: number | undefined;
  advance?: AdvanceTold | undefined;
  status: string;
}
