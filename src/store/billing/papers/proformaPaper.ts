import { formatDate } from '@/format';
import { isLive } from '@/store/billing/bills/bill';
import type { Proforma } from '@/store/billing/proformas/proforma';
import { isOfUnregistered } from '@/store/billing/bills/billAmounts';
import type { ProformaDraft } from '@/store/billing/proformas/proformaOf';
import { companyNow, type Company, type WithCompany } from '@/store/billing/company/company';
import type { Paper } from './paper';
import {
  bankPaperFacts,
  companyOfRecord,
  missingWords,
  placeOfSupply,
  recipientParty,
  signedFor,
  supplierParty,
} from './parties';
import { taxedParts } from './taxedLines';
import { upiCode } from './upi';

const TITLE = 'Proforma Invoice';

function paperOf(company: Company, proforma: Omit<ProformaDraft, 'prefix'>, number: string) {
  const { issuedOn, validUntil, recipient } = proforma;
  return {
    title: TITLE,
    note: isOfUnregistered(proforma) ? 'This is not an invoice.' : 'This is not a tax invoice.',
    supplier: supplierParty(company, proforma),
    recipient: recipientParty('Bill To', recipient),
    facts: [
      { label: 'Proforma No', value: number },
      { label: 'Date', value: formatDate(issuedOn) },
      { label: 'Valid Until', value: formatDate(validUntil) },
      ...placeOfSupply(company, recipient),
    ],
    ...taxedParts(proforma),
    bank: bankPaperFacts(company),
    remarks: missingWords(company, recipient, proforma),
    signatures: [signedFor(company)],
  };
}

/** A proforma invoice as it was issued; its code pays it. */
export function proformaPaper(state: WithCompany, proforma: Proforma): Paper {
  const company = companyOfRecord(state, proforma.companyId);
  const { id, docNo, total } = proforma;
  const mark = isLive(proforma) ? undefined : 'Cancelled';
  return {
    id,
    docNo,
    mark,
    ...paperOf(company, proforma, docNo),
    code: mark ? undefined : upiCode(company, total, docNo),
  };
}

/** A proforma invoice as it would be issued now: it has no number, and nothing is to be paid by it. */
export const proformaDraftPaper = (state: WithCompany, draft: ProformaDraft): Paper => ({
  id: draft.accountId,
  mark: 'Draft',
  ...paperOf(companyNow(state), draft, 'Given when it is issued'),
});
