import { formatDate } from '@/format';
import type { WithCompany } from '@/store/billing/company/company';
import { transferAmounts } from '@/store/billing/transfers/transferBill';
import type { InvoicedChallan } from '@/store/stock/challans/challan';
import { dayOfDocument } from '@/store/stock/challans/invoiceDay';
import { transferCreditId, type TransferCredit } from '@/store/stock/challans/consignment';
import { worthTables } from './challanTables';
import { unnumbered as withoutNumber, type Paper } from './paper';
import { companyOfRecord, recipientParty, signedFor, supplierParty } from './parties';
import { registeredParts } from './registered';
import { taxedParts } from './taxedLines';

/** The credit note over what of a tax invoice between two registrations was not accepted (rule 53(1A) of the CGST Rules). */
export function transferCreditPaper(
  state: WithCompany,
  challan: InvoicedChallan & { credit: TransferCredit },
  unnumbered: ReadonlySet<string>,
): Paper {
  const { consignment, credit } = challan;
  const company = { ...companyOfRecord(state, challan.companyId), ...consignment.consignor };
  const { tables, ...parts } = taxedParts(transferAmounts(credit.goods, credit));
  const { signed, registration } = registeredParts(credit);
  const paper: Paper = {
    id: transferCreditId(challan.id),
    title: 'Credit Note',
    docNo: credit.docNo,
    supplier: supplierParty(company),
    recipient: recipientParty('Credit To', consignment.invoice.recipient),
    facts: [
      { label: 'Credit Note No', value: credit.docNo },
      { label: 'Date', value: formatDate(credit.on) },
      { label: 'Against Invoice', value: consignment.invoice.docNo },
      { label: 'Invoice Date', value: formatDate(dayOfDocument(challan)) },
      { label: 'Reason', value: 'Not accepted' },
    ],
    ...parts,
    tables: [...worthTables(credit.goods), ...tables.slice(1)],
    bank: [],
    ...(signed && { signed }),
    remarks: registration,
    signatures: [signedFor(company)],
  };
  return unnumbered.has(paper.id) ? withoutNumber(paper) : paper;
}
