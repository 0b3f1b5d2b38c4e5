import { formatCount, formatDate } from '@/format';
import type { StockState } from '@/store/stock/onHand/stockState';
import { challanCode } from '@/store/stock/challans/challanNumber';
import { placeName } from '@/store/stock/onHand/holderWords';
import { piecesOf } from '@/store/stock/challans/challanDraft';
import { shownLines, type ShownLine } from '@/store/stock/challans/challanLines';
import { giverOf } from '@/store/stock/challans/challanList';
import type { WithCompany } from '@/store/billing/company/company';
import type { Challan } from '@/store/stock/challans/challan';
import { proofWords } from '@/store/stock/challans/proof';
import type { Paper, PaperColumn } from './paper';
import { companyOfRecord, supplierParty } from './parties';
import { shownPlace } from './shownNumber';

const COLUMNS: readonly PaperColumn[] = [
  { title: 'No' },
  { title: 'Product', wide: true },
  { title: 'Number' },
  { title: 'SIM' },
  { title: 'Qty', end: true },
  { title: 'Remark' },
];

function rowOf({ lines }: Challan, { id, name, mark, sim = '', qty }: ShownLine): string[] {
  const { outcome = 'Pending', reason, status } = lines[id] ?? {};
  return [
    String(id + 1),
    name,
    mark,
    sim,
    formatCount(qty),
    [status, outcome === 'Pending' ? undefined : outcome, reason].filter(Boolean).join(', '),
  ];
}

/** A challan, which goes with the goods, with its number as a code to be scanned once that is given for good. */
export function challanPaper(
  state: StockState & WithCompany,
  challan: Challan,
  unnumbered: ReadonlySet<string>,
): Paper {
  const number = shownPlace(challan, unnumbered);
  const proof = proofWords(challan);
  const [from, to] = [giverOf(state, challan), placeName(state, challan.to)];
  return {
    id: challan.id,
    title: `Delivery Challan ${number}`,
    mark: challan.status === 'Cancelled' ? 'Cancelled' : undefined,
    supplier: supplierParty(companyOfRecord(state, challan.companyId)),
    recipient: { label: 'To', name: to, address: '', facts: [] },
    facts: [
      { label: 'Challan No', value: number },
      { label: 'Date', value: formatDate(challan.offeredOn) },
      { label: 'From', value: from },
      { label: 'To', value: to },
      { label: 'Pieces', value: formatCount(piecesOf(challan.lines)) },
      ...(proof === undefined ? [] : [{ label: 'Acceptance', value: proof }]),
    ],
    tables: [
      { label: 'Goods', columns: COLUMNS, rows: shownLines(state, challan.lines).map((line) => rowOf(challan, line)) },
    ],
    sums: [],
    bank: [],
    ...(!unnumbered.has(challan.id) && {
      code: { text: challanCode(challan.number), caption: `Scan for challan ${number}` },
    }),
    remarks: [],
    signatures: [`Given by ${from}`, `Received by ${to}`],
  };
}
