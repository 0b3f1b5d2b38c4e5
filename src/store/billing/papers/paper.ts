import type { Attachment } from '@/store/kit/attachments/attachment';

/** A labelled value of a paper. */
export interface PaperFact {
  label: string;
  value: string;
}

export interface PaperColumn {
  title: string;
  /** Figures stand at the end of their column. */
  end?: true;
  /** Takes the room that the others leave. */
  wide?: true;
}

/** Columns of figures, which stand at the end of their cells. */
export const figures = (...titles: readonly string[]): PaperColumn[] => titles.map((title) => ({ title, end: true }));

/** Rows under a head that repeats on every page; each row has a text for each column. */
export interface PaperTable {
  label: string;
  columns: readonly PaperColumn[];
  rows: readonly (readonly string[])[];
}

/** Whom a paper is from or for. */
export interface PaperParty extends PaperFacts {
  label: string;
  name: string;
  address: string;
  /** A picture, PNG or JPEG, whose bytes are kept. */
  logo?: Attachment | undefined;
}

interface PaperFacts {
  facts: readonly PaperFact[];
}

/** A code to be scanned, with what it does. */
export interface PaperCode {
  text: string;
  caption: string;
}

/** A document as it is shown, printed and written as a PDF file alike: every value is a text already. */
export interface Paper {
  /** The record that it is of. */
  id: string;
  title: string;
  /** What is to be known of it before anything else, such as that it is no tax invoice. */
  note?: string | undefined;
  /** None while it is not issued, or never has one. */
  docNo?: string | undefined;
  /** What its file is called where it has no number. */
  file?: string | undefined;
  /** Stands over it in large letters: `Cancelled`. */
  mark?: string | undefined;
  supplier: PaperParty;
  recipient: PaperParty;
  /** In its head: its number, its days, its place of supply. */
  facts: readonly PaperFact[];
  /** Its lines first. */
  tables: readonly PaperTable[];
  /** What its lines add up to, the total last. */
  sums: readonly PaperFact[];
  words?: string | undefined;
  bank: readonly PaperFact[];
  code?: PaperCode | undefined;
  /** The code that the e-invoice portal has signed, which needs more room. */
  signed?: PaperCode | undefined;
  /** What it says at its end. */
  remarks: readonly string[];
  /** What stands under the lines that are signed. */
  signatures: readonly string[];
}

/** A number that is not given yet, or not for good. */
export const BEING_NUMBERED = 'being numbered…';

/** Whether a paper tells a number that is not given for good: then it is not to leave the house. */
export const waitsForNumber = ({ facts, tables }: Pick<Paper, 'facts' | 'tables'>): boolean =>
  facts.some(({ value }) => value === BEING_NUMBERED) ||
  tables.some(({ rows }) => rows.some((row) => row.includes(BEING_NUMBERED)));

/** A paper while its number is not confirmed: without it. */
export const unnumbered = (paper: Paper): Paper => ({
  ...paper,
  code: undefined,
  facts: paper.facts.map((fact) => (fact.value === paper.docNo ? { ...fact, value: BEING_NUMBERED } : fact)),
  docNo: undefined,
});

/** What the file of a paper is called, without its ending: its number where it has one; signs that no file name has are strokes. */
const fileNameOf = ({ docNo, file, title }: Pick<Paper, 'docNo' | 'file' | 'title'>): string =>
  (docNo ?? file ?? title).replaceAll(/[\\/:*?"<>|]/g, '-');

/** What several papers in one file are called. */
export const fileNameOfAll = (papers: readonly Paper[]): string => {
  const [first, last] = [papers[0], papers.at(-1)];
  if (!first || !last) return 'Document';
  return papers.length === 1 ? fileNameOf(first) : `${fileNameOf(first)} to ${fileNameOf(last)}`;
};
