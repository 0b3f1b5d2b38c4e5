import { readFile } from 'node:fs/promises';
import pdfMake from 'pdfmake';
import type { Logos } from '@/parts/paper/pdfBlocks';
import { pdfOf } from '@/parts/paper/paperPdf';
import { placeInAll, shapeInAll, type Inside } from '@/parts/paper/pdfmakeMends';
import { shaperOf } from '@/parts/paper/shaper';
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
/** The texts that Roboto has need no shaping. */
const LATIN = 'Roboto';

/** Makes the library write as in a browser; done once. */
async function mend(): Promise<void> {
  pdfMake.setUrlAccessPolicy(() => false);
  // What clients wrote names no file.
  pdfMake.setLocalAccessPolicy((path) => ALL_FACES.includes(path));
  pdfMake.setFonts(FONTS);
  const document: unknown = await pdfMake.createPdf({ content: '' }).getStream();
  placeInAll(document as object);
  for (const [font, paths] of FACE_PATHS) {
    if (font === LATIN) continue;
    for (const [weight, path] of paths.entries()) {
      const { buffer } = new Uint8Array(await readFile(path));
      shapeInAll(document as Inside, font, weight > 0, await shaperOf(buffer));
    }
  }
}

let mending: Promise<void> | undefined;

/** Writes papers as a browser does, in the thread that asks for it. */
export const paperFiles: WritePapers = async (papers, logos) => {
  await (mending ??= mend());
  const files: PaperFile[] = [];
  for (const paper of papers)
    files.push({
      name: `${fileNameOfAll([paper])}.pdf`,
      bytes: await pdfMake.createPdf(pdfOf([paper], logos)).getBuffer(),
    });
  return files;
};
