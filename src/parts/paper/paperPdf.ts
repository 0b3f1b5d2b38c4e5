import type { Content, createPdf } from 'pdfmake';
import type { Paper } from '@/store/billing/papers/paper';
import { lines, pairs, party, rule, signatures, sums, type Logos } from './pdfBlocks';
import { written } from './written';

type Described = Parameters<typeof createPdf>[0];

/** In points: left, top, right, bottom. */
const MARGINS: [number, number, number, number] = [40, 40, 40, 50];

/** What the paper is, beside who gives it. */
const head = ({ title, mark, note, facts }: Paper): Content[] => [
  { text: written(title), style: 'title' },
  ...(mark === undefined ? [] : [{ text: mark.toUpperCase(), style: 'title' }]),
  ...(note === undefined ? [] : [{ text: written(note), bold: true }]),
  ...pairs(facts),
];

/** The amount in words and where it is paid to, beside the sums. */
const amounts = ({ words, bank, sums: added }: Paper): Content =>
  ({
    columns: [
      {
        width: '*',
        stack: [
          ...(words === undefined
            ? []
            : [
                { text: 'Amount in words', style: 'label' },
                { text: written(words), bold: true, margin: [0, 0, 0, 6] as [number, number, number, number] },
              ]),
          ...pairs(bank),
        ],
      },
      ...(added.length === 0 ? [] : [{ width: 190, ...(sums(added) as object) }]),
    ],
    columnGap: 20,
    margin: [0, 10, 0, 0],
    unbreakable: true,
  }) as Content;

/** What is scanned to pay, beside the signatures. */
function foot({ code, signed, signatures: names }: Paper): Content {
  // As large as a scanner of its thousand letters needs it: five centimetres.
  const registered: Content[] = signed
    ? [
        { qr: signed.text, fit: 142, eccLevel: 'L' },
        { text: written(signed.caption), style: 'label', margin: [0, 3, 0, 0] },
      ]
    : [];
  const scanned: Content[] = code
    ? [
        { qr: code.text, fit: 90, eccLevel: 'M' },
        { text: written(code.caption), style: 'label', margin: [0, 3, 0, 0] },
      ]
    : [];
  return {
    columns: [
      ...(signed ? [{ width: 150, stack: registered }] : []),
      { width: '*', stack: scanned },
      ...signatures(names),
    ],
    columnGap: 20,
    margin: [0, 16, 0, 0],
    unbreakable: true,
  } as Content;
}

const contentOf = (paper: Paper, logos: Logos): Content => ({
  stack: [
    {
      columns: [
        { width: '*', stack: party(paper.supplier, logos) },
        { width: '*', stack: head(paper) },
      ],
      columnGap: 20,
    },
    rule(),
    { stack: party(paper.recipient, logos) },
    ...paper.tables.map(lines),
    amounts(paper),
    ...paper.remarks.map((text): Content => ({ text: written(text), margin: [0, 8, 0, 0] })),
    foot(paper),
  ],
});

/** A paper on pages of its own, counted by themselves: how many they are is known before the first of them gets its foot. */
function sectionOf(paper: Paper, logos: Logos): Content {
  const pages: number[] = [];
  return {
    section: contentOf(paper, logos),
    background: (page) => {
      pages.push(page);
      return null;
    },
    footer: (page) => ({
      text: `Page ${pages.indexOf(page) + 1} of ${pages.length}`,
      alignment: 'right',
      margin: [40, 12, 40, 0],
      fontSize: 8,
    }),
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
    content: papers.map((paper) => sectionOf(paper, logos)),
    defaultStyle: { font: 'Roboto', fontSize: 9, color: 'black' },
    styles: {
      label: { fontSize: 8, color: '#444444', bold: false },
      name: { fontSize: 12, bold: true },
      title: { fontSize: 16, bold: true },
    },
  };
}
