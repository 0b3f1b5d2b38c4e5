import pdfMake from 'pdfmake/build/pdfmake';
import type { Paper } from '@/store/billing/papers/paper';
import { fetched } from '@/ui/partNotFetched';
import { FACE_FILES } from './faceFiles';
import { pdfOf } from './paperPdf';
import { fontsOf, shapeFonts } from './shapedFonts';

const at = (url: string) => new URL(url, location.href).href;

/** The files of fonts as pdfmake asks for them: it fetches all that it is told of. */
const filesOf = (fonts: readonly string[]) =>
  Object.fromEntries(
    fonts.map((font) => {
      const [normal, bold] = (FACE_FILES[font] ?? []).map(at);
      return [font, { normal, bold, italics: normal, bolditalics: bold }];
    }),
  );

async function bytesOf(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(at(url));
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.arrayBuffer();
}

/**
 * Papers as one PDF file, each on its own pages, with logos as data URLs by their hashes; its letters are files of ours. Rejects with
 * a SpokenError for a letter that no face has, and with a PartNotFetched where a face does not come.
 */
export async function pdfFile(papers: readonly Paper[], logos: ReadonlyMap<string, string>): Promise<Blob> {
  const described = pdfOf(papers, logos);
  const fonts = fontsOf(described);
  pdfMake.setFonts(filesOf(fonts));
  // It fetches the faces, and fails where one does not come.
  return fetched(async () => {
    await shapeFonts(
      fonts,
      () => pdfMake.createPdf({ content: '' }).getStream(),
      (font) => Promise.all((FACE_FILES[font] ?? []).map(bytesOf)),
    );
    return pdfMake.createPdf(described).getBlob();
  });
}
