import { readFile } from 'node:fs/promises';
import pdfMake from 'pdfmake';
import type { Logos } from '@/parts/paper/pdfBlocks';
import { pdfOf } from '@/parts/paper/paperPdf';
import { fontsOf, shapeFonts } from '@/parts/paper/shapedFonts';
import { fileNameOfAll, type Paper } from '@/store/billing/papers/paper';
import { FACE_PATHS } from './faceFiles';

/** The PDF file of a paper. */
export interface PaperFile {
  /** With its ending. */
  name: string;
  bytes: Uint8Array;
}

/** Writes papers as PDF files, one each, with logos as data URLs by their hashes. Rejects with a SpokenError for a letter that no face has. */
export type WritePapers = (papers: readonly Paper[], logos: Logos) => Promise<readonly PaperFile[]>;

const ALL_FACES = [...FACE_PATHS.values()].flat();
const FONTS = Object.fromEntries(
  [...FACE_PATHS].map(([font, [normal, bold]]) => [font, { normal, bold, italics: normal, bolditalics: bold }]),
);
pdfMake.setUrlAccessPolicy(() => false);
// What clients wrote names no file.
pdfMake.setLocalAccessPolicy((path) => ALL_FACES.includes(path));
pdfMake.setFonts(FONTS);

async function bytesOf(path: string): Promise<ArrayBuffer> {
  const { buffer } = new Uint8Array(await readFile(path));
  return buffer;
}

async function paperFile(paper: Paper, logos: Logos): Promise<PaperFile> {
  const described = pdfOf([paper], logos);
  await shapeFonts(
    fontsOf(described),
    () => pdfMake.createPdf({ content: '' }).getStream(),
    (font) => Promise.all((FACE_PATHS.get(font) ?? []).map(bytesOf)),
  );
  return { name: `${fileNameOfAll([paper])}.pdf`, bytes: await pdfMake.createPdf(described).getBuffer() };
}

/** Writes papers as a browser does, one after the other, in the thread that asks for it. */
export const paperFiles: WritePapers = async (papers, logos) => {
  const files: PaperFile[] = [];
  for (const paper of papers) files.push(await paperFile(paper, logos));
  return files;
};
