import { formatCount, formatMoney } from '@/format';
import { unitCodeOf } from '@/store/billing/bills/units';
import { sumOf } from '@/store/kit/money';
import { shownLines, type ShownLine } from '@/store/stock/challans/challanLines';
import type { Challan } from '@/store/stock/challans/challan';
import type { ConsignedGoods } from '@/store/stock/challans/consignment';
import type { StockState } from '@/store/stock/onHand/stockState';
import { figures, type PaperColumn, type PaperFact, type PaperTable } from './paper';

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

/** What a challan hands over line by line: each device and SIM by its number. */
export const goodsTable = (state: Pick<StockState, 'devices' | 'sims'>, challan: Challan): PaperTable => ({
  label: 'Goods',
  columns: COLUMNS,
  rows: shownLines(state, challan.lines).map((line) => rowOf(challan, line)),
});

const WORTH_COLUMNS: readonly PaperColumn[] = [
  { title: 'No' },
  { title: 'Description', wide: true },
  { title: 'HSN' },
  ...figures('Qty'),
  { title: 'Unit' },
  ...figures('Unit Value', 'Taxable Value'),
];

/** What the goods of a challan are worth, product by product (rules 46 and 55 of the CGST Rules); no table where nothing is known of it. */
export function worthTables(goods: readonly ConsignedGoods[]): PaperTable[] {
  if (goods.every(({ hsn, value }) => !hsn && !value)) return [];
  const rows = goods.map(({ product, hsn = '', qty, value, taxable }, place) => [
    String(place + 1),
    product,
    hsn,
    formatCount(qty),
    hsn === '' ? '' : unitCodeOf(hsn),
    value ? formatMoney(value) : '',
    taxable === undefined ? '' : formatMoney(taxable),
  ]);
  return [{ label: 'Value', columns: WORTH_COLUMNS, rows }];
}

/** What all goods of a challan are worth; not said where that of one of them is not known. */
export function worthSums(goods: readonly ConsignedGoods[]): PaperFact[] {
  const values = goods.flatMap(({ taxable }) => taxable ?? []);
  return goods.length === 0 || values.length < goods.length
    ? []
    : [{ label: 'Taxable Value', value: formatMoney(sumOf(values)) }];
}
