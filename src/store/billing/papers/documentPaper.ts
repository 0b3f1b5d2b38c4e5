import type { WithCompany } from '@/store/billing/company/company';
import type { WithPeriods } from '@/store/billing/periods/period';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import type { Sendable } from '@/store/billing/sentDocuments/sendable';
import { billPaper } from './billPaper';
import { creditNotePaper } from './creditNotePaper';
import { debitNotePaper } from './debitNotePaper';
import type { Paper } from './paper';
import { receiptPaper } from './receiptPaper';

/** The paper of a document that is sent to its client. */
export function documentPaper(state: WithDebts & WithCompany & WithPeriods, document: Sendable): Paper {
  if (document.kind === 'Bill') return billPaper(state, document.row);
  if (document.kind === 'Receipt') return receiptPaper(state, document.row);
  return document.kind === 'Credit Note' ? creditNotePaper(state, document.row) : debitNotePaper(state, document.row);
}
