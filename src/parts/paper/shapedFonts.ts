import { isObject } from '@/journal/kit/isObject';
import { placeInAll, shapeInAll, type Inside } from './pdfmakeMends';

/** The texts that Roboto has need no shaping. */
const LATIN = 'Roboto';

/** The fonts that the texts of a described file name, each once. */
export function fontsOf(described: unknown): readonly string[] {
  if (!isObject(described)) return [];
  const named = Object.entries(described).flatMap(([key, value]) =>
    key === 'font' ? [String(value)] : fontsOf(value),
  );
  return [...new Set(named)];
}

/** What was mended already, for all documents. */
const mended = new Set<string>();

/**
 * Has pdfmake write the letters of fonts as browsers do, from now on in all documents.
 * @param emptyDocument a document of the library's, which knows the fonts
 * @param filesOf the WOFF files of a font: regular and bold
 */
export async function shapeFonts(
  fonts: readonly string[],
  emptyDocument: () => Promise<unknown>,
  filesOf: (font: string) => Promise<readonly ArrayBuffer[]>,
): Promise<void> {
  const news = fonts.filter((font) => font !== LATIN && !mended.has(font));
  if (news.length === 0) return;
  const document = (await emptyDocument()) as Inside;
  if (mended.size === 0) placeInAll(document);
  const { shaperOf } = await import('./shaper');
  for (const font of news) {
    const shapes = await Promise.all((await filesOf(font)).map(shaperOf));
    for (const [weight, shape] of shapes.entries()) shapeInAll(document, font, weight > 0, shape);
    mended.add(font);
  }
}
