import { formatMoney } from '@/format';
import type { Amounts, BillLine, LineKind } from '@/store/billing/bills/bill';
import type { HsnTax } from '@/store/kit/hsnTax';
import { isOfUnregistered, isTaxed, isUntaxed, taxableSum } from '@/store/billing/bills/billAmounts';
import { countOf, priceOfOne, unitCodeOf } from '@/store/billing/bills/units';
import { percentOf } from '@/store/kit/gstRates';
import { sumOf } from '@/store/kit/money';
import { amountInWords } from './amountInWords';
import { figures, type Paper, type PaperColumn, type PaperFact, type PaperTable } from './paper';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** A month `2026-11` in full: `November 2026`. */
export const fullMonth = (month: string): string =>
  `${MONTHS[Number(month.slice(5, 7)) - 1] ?? month} ${month.slice(0, 4)}`;

/** What is charged by a line of that kind. */
const SOLD: Record<LineKind, string> = {
  Subscription: 'GPS tracking subscription',
  Lease: 'Lease of GPS device',
  Hardware: 'GPS device',
  Installation: 'Installation',
  Discount: 'Discount',
  Adjustment: 'Adjustment',
};

/** In what a line of that kind is counted, once; other things in what the tax office counts them in. */
const UNITS: Partial<Record<LineKind, string>> = {
  Subscription: 'Month',
  Lease: 'Period',
  Discount: '',
  Adjustment: '',
};

/** What is charged, in one line of paper where it can be: the month is said in the head. */
export const descriptionOf = ({ kind, vehicleNo, imeis = [], why, goods }: BillLine): string =>
  [
    goods?.product ?? SOLD[kind],
    vehicleNo,
    imeis.length > 0 && `IMEI ${imeis.join(', ')}`,
    why?.replace(/^lease, /, ''),
  ]
    .filter(Boolean)
    .join(', ');

/** A line as it stands on paper; of an amount that is no part of a quantity, such as some days of credit, nothing is counted. */
export interface PaperLine extends BillLine {
  isAmount?: boolean;
}

const unitOf = ({ kind, hsn, isAmount }: PaperLine): string => (isAmount ? '' : (UNITS[kind] ?? unitCodeOf(hsn)));

/** What is charged of it: of a part of a month its days of all. */
const quantityOf = ({ days, of, ...line }: PaperLine): string => {
  if (unitOf(line) === '') return '';
  return days === undefined || of === undefined || days === of ? String(countOf(line)) : `${days}/${of}`;
};

/** Whether GST was counted: a credit note that comes too late has none. */
const isCounted = ({ taxable, cgst, igst }: HsnTax) => taxable === 0 || cgst !== 0 || igst !== 0;

/** A rate of GST, in percent. */
const rateText = (tax: HsnTax, parts: number): string =>
  tax.rate === 'Exempt' ? tax.rate : `${isCounted(tax) ? percentOf(tax.rate) / parts : 0}%`;

const lineColumns = (...amounts: readonly string[]): PaperColumn[] => [
  { title: 'No' },
  { title: 'Description', wide: true },
  { title: 'HSN/SAC' },
  ...figures('Qty'),
  { title: 'Unit' },
  ...figures('Rate', ...amounts),
];

type PaperAmounts = Amounts & { lines: readonly PaperLine[] };

function linesTable({ lines, taxes }: PaperAmounts): PaperTable {
  const withGst = !isOfUnregistered({ taxes });
  const rates = new Map(taxes.map((tax) => [tax.hsn, rateText(tax, 1)]));
  const taxed = new Set(taxes.filter(isTaxed).map(({ hsn }) => hsn));
  const rows = lines.map((line, place) => [
    String(place + 1),
    descriptionOf(line),
    line.hsn,
    quantityOf(line),
    unitOf(line),
    unitOf(line) ? `${formatMoney(priceOfOne(line))}${line.included && taxed.has(line.hsn) ? ' incl. GST' : ''}` : '',
    ...(withGst ? [rates.get(line.hsn) ?? ''] : []),
    formatMoney(line.taxable),
  ]);
  return { label: 'Lines', columns: withGst ? lineColumns('GST', 'Taxable Value') : lineColumns('Value'), rows };
}

const taxOf = ({ cgst, sgst, igst }: HsnTax) => sumOf([cgst, sgst, igst]);

function taxTable(taxes: readonly HsnTax[], inHalves: boolean): PaperTable {
  const row = (tax: HsnTax) => {
    const half = rateText(tax, 2);
    return inHalves
      ? [
          tax.hsn,
          formatMoney(tax.taxable),
          half,
          formatMoney(tax.cgst),
          half,
          formatMoney(tax.sgst),
          formatMoney(taxOf(tax)),
        ]
      : [tax.hsn, formatMoney(tax.taxable), rateText(tax, 1), formatMoney(tax.igst), formatMoney(taxOf(tax))];
  };
  const names = inHalves ? ['CGST Rate', 'CGST', 'SGST Rate', 'SGST'] : ['IGST Rate', 'IGST'];
  return {
    label: 'Taxes',
    columns: [{ title: 'HSN/SAC', wide: true }, ...figures('Taxable Value', ...names, 'Tax')],
    rows: taxes.map(row),
  };
}

const total = (taxes: readonly HsnTax[], name: 'cgst' | 'sgst' | 'igst'): string =>
  formatMoney(sumOf(taxes.map((tax) => tax[name])));

/** Lines with their GST on paper: as they were counted, whatever is known of the states now. */
export function taxedParts(amounts: PaperAmounts): Pick<Paper, 'tables' | 'sums' | 'words'> {
  const { taxes, roundOff } = amounts;
  const inHalves = taxes.every(({ igst }) => igst === 0);
  const gst: PaperFact[] = inHalves
    ? [
        { label: 'CGST', value: total(taxes, 'cgst') },
        { label: 'SGST', value: total(taxes, 'sgst') },
      ]
    : [{ label: 'IGST', value: total(taxes, 'igst') }];
  const withoutTax = isUntaxed(amounts);
  return {
    tables: [linesTable(amounts), ...(withoutTax ? [] : [taxTable(taxes, inHalves)])],
    sums: [
      { label: withoutTax ? 'Value' : 'Taxable Value', value: formatMoney(taxableSum(amounts)) },
      ...(withoutTax ? [] : gst),
      ...(roundOff === 0 ? [] : [{ label: 'Round off', value: formatMoney(roundOff) }]),
      { label: 'Total', value: formatMoney(amounts.total) },
    ],
    words: amountInWords(amounts.total),
  };
}
