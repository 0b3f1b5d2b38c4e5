import { scannedNumber } from './scanned';

/** What has a number that can be scanned. */
export type ScannedKind = 'Device' | 'SIM';

/** A unit as it was scanned: its number, and what else its label or its row says: a device's serial number, the number that a SIM is called by. */
export interface ScannedUnit {
  number: string;
  further: string;
  /** Of a device that comes with a SIM: that one's number, or its card's. */
  sim?: string;
}

/** Texts that are, or were meant to be, the number of a unit, and not what stands beside it. */
const NUMBERS: Record<ScannedKind, RegExp> = {
  Device: /^(?:\d{14,17}|\d+(?:[.,]\d+)?E\+?\d+)$/i,
  SIM: /^(?:\d{18,21}|\d+(?:[.,]\d+)?E\+?\d+)$/i,
};

/** The number of a SIM's card, beside a device's. */
const CARD = /^\d{18,21}$/;

/** Between the number and what else is said of its unit, in a text that stands for one unit. */
const BESIDE = '\t';
/** A serial number is kept up to so many characters. */
const LONGEST = 200;

/** The units of one row: what is no number stands beside the one before it; before the first it is a running number. */
function unitsOfRow(cells: readonly string[], kind: ScannedKind): ScannedUnit[] {
  const isNumber = (cell: string) => NUMBERS[kind].test(scannedNumber(cell));
  const first = cells.findIndex(isNumber);
  // Where nothing looks like a number, the first is what was meant for one.
  const from = Math.max(0, first);
  const units: ScannedUnit[] = [];
  for (const cell of cells.slice(from)) {
    const last = units.at(-1);
    if (!last || isNumber(cell)) units.push({ number: scannedNumber(cell), further: '' });
    else if (kind === 'Device' && CARD.test(scannedNumber(cell))) last.sim ??= scannedNumber(cell);
    else last.further ||= cell;
  }
  return units;
}

/** A unit as a text that stands for it alone. */
export const textOfUnit = ({ number, further, sim = '' }: ScannedUnit): string =>
  [number, further, sim].join(BESIDE).trimEnd();

/** Units as texts, each of them for one: a scan field gives them one after the other. */
export const unitTexts = (pasted: string, kind: ScannedKind): string[] =>
  pasted.split(/[\r\n]+/).flatMap((row) => {
    const cells = row
      .split(/[\t,;]/)
      .map((cell) => cell.replaceAll(/["'\u200B-\u200D\uFEFF]/g, '').trim())
      .filter((cell) => cell !== '');
    return unitsOfRow(cells, kind).map(textOfUnit);
  });

/** The unit of a text that `unitTexts` gave. */
export function unitOfText(text: string): ScannedUnit {
  const [number = '', further = '', sim = ''] = text.split(BESIDE);
  return { number, further: further.slice(0, LONGEST), ...(sim !== '' && { sim: sim.slice(0, LONGEST) }) };
}
