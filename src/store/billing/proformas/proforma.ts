import type { DocumentStatus } from '@/machines/document';
import type { Numbered } from '@/store/kit/table';
import type { Amounts, Recipient } from '@/store/billing/bills/bill';

/** A quotation as a document with a number of its own, which is no tax invoice. */
export interface Proforma extends Numbered, Amounts {
  docNo: string;
  accountId: string;
  /** ISO dates. */
  issuedOn: string;
  validUntil: string;
  recipient: Recipient;
  companyId?: string | undefined;
  status: DocumentStatus;
}
