import pdfMake from 'pdfmake/build/pdfmake';
import type { Paper } from '@/store/billing/papers/paper';
import { fetched } from '@/ui/partNotFetched';
import { FACE_FILES } from './faceFiles';
import { pdfOf } from './paperPdf';
import { mend } from './pdfmakeMends';

/** The fonts that the texts of a described file name. */
function fontsOf(described: unknown): readonly string[] {
  if (typeof described !== 'object' || described === null) return [];
  return Object.entries(described).flatMap(([key, value]) => (key === 'font' ? [String(value)] : fontsOf(value)));
}

const at = (url: string) => new URL(url, location.href).href;

/** The files of fonts as pdfmake asks for them: it fetches all that it is told of. */
const filesOf = (fonts: readonly string[]) =>
  Object.fromEntries(
    [...new Set(fonts)].map((font) => {
      const [normal, bold] = (FACE_FILES[font] ?? []).map(at);
      return [font, { normal, bold, italics: normal, bolditalics: bold }];
    }),
  );

let isMended = false;

/**
 * Papers as one PDF file, each on its own pages, with logos as data URLs by their hashes; its letters are files of ours. Rejects with
 * a SpokenError for a letter that no face has, and with a PartNotFetched where a face does not come.
 */
export async function pdfFile(papers: readonly Paper[], logos: ReadonlyMap<string, string>): Promise<Blob> {
  const described = pdfOf(papers, logos);
  pdfMake.setFonts(filesOf(fontsOf(described)));
  // It fetches the faces, and fails where one does not come.
  return fetched(async () => {
    if (!isMended) mend(await pdfMake.createPdf({ content: '' }).getStream());
    isMended = true;
    return pdfMake.createPdf(described).getBlob();
  });
}
