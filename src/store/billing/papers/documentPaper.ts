import type { WithCompany } from '@/store/billing/company/company';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import type { Sendable } from '@/store/billing/sentDocuments/sendable';
import { billPaper } from './billPaper';
import type { Paper } from './paper';
import { receiptPaper } from './receiptPaper';

/** The paper of a document that is sent to its client. */
export const documentPaper = (state: WithDebts & WithCompany, document: Sendable): Paper =>
  document.kind === 'Bill' ? billPaper(state, document.row) : receiptPaper(state, document.row);
