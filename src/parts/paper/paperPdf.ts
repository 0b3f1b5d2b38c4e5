import type { Content, createPdf, TableCell } from 'pdfmake';
import type { Paper, PaperFact, PaperParty, PaperTable } from '@/store/billing/papers/paper';

type Described = Parameters<typeof createPdf>[0];

/** In points: left, top, right, bottom. */
const MARGINS: [number, number, number, number] = [40, 40, 40, 50];

/** In points: as wide as the longest label. */
const LABEL_WIDTH = 76;

const pairs = (facts: readonly PaperFact[]): Content[] =>
  facts.map(({ label, value }) => ({
    columns: [
      { width: LABEL_WIDTH, text: label, style: 'label' },
      { width: '*', text: value },
    ],
    columnGap: 4,
    margin: [0, 1, 0, 0],
  }));

/** In points: the width of A4 between its margins. */
const INNER_WIDTH = 515;

/** Made anew for each paper, as the library writes into what it is given. */
const rule = (): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: INNER_WIDTH, y2: 0, lineWidth: 0.5 }],
  margin: [0, 8, 0, 8],
});

/** Logos as data URLs by their hashes. */
type Logos = ReadonlyMap<string, string>;

const picture = (url: string | undefined): Content[] =>
  url === undefined ? [] : [{ image: url, fit: [160, 42], margin: [0, 0, 0, 4] }];

const party = ({ label, name, address, logo, facts }: PaperParty, logos: Logos): Content[] => [
  ...picture(logos.get(logo?.hash ?? '')),
  { text: label, style: 'label' },
  { text: name, style: 'name' },
  ...(address === '' ? [] : [address]),
  ...pairs(facts),
];

function lines({ columns, rows }: PaperTable): Content {
  const aligned = columns.map(({ end }) => (end ? 'right' : 'left'));
  const head: TableCell[] = columns.map(({ title }, place) => ({
    text: title,
    bold: true,
    alignment: aligned[place] ?? 'left',
  }));
  const body = rows.map((row) => row.map((text, place): TableCell => ({ text, alignment: aligned[place] ?? 'left' })));
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

const sums = (facts: readonly PaperFact[]): Content => ({
  table: {
    widths: ['*', 'auto'],
    body: facts.map(({ label, value }, place) => {
      const bold = place === facts.length - 1;
      return [
        { text: label, bold },
        { text: value, bold, alignment: 'right' as const },
      ];
    }),
  },
  layout: { hLineWidth: (line, { table }) => (line === table.body.length - 1 ? 0.5 : 0), vLineWidth: () => 0 },
});

const signatures = (names: readonly string[]): Content[] =>
  names.map((text) => ({
    width: 160,
    stack: [
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 160, y2: 0, lineWidth: 0.5 }] },
      { text, alignment: 'center' as const, margin: [0, 3, 0, 0] },
    ],
    margin: [0, 60, 0, 0],
  }));

function contentOf(
  {
    title,
    mark,
    note,
    supplier,
    recipient,
    facts,
    tables,
    sums: added,
    words,
    bank,
    code,
    remarks,
    signatures: names,
  }: Paper,
  place: number,
  logos: Logos,
): Content {
  const scanned: Content[] = code
    ? [
        { qr: code.text, fit: 90, eccLevel: 'M' },
        { text: code.caption, style: 'label', margin: [0, 3, 0, 0] },
      ]
    : [];
  return {
    ...(place > 0 && { pageBreak: 'before' as const }),
    stack: [
      {
        columns: [
          { width: '*', stack: party(supplier, logos) },
          {
            width: '*',
            stack: [
              { text: title, style: 'title' },
              ...(mark === undefined ? [] : [{ text: mark.toUpperCase(), style: 'title' }]),
              ...(note === undefined ? [] : [{ text: note, bold: true }]),
              ...pairs(facts),
            ],
          },
        ],
        columnGap: 20,
      },
      rule(),
      { stack: party(recipient, logos) },
      ...tables.map(lines),
      {
        columns: [
          {
            width: '*',
            stack: [
              ...(words === undefined
                ? []
                : [
                    { text: 'Amount in words', style: 'label' },
                    { text: words, bold: true, margin: [0, 0, 0, 6] as [number, number, number, number] },
                  ]),
              ...pairs(bank),
            ],
          },
          ...(added.length === 0 ? [] : [{ width: 190, ...(sums(added) as object) }]),
        ],
        columnGap: 20,
        margin: [0, 10, 0, 0],
        unbreakable: true,
      } as Content,
      ...remarks.map((text): Content => ({ text, margin: [0, 8, 0, 0] })),
      {
        columns: [{ width: '*', stack: scanned }, ...signatures(names)],
        columnGap: 20,
        margin: [0, 16, 0, 0],
        unbreakable: true,
      } as Content,
    ],
  };
}

/** Papers as one PDF file describes them: A4, each begun on its own page, with the heads of tables on every page. */
export function pdfOf(papers: readonly Paper[], logos: Logos = new Map()): Described {
  const mark = papers[0]?.mark;
  // A mark over the pages goes over all of them.
  const isOver = mark !== undefined && papers.every((paper) => paper.mark === mark);
  return {
    pageSize: 'A4',
    pageMargins: MARGINS,
    info: { title: papers.map(({ title, docNo }) => docNo ?? title).join(', ') },
    ...(isOver && { watermark: { text: mark.toUpperCase(), color: 'black', opacity: 0.14, bold: true } }),
    content: papers.map((paper, place) => contentOf(paper, place, logos)),
    footer: (page, pages) => ({
      text: `Page ${page} of ${pages}`,
      alignment: 'right',
      margin: [40, 12, 40, 0],
      fontSize: 8,
    }),
    defaultStyle: { font: 'Roboto', fontSize: 9, color: 'black' },
    styles: {
      label: { fontSize: 8, color: '#444444', bold: false },
      name: { fontSize: 12, bold: true },
      title: { fontSize: 16, bold: true },
    },
  };
}
