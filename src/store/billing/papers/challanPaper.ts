import { formatCount, formatDate } from '@/format';
import type { Chain } from '@/store/stock/onHand/chain';
import { challanCode } from '@/store/stock/challans/challanNumber';
import { placeName } from '@/store/stock/onHand/holderWords';
import { piecesOf } from '@/store/stock/challans/slipDraft';
import { shownLines, type ShownLine } from '@/store/stock/challans/slipLines';
import { giverOf } from '@/store/stock/challans/slipList';
import type { WithCompany } from '@/store/billing/company/company';
import type { Slip } from '@/store/stock/challans/slip';
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

function rowOf({ lines }: Slip, { id, name, mark, sim = '', qty }: ShownLine): string[] {
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
export function challanPaper(state: Chain & WithCompany, slip: Slip, unnumbered: ReadonlySet<string>): Paper {
  const number = shownPlace(slip, unnumbered);
  const [from, to] = [giverOf(state, slip), placeName(state, slip.to)];
  return {
    id: slip.id,
    title: `Delivery Challan ${number}`,
    mark: slip.status === 'Cancelled' ? 'Cancelled' : undefined,
    supplier: supplierParty(companyOfRecord(state, slip.companyId)),
    recipient: { label: 'To', name: to, address: '', facts: [] },
    facts: [
      { label: 'Challan No', value: number },
      { label: 'Date', value: formatDate(slip.offeredOn) },
      { label: 'From', value: from },
      { label: 'To', value: to },
      { label: 'Pieces', value: formatCount(piecesOf(slip.lines)) },
    ],
    tables: [
      { label: 'Goods', columns: COLUMNS, rows: shownLines(state, slip.lines).map((line) => rowOf(slip, line)) },
    ],
    sums: [],
    bank: [],
    ...(!unnumbered.has(slip.id) && {
      code: { text: challanCode(slip.number), caption: `Scan for challan ${number}` },
    }),
    remarks: [],
    signatures: [`Given by ${from}`, `Received by ${to}`],
  };
}
