import { formatCount, formatDate } from '@/format';
import type { StockState } from '@/store/stock/onHand/stockState';
import { challanCode } from '@/store/stock/challans/challanNumber';
import { placeName } from '@/store/stock/onHand/holderWords';
import { piecesOf } from '@/store/stock/challans/challanDraft';
import { giverOf } from '@/store/stock/challans/challanList';
import { worthOf } from '@/store/billing/transfers/consignmentOf';
import type { WithPurchases } from '@/store/billing/transfers/suggested';
import { isCancelledChallan, isInvoiced, type Challan } from '@/store/stock/challans/challan';
import { proofWords } from '@/store/stock/challans/proof';
import { copiesOfChallan, copyAmong } from './copies';
import { ewayBillFacts } from './ewayBillFacts';
import type { Paper } from './paper';
import { companyOfRecord, supplierParty } from './parties';
import { shownPlace } from './shownNumber';
import { goodsTable, worthSums, worthTables } from './challanTables';
import { transferPaper } from './transferPaper';

/** A challan, which goes with the goods in one of its copies, with its number as a code to be scanned once that is given for good. */
export function challanPaper(
  state: StockState & WithPurchases,
  challan: Challan,
  unnumbered: ReadonlySet<string>,
  copy?: string,
): Paper {
  if (isInvoiced(challan)) return transferPaper(state, challan, unnumbered, copy);
  const number = shownPlace(challan, unnumbered);
  const company = companyOfRecord(state, challan.companyId);
  const proof = proofWords(challan);
  const goods = worthOf(state, challan);
  const [from, to] = [giverOf(state, challan), placeName(state, challan.to)];
  return {
    id: challan.id,
    title: `Delivery Challan ${number}`,
    note: copyAmong(copiesOfChallan(state, challan), copy),
    mark: isCancelledChallan(challan) ? 'Cancelled' : undefined,
    supplier: supplierParty({ ...company, ...challan.consignment?.consignor }),
    recipient: { label: 'To', name: to, address: '', facts: [] },
    facts: [
      { label: 'Challan No', value: number },
      { label: 'Date', value: formatDate(challan.offeredOn) },
      { label: 'From', value: from },
      { label: 'To', value: to },
      { label: 'Pieces', value: formatCount(piecesOf(challan.lines)) },
      ...ewayBillFacts(challan.ewayBill),
      ...(proof === undefined ? [] : [{ label: 'Acceptance', value: proof }]),
    ],
    tables: [goodsTable(state, challan), ...worthTables(goods)],
    sums: worthSums(goods),
    bank: [],
    ...(!unnumbered.has(challan.id) && {
      code: { text: challanCode(challan.number), caption: `Scan for challan ${number}` },
    }),
    remarks: [],
    signatures: [`Given by ${from}`, `Received by ${to}`],
  };
}
