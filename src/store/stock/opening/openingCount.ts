import type { Count } from './openingStock';
import { openingStockCounted, simPaired } from '@/store/facts/devices';
import { pushTo } from '@/store/kit/grouping';
import { holderKey } from '@/store/kit/movements/holder';
import type { StockState } from '@/store/stock/onHand/stockState';
import type { OpeningDefaults, OpeningSort } from './openingCells';
import type { OpeningLine } from './openingLines';
import { validatingCount } from './validatedCells';

/** A line of a count with what becomes of it: what is good, or only looks odd, is counted in. */
export interface ValidatedLine extends OpeningLine {
  tone: 'good' | 'warning' | 'wrong';
  /** Why it is wrong, or what looks odd about it. */
  says: string;
  /** What it brings, and where that is; nothing when it is wrong. */
  counted?: Count;
  /** The SIM that is in the device that it brings. */
  simIn?: string;
}

/** Each line of a count with what becomes of it, in their order. */
export function validatedLines(
  stock: StockState,
  sort: OpeningSort,
  lines: readonly OpeningLine[],
  defaults: OpeningDefaults,
): ValidatedLine[] {
  const validate = validatingCount(stock, sort, defaults);
  return lines.map((line) => {
    const { wrong, warning, counted, simIn } = validate(line.cells);
    if (wrong !== undefined || !counted) return { ...line, tone: 'wrong', says: wrong ?? '' };
    return {
      ...line,
      tone: warning === undefined ? 'good' : 'warning',
      says: warning ?? '',
      counted,
      ...(simIn !== undefined && { simIn }),
    };
  });
}

/** A fact is small: of more lines several facts are said. */
export const MOST_LINES = 500;

/** What the lines of one place count in. */
function countOf(counts: readonly Count[]): Count[] {
  const [first] = counts;
  if (!first) return [];
  const [devices, sims, goods] = [
    counts.flatMap((one) => one.devices ?? []),
    counts.flatMap((one) => one.sims ?? []),
    counts.flatMap((one) => one.goods ?? []),
  ];
  return [
    {
      place: first.place,
      ...(devices.length > 0 && { devices }),
      ...(sims.length > 0 && { sims }),
      ...(goods.length > 0 && { goods }),
    },
  ];
}

/** What the good lines count in, place by place, each part for a fact of its own. */
function openingCounts(validated: readonly ValidatedLine[]): Count[][] {
  const good = validated.flatMap(({ counted }) => counted ?? []);
  return Array.from({ length: Math.ceil(good.length / MOST_LINES) }, (_, part) => {
    const own = good.slice(part * MOST_LINES, (part + 1) * MOST_LINES);
    const byPlace = new Map<string, Count[]>();
    for (const count of own) pushTo(byPlace, holderKey(count.place), count);
    return [...byPlace.values()].flatMap(countOf);
  });
}

/** The facts of the good lines: what they count in, and then the SIMs that are in devices; `read` tells what is in stock by then. */
export function* openingFacts(read: () => StockState, validated: readonly ValidatedLine[]) {
  for (const counts of openingCounts(validated)) yield openingStockCounted(counts);
  for (const { counted, simIn } of validated) {
    const device = read().devices.entities[counted?.devices?.[0]?.imei ?? ''];
    if (device && simIn !== undefined && device.simId !== simIn) yield simPaired(device, simIn);
  }
}
