// The library that writes PDF files, with the files of our faces, as a browser has it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pdfMake from 'pdfmake';
import { FACE_FILES } from '@/parts/paper/faceFiles';
import { placeInAll, shapeInAll, type Inside } from '@/parts/paper/pdfmakeMends';
import { shaperOf, type Laid } from '@/parts/paper/shaper';

const files = Object.fromEntries(
  Object.entries(FACE_FILES).map(([font, [normal, bold]]) => {
    const [regular, heavy] = [join(process.cwd(), normal), join(process.cwd(), bold)];
    return [font, { normal: regular, bold: heavy, italics: regular, bolditalics: heavy }];
  }),
);

type Described = Parameters<typeof pdfMake.createPdf>[0];

/** What pdfmake draws with a font: words at places, and letters that it has. */
export interface DrawingDocument {
  _font: { ascender: number };
  text: (text: string, x: number, y: number) => void;
  provideFont: (
    font: string,
    bold: boolean,
  ) => {
    font: {
      hasGlyphForCodePoint: (code: number) => boolean;
      layout: (text: string) => Pick<Laid, 'glyphs' | 'positions'>;
    };
  };
}

/** The library as a browser has it, with the files of our faces, mended; and a document of it. */
export async function pdfWriter() {
  pdfMake.setUrlAccessPolicy(() => false);
  pdfMake.setLocalAccessPolicy((path) => path.startsWith(join(process.cwd(), 'node_modules')));
  pdfMake.setFonts(files);
  const document: unknown = await pdfMake.createPdf({ content: '' }).getStream();
  placeInAll(document as object);
  for (const [font, { normal, bold }] of Object.entries(files).filter(([name]) => name !== 'Roboto'))
    for (const file of [normal, bold]) {
      const { buffer } = new Uint8Array(await readFile(file));
      shapeInAll(document as Inside, font, file === bold, await shaperOf(buffer));
    }
  return {
    document: document as DrawingDocument,
    write: (described: Described) => pdfMake.createPdf({ ...described, compress: false }).getBuffer(),
  };
}
