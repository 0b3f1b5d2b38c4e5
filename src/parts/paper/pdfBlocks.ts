import type { Content, TableCell } from 'pdfmake';
import type { PaperFact, PaperParty, PaperTable } from '@/store/billing/papers/paper';
import { written } from './written';

/** In points: as wide as the longest label. */
const LABEL_WIDTH = 76;

export const pairs = (facts: readonly PaperFact[]): Content[] =>
  facts.map(({ label, value }) => ({
    columns: [
      { width: LABEL_WIDTH, text: written(label), style: 'label' },
      { width: '*', text: written(value) },
    ],
    columnGap: 4,
    margin: [0, 1, 0, 0],
  }));

/** In points: the width of A4 between its margins. */
const INNER_WIDTH = 515;

/** Made anew for each paper, as the library writes into what it is given. */
export const rule = (): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: INNER_WIDTH, y2: 0, lineWidth: 0.5 }],
  margin: [0, 8, 0, 8],
});

/** Logos as data URLs by their hashes. */
export type Logos = ReadonlyMap<string, string>;

const picture = (url: string | undefined): Content[] =>
  url === undefined ? [] : [{ image: url, fit: [160, 42], margin: [0, 0, 0, 4] }];

export const party = ({ label, name, address, logo, facts }: PaperParty, logos: Logos): Content[] => [
  ...picture(logos.get(logo?.hash ?? '')),
  { text: written(label), style: 'label' },
  { text: written(name), style: 'name' },
  ...(address === '' ? [] : [{ text: written(address) }]),
  ...pairs(facts),
];

export function lines({ columns, rows }: PaperTable): Content {
  const aligned = columns.map(({ end }) => (end ? 'right' : 'left'));
  const head: TableCell[] = columns.map(({ title }, place) => ({
    text: written(title),
    bold: true,
    alignment: aligned[place] ?? 'left',
  }));
  const body = rows.map((row) =>
    row.map((text, place): TableCell => ({ text: written(text), alignment: aligned[place] ?? 'left' })),
  );
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ wide }) => (wide ? '*' : 'auto')),
      body: [head, ...body],
    },
    layout: { hLineWidth: () => 0.5, vLineWidth: () => 0.5 },
    margin: [0, 10, 0, 0],
  };
}

export const sums = (facts: readonly PaperFact[]): Content => ({
  table: {
    widths: ['*', 'auto'],
    body: facts.map(({ label, value }, place) => {
      const bold = place === facts.length - 1;
      return [
        { text: written(label), bold },
        { text: written(value), bold, alignment: 'right' as const },
      ];
    }),
  },
  layout: { hLineWidth: (line, { table }) => (line === table.body.length - 1 ? 0.5 : 0), vLineWidth: () => 0 },
});

export const signatures = (names: readonly string[]): Content[] =>
  names.map((text) => ({
    width: 160,
    stack: [
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 160, y2: 0, lineWidth: 0.5 }] },
      { text: written(text), alignment: 'center' as const, margin: [0, 3, 0, 0] },
    ],
    margin: [0, 60, 0, 0],
  }));
