import type { DocumentStatus } from '@/machines/document';
import type { Numbered } from '@/store/kit/table';
import type { WithEInvoice } from '@/store/kit/eInvoices/eInvoice';
import type { BillLine } from '@/store/billing/bills/bill';
import type { HsnTax } from '@/store/kit/hsnTax';

/** Why something of a bill is credited: for dark days, for days on which it was not used after the bill, for a price that went down after it, or as it was wrong. */
export const CREDIT_REASONS = ['Downtime', 'Not used', 'Lower price', 'Mistake'] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

/** What is taken off a bill, or off a debit note, after it was issued; amounts in rupees, all of them positive. */
export interface CreditNote extends Numbered, WithEInvoice {
  docNo: string;
  accountId: string;
  /** The bill or the debit note that it is against. */
  billId: string;
  /** ISO date. */
  issuedOn: string;
  reason: CreditReason;
  /** Whatever else is to be said of the reason. */
  remark?: string | undefined;
  /** What is credited of each line, named by its kind and vehicle. */
  lines: readonly BillLine[];
  taxes: readonly HsnTax[];
  /** The bill's own, once its last line is credited. */
  roundOff: number;
  total: number;
  companyId?: string | undefined;
  status: DocumentStatus;
}
