import type { CellRows } from '@/store/kit/sheets/cell';
import { cellText } from '@/store/kit/sheets/cellText';
import { scannedNumber } from './scanned';
import { textOfUnit, unitOfText, unitTexts, type ScannedKind } from './manifestText';

/** What the columns of a vendor's manifest are called: that of the numbers, and that of what stands beside them. */
const HEADINGS: Record<ScannedKind, readonly [number: RegExp, beside: RegExp]> = {
  Device: [/\bimei\b/i, /\bserial|\bs\.?\s?no\b/i],
  SIM: [/\biccid\b|\bsim\s?(?:card|serial)/i, /\bmsisdn\b|\bmobile\b|\bsim\s?(?:no|number)\b|\bphone\b/i],
};

/** The column of the SIMs that devices come with. */
const SIM_HEADING = /\biccid\b|\bsim\b|\bmsisdn\b/i;

/** A title may stand above the headings. */
const MOST_ABOVE = 10;

/** The units of a file's rows as texts: of the columns that its headings name, else of all that stands in a row. */
export function unitsOfFile(rows: CellRows, kind: ScannedKind): string[] {
  const texts = rows.map((row) => row.map((cell) => cellText('identifier', cell).text.replaceAll(/[\t,;]/g, ' ')));
  const [number, beside] = HEADINGS[kind];
  const head = texts.slice(0, MOST_ABOVE).findIndex((row) => row.some((cell) => number.test(cell)));
  if (head < 0) return texts.flatMap((row) => unitTexts(row.join('\t'), kind));
  const headings = texts[head] ?? [];
  const simAt = kind === 'Device' ? headings.findIndex((cell) => SIM_HEADING.test(cell)) : -1;
  const places = [number, beside].map((name) => headings.findIndex((cell, at) => at !== simAt && name.test(cell)));
  return texts.slice(head + 1).flatMap((row) => {
    const units = unitTexts(places.map((place) => row[place] ?? '').join('\t'), kind);
    const sim = scannedNumber(row[simAt] ?? '');
    return units.map((unit, place) => (place === 0 && sim !== '' ? textOfUnit({ ...unitOfText(unit), sim }) : unit));
  });
}
