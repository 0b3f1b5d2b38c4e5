import { formatDate } from '@/format';
import { asAmended } from '@/store/billing/amendments/amended';
import { amendedWords } from '@/store/billing/amendments/recipientWords';
import { isUntaxed } from '@/store/billing/bills/billAmounts';
import { isLive, type IssuedBill } from '@/store/billing/bills/bill';
import { billTitle } from './billTitle';
import type { WithCompany } from '@/store/billing/company/company';
import { openAmount, type WithDebts } from '@/store/billing/receivables/openBills';
import { copiesOf, copyAmong } from './copies';
import type { Paper } from './paper';
import {
  bankPaperFacts,
  companyOfRecord,
  missingWords,
  placeOfSupply,
  recipientParty,
  signedFor,
  supplierParty,
  supplyWords,
  withDelivery,
} from './parties';
import { registeredParts } from './registered';
import { fullMonth, taxedParts } from './taxedLines';
import { upiCode } from './upi';

/** A bill under the title that it must bear; its code pays what is still open of it. A `copy` that it does not have is the original. */
export function billPaper(state: WithDebts & WithCompany, issued: IssuedBill, copy?: string): Paper {
  const bill = asAmended(issued);
  const { id, docNo, month, issuedOn, dueOn, recipient } = bill;
  const company = companyOfRecord(state, bill.companyId);
  const withoutTax = isUntaxed(bill);
  const title = billTitle(bill);
  const { signed, registration } = registeredParts(bill);
  return {
    id,
    title,
    // Which of its copies it is (rule 48 of the CGST Rules).
    note: copyAmong(copiesOf(bill), copy),
    docNo,
    mark: isLive(bill) ? undefined : 'Cancelled',
    supplier: supplierParty(company, bill),
    recipient: withDelivery(recipientParty('Bill To', recipient), bill),
    facts: [
      { label: title === 'Bill of Supply' ? 'Bill No' : 'Invoice No', value: docNo },
      { label: 'Date', value: formatDate(issuedOn) },
      { label: 'Due Date', value: formatDate(dueOn) },
      { label: 'For', value: fullMonth(month) },
      ...placeOfSupply(company, recipient),
      // No supply of ours is one of those on which the buyer pays it; the paper must say so (rule 46(p) of the CGST Rules).
      ...(withoutTax ? [] : [{ label: 'Tax payable on reverse charge', value: 'No' }]),
    ],
    ...taxedParts(bill),
    bank: bankPaperFacts(company),
    code: upiCode(company, openAmount(state, bill), docNo),
    ...(signed && { signed }),
    remarks: [
      ...registration,
      ...amendedWords(issued),
      ...(withoutTax ? [] : supplyWords(recipient)),
      ...missingWords(company, recipient, bill),
    ],
    signatures: [signedFor(company)],
  };
}
