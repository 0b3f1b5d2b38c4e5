import type { CellRows } from '@/store/kit/sheets/cell';
import { cellText } from '@/store/kit/sheets/cellText';
import { unitTexts, type ScannedKind } from './manifestText';

/** What the columns of a vendor's manifest are called: that of the numbers, and that of what stands beside them. */
const HEADINGS: Record<ScannedKind, readonly [number: RegExp, beside: RegExp]> = {
  Device: [/\bimei\b/i, /\bserial|\bs\.?\s?no\b/i],
  SIM: [/\biccid\b|\bsim\s?(?:card|serial)/i, /\bmsisdn\b|\bmobile\b|\bsim\s?(?:no|number)\b|\bphone\b/i],
};

/** A title may stand above the headings. */
const MOST_ABOVE = 10;

/** The units of a file's rows as texts: of the columns that its headings name, else of all that stands in a row. */
export function unitsOfFile(rows: CellRows, kind: ScannedKind): string[] {
  const texts = rows.map((row) => row.map((cell) => cellText('identifier', cell).text.replaceAll(/[\t,;]/g, ' ')));
  const [number, beside] = HEADINGS[kind];
  const head = texts.slice(0, MOST_ABOVE).findIndex((row) => row.some((cell) => number.test(cell)));
  if (head < 0) return texts.flatMap((row) => unitTexts(row.join('\t'), kind));
  const places = [number, beside].map((name) => texts[head]?.findIndex((cell) => name.test(cell)) ?? -1);
  return texts.slice(head + 1).flatMap((row) => unitTexts(places.map((place) => row[place] ?? '').join('\t'), kind));
}
