import { isObject } from '@/journal/kit/isObject';
import pdfMake from 'pdfmake/build/pdfmake';
import type { Paper } from '@/store/billing/papers/paper';
import { fetched } from '@/ui/partNotFetched';
import { FACE_FILES } from './faceFiles';
import { pdfOf } from './paperPdf';
import { placeInAll, shapeInAll, type Inside } from './pdfmakeMends';

/** The fonts that the texts of a described file name. */
function fontsOf(described: unknown): readonly string[] {
  if (!isObject(described)) return [];
  return Object.entries(described).flatMap(([key, value]) => (key === 'font' ? [String(value)] : fontsOf(value)));
}

const at = (url: string) => new URL(url, location.href).href;

/** The files of fonts as pdfmake asks for them: it fetches all that it is told of. */
const filesOf = (fonts: readonly string[]) =>
  Object.fromEntries(
    fonts.map((font) => {
      const [normal, bold] = (FACE_FILES[font] ?? []).map(at);
      return [font, { normal, bold, italics: normal, bolditalics: bold }];
    }),
  );

/** The texts that Roboto has need no shaping. */
const LATIN = 'Roboto';

async function bytesOf(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(at(url));
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.arrayBuffer();
}

/** What was mended already, for all documents. */
const mended = new Set<string>();

async function mend(fonts: readonly string[]) {
  const news = fonts.filter((font) => font !== LATIN && !mended.has(font));
  if (news.length === 0) return;
  const document: unknown = await pdfMake.createPdf({ content: '' }).getStream();
  if (mended.size === 0) placeInAll(document as object);
  const { shaperOf } = await import('./shaper');
  for (const font of news) {
    const shapes = await Promise.all((FACE_FILES[font] ?? []).map(async (url) => shaperOf(await bytesOf(url))));
    for (const [weight, shape] of shapes.entries()) shapeInAll(document as Inside, font, weight > 0, shape);
    mended.add(font);
  }
}

/**
 * Papers as one PDF file, each on its own pages, with logos as data URLs by their hashes; its letters are files of ours. Rejects with
 * a SpokenError for a letter that no face has, and with a PartNotFetched where a face does not come.
 */
export async function pdfFile(papers: readonly Paper[], logos: ReadonlyMap<string, string>): Promise<Blob> {
  const described = pdfOf(papers, logos);
  const fonts = [...new Set(fontsOf(described))];
  pdfMake.setFonts(filesOf(fonts));
  // It fetches the faces, and fails where one does not come.
  return fetched(async () => {
    await mend(fonts);
    return pdfMake.createPdf(described).getBlob();
  });
}
