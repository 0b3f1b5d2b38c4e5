import { matchHeadings } from '@/store/kit/sheets/headings';
import type { CellRows } from '@/store/kit/sheets/cell';
import { cellText } from '@/store/kit/sheets/cellText';
import type { ImportColumn } from '@/store/kit/sheets/importable';

/** What is counted when the stock is opened: what has numbers of its own, and what is counted by quantity. */
export const OPENING_SORTS = ['Devices', 'SIMs', 'Goods'] as const;
export type OpeningSort = (typeof OPENING_SORTS)[number];

/** What a line of a count can say. */
export interface OpeningCells {
  imei: string;
  iccid: string;
  msisdn: string;
  provider: string;
  productName: string;
  model: string;
  serialNo: string;
  kind: string;
  qty: string;
}

/** What the lines of a count say of themselves, where a line does not. */
export type OpeningDefaults = {
  [Name in 'productName' | 'model' | 'provider' | 'kind']?: OpeningCells[Name] | undefined;
};

type OpeningColumn = ImportColumn<OpeningCells>;

const productName: OpeningColumn = {
  key: 'productName',
  title: 'Product Name',
  kind: 'text',
  synonyms: ['Product', 'Item', 'Item Name', 'Name', 'Description'],
};
const model: OpeningColumn = { key: 'model', title: 'Model', kind: 'text', synonyms: ['Model No', 'Model Number'] };

/** The columns of a count, in the order in which a line without headings has them. */
export const OPENING_COLUMNS: Readonly<Record<OpeningSort, readonly OpeningColumn[]>> = {
  Devices: [
    { key: 'imei', title: 'IMEI', kind: 'identifier', synonyms: ['IMEI No', 'IMEI Number', 'Device IMEI'] },
    productName,
    model,
    {
      key: 'serialNo',
      title: 'Serial No',
      kind: 'identifier',
      synonyms: ['Serial', 'Serial Number', 'S/N', 'S No', 'SNo'],
    },
  ],
  SIMs: [
    { key: 'iccid', title: 'ICCID', kind: 'identifier', synonyms: ['SIM Card', 'SIM Card No', 'SIM Serial No'] },
    {
      key: 'msisdn',
      title: 'SIM Number',
      kind: 'identifier',
      synonyms: ['Number', 'SIM No', 'MSISDN', 'Mobile', 'Mobile Number', 'Phone'],
    },
    { key: 'provider', title: 'Provider', kind: 'text', synonyms: ['Operator', 'Network', 'Carrier'] },
  ],
  Goods: [
    productName,
    model,
    { key: 'kind', title: 'Kind', kind: 'text', synonyms: ['Type', 'Category'] },
    { key: 'qty', title: 'Qty', kind: 'count', synonyms: ['Quantity', 'Units', 'Count', 'Nos', 'Stock'] },
  ],
};

/** A line of a count: its place among those that were pasted, from 1, and what it says. */
export interface OpeningLine {
  id: number;
  /** As it was pasted. */
  text: string;
  cells: Partial<OpeningCells>;
}

const NOTHING_SEEN = /[\u200B-\u200D\uFEFF]/g;

/** What stands in a line: a spreadsheet puts tabs between its cells, people commas. */
const cellsOf = (line: string) =>
  line.split(line.includes('\t') ? '\t' : /[,;]/).map((cell) => cell.replaceAll(NOTHING_SEEN, '').trim());

/** Numbers that stand side by side, without anything else, are a line each. */
const apart = (line: string) => {
  const words = line.trim().split(/\s+/);
  return words.length > 1 && words.every((word) => /^\d{14,}$/.test(word)) ? words : [line];
};

/** The lines of a count as they were pasted; a first line of headings says what stands where. */
export function openingLines(sort: OpeningSort, text: string): OpeningLine[] {
  const columns = OPENING_COLUMNS[sort];
  const lines = text.split(/[\r\n]+/).flatMap((line) => (sort === 'Goods' ? [line] : apart(line)));
  const filled = lines.filter((line) => cellsOf(line).some((cell) => cell !== ''));
  const mapping = matchHeadings(cellsOf(filled[0] ?? ''), columns);
  const isHeaded = Object.keys(mapping).length > 0;
  return filled.slice(isHeaded ? 1 : 0).map((line, index) => {
    const cells = cellsOf(line);
    const said = columns.map(({ key }, place) => [key, cells[(isHeaded ? mapping[key] : place) ?? -1] ?? ''] as const);
    return { id: index + 1, text: line, cells: Object.fromEntries(said) };
  });
}

/** The rows of a file as they would be pasted. */
export const pastedRows = (rows: CellRows): string =>
  rows
    .map((row) => row.map((cell) => cellText('identifier', cell).text.replaceAll(/\s+/g, ' ')).join('\t'))
    .filter((line) => line.trim() !== '')
    .join('\n');
