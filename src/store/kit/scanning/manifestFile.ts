import type { CellRows } from '@/store/kit/sheets/cell';
import { cellText } from '@/store/kit/sheets/cellText';
import { notTaken } from '@/store/kit/sheets/headings';
import { scannedNumber } from './scanned';
import { textOfUnit, unitOfText, unitTexts, type ScannedKind } from './manifestText';

/** What the columns of a vendor's manifest are called: that of the numbers, and that of what stands beside them. */
const HEADINGS: Record<ScannedKind, readonly [number: RegExp, beside: RegExp]> = {
  Device: [/\bimei/i, /\bserial|\bs\.?\s?no\b/i],
  SIM: [/\biccid\b|\bsim\s?(?:card|serial)/i, /\bmsisdn\b|\bmobile\b|\bsim\s?(?:no|number)\b|\bphone\b/i],
};

/** The column of the SIMs that devices come with. */
const SIM_HEADING = /\biccid\b|\bsim\b|\bmsisdn\b/i;

const isCalled = (heading: string, name: RegExp) => name.test(heading.replaceAll('_', ' '));

/** No number of a SIM or its card is shorter, damaged as it may be. */
const FEWEST_DIGITS = 5;

/** A title may stand above the headings. */
const MOST_ABOVE = 10;

/** What a file says of units. */
interface FileUnits {
  /** Each unit as a text. */
  texts: string[];
  /** What stands in the file besides, by its headings. */
  notTaken: string[];
}

/** Whether a column does no more than count the rows: “S. No” is often that, and no unit's own number. */
function isRunning(rows: readonly (readonly string[])[], at: number): boolean {
  const cells = rows.flatMap((row) => (row[at]?.trim() ? [row[at]] : []));
  return cells.length > 0 && cells.every((cell, place) => Number(cell) === place + 1);
}

/** Whether a column holds numbers, as an operator's name is none. */
const holdsNumbers = (rows: readonly (readonly string[])[], at: number): boolean =>
  rows.some((row) => (row[at]?.match(/\d/g)?.length ?? 0) >= FEWEST_DIGITS);

/** The units of a file's rows: of the columns that its headings name, else of all that stands in a row. */
export function unitsOfFile(rows: CellRows, kind: ScannedKind): FileUnits {
  const texts = rows.map((row) => row.map((cell) => cellText('identifier', cell).text.replaceAll(/[\t,;]/g, ' ')));
  const [number, beside] = HEADINGS[kind];
  const head = texts.slice(0, MOST_ABOVE).findIndex((row) => row.some((cell) => isCalled(cell, number)));
  if (head < 0) return { texts: texts.flatMap((row) => unitTexts(row.join('\t'), kind)), notTaken: [] };
  const headings = texts[head] ?? [];
  const below = texts.slice(head + 1);
  const simAt =
    kind === 'Device' ? headings.findIndex((cell, at) => isCalled(cell, SIM_HEADING) && holdsNumbers(below, at)) : -1;
  const placeOf = (name: RegExp, isGood: (at: number) => boolean = () => true) =>
    headings.findIndex((cell, at) => at !== simAt && isCalled(cell, name) && !isRunning(below, at) && isGood(at));
  const places = [placeOf(number), placeOf(beside, kind === 'SIM' ? (at) => holdsNumbers(below, at) : undefined)];
  const units = below.flatMap((row) => {
    const found = unitTexts(places.map((place) => row[place] ?? '').join('\t'), kind);
    const sim = scannedNumber(row[simAt] ?? '');
    return found.map((unit, place) => (place === 0 && sim !== '' ? textOfUnit({ ...unitOfText(unit), sim }) : unit));
  });
  const table = { headings, rows: below.map((cells, index) => ({ line: head + index + 2, cells })) };
  return { texts: units, notTaken: notTaken(table, Object.fromEntries([...places, simAt].entries())) };
}
