import { formatDate } from '@/format';
import { isUntaxed } from '@/store/billing/bills/billAmounts';
import type { WithCompany } from '@/store/billing/company/company';
import { transferAmounts } from '@/store/billing/transfers/transferBill';
import { isCancelledChallan, type InvoicedChallan } from '@/store/stock/challans/challan';
import { dayOfDocument } from '@/store/stock/challans/invoiceDay';
import { giverOf } from '@/store/stock/challans/challanList';
import { placeName } from '@/store/stock/onHand/holderWords';
import type { StockState } from '@/store/stock/onHand/stockState';
import { goodsTable, worthTables } from './challanTables';
import { copiesOfChallan, copyAmong } from './copies';
import { ewayBillFacts } from './ewayBillFacts';
import { unnumbered as withoutNumber, type Paper } from './paper';
import { companyOfRecord, recipientParty, signedFor, stateText, supplierParty } from './parties';
import { registeredParts } from './registered';
import { shownPlace } from './shownNumber';
import { taxedParts } from './taxedLines';

/** Why goods count as sold where nobody buys them. */
const WHY = 'Transfer between registrations of one PAN (section 25(4) and Schedule I of the CGST Act).';

/** The tax invoice that goes with goods from one registration to another (rule 46 of the CGST Rules). */
export function transferPaper(
  state: StockState & WithCompany,
  challan: InvoicedChallan,
  unnumbered: ReadonlySet<string>,
  copy?: string,
): Paper {
  const { consignment, id } = challan;
  const { docNo, recipient } = consignment.invoice;
  const company = { ...companyOfRecord(state, challan.companyId), ...consignment.consignor };
  const amounts = transferAmounts(consignment.goods, consignment.invoice);
  const { tables, ...parts } = taxedParts(amounts);
  const withoutTax = isUntaxed(amounts);
  const to = placeName(state, challan.to);
  const { signed, registration } = registeredParts(consignment.invoice);
  const paper: Paper = {
    id,
    title: withoutTax ? 'Bill of Supply' : 'Tax Invoice',
    note: copyAmong(copiesOfChallan(state, challan), copy),
    docNo,
    mark: isCancelledChallan(challan) ? 'Cancelled' : undefined,
    supplier: supplierParty(company),
    recipient: recipientParty('Bill To', recipient),
    facts: [
      { label: withoutTax ? 'Bill No' : 'Invoice No', value: docNo },
      { label: 'Date', value: formatDate(dayOfDocument(challan)) },
      { label: 'Challan No', value: shownPlace(challan, unnumbered) },
      { label: 'From', value: giverOf(state, challan) },
      { label: 'To', value: to },
      { label: 'Place of Supply', value: stateText(recipient.stateCode) },
      ...ewayBillFacts(challan.ewayBill),
      // The receiver never pays the tax on it in the giver's place (rule 46(p) of the CGST Rules).
      ...(withoutTax ? [] : [{ label: 'Tax payable on reverse charge', value: 'No' }]),
    ],
    ...parts,
    tables: [...worthTables(consignment.goods), ...tables.slice(1), goodsTable(state, challan)],
    bank: [],
    ...(signed && { signed }),
    remarks: [WHY, ...registration],
    signatures: [signedFor(company), `Received by ${to}`],
  };
  return unnumbered.has(id) ? withoutNumber(paper) : paper;
}
