import type { Count } from './openingStock';
import type { Holder } from '@/store/kit/movements/holder';
import type { StockState } from '@/store/stock/onHand/stockState';
import type { OpeningDefaults, OpeningLine, OpeningSort } from './openingCells';
import { validating } from './validatedCells';

/** A line of a count with what becomes of it: what is good, or only looks odd, is counted in. */
export interface ValidatedLine extends OpeningLine {
  tone: 'good' | 'warning' | 'wrong';
  /** Why it is wrong, or what looks odd about it. */
  says: string;
  /** What it brings; nothing when it is wrong. */
  counted?: Omit<Count, 'place'>;
}

/** Each line of a count with what becomes of it, in their order. */
export function validatedLines(
  stock: StockState,
  sort: OpeningSort,
  lines: readonly OpeningLine[],
  defaults: OpeningDefaults,
): ValidatedLine[] {
  const validate = validating(stock, sort, defaults);
  return lines.map((line) => {
    const { wrong, warning, counted } = validate(line.cells);
    if (wrong !== undefined || !counted) return { ...line, tone: 'wrong', says: wrong ?? '' };
    return { ...line, tone: warning === undefined ? 'good' : 'warning', says: warning ?? '', counted };
  });
}

/** A fact is small: of more lines several facts are said. */
const MOST_LINES = 500;

/** What the good lines count in at a place, each part for a fact of its own. */
export function openingCounts(place: Holder, validated: readonly ValidatedLine[]): Count[] {
  const good = validated.flatMap(({ counted }) => counted ?? []);
  return Array.from({ length: Math.ceil(good.length / MOST_LINES) }, (_, part) => {
    const own = good.slice(part * MOST_LINES, (part + 1) * MOST_LINES);
    const [devices, sims, goods] = [
      own.flatMap((one) => one.devices ?? []),
      own.flatMap((one) => one.sims ?? []),
      own.flatMap((one) => one.goods ?? []),
    ];
    return {
      place,
      ...(devices.length > 0 && { devices }),
      ...(sims.length > 0 && { sims }),
      ...(goods.length > 0 && { goods }),
    };
  });
}
