import { formatCount } from '@/format';
import type { Holder } from '@/store/kit/movements/holder';
import type { StockState } from '@/store/stock/onHand/stockState';
import type { OpeningDefaults } from './openingCells';
import type { Count } from './openingStock';

/** What becomes of a line: what it brings, or why it is wrong, or what looks odd about it. */
export interface CountOutcome {
  counted?: Count;
  /** The SIM that is in the device that it brings. */
  simIn?: string;
  wrong?: string | undefined;
  warning?: string | undefined;
}

/** What the lines of a count are compared with. */
export interface CountContext {
  stock: StockState;
  /** Where the line is. */
  place: Holder;
  defaults: OpeningDefaults;
  /** Whether the count has a name already; it has it from then on. */
  isTwice: (name: string) => boolean;
  /** Which SIM has each number, those of the count among them. */
  simNumbers: Map<string, string>;
  /** Which device has each of our own numbers, those of the count among them. */
  itgcIds: Map<string, string>;
}

const LONGEST = 200;

/** Why texts of a line cannot be kept. */
export const whyTooLong = (texts: readonly string[]) =>
  texts.some((text) => text.length > LONGEST)
    ? `A text can have at most ${formatCount(LONGEST)} characters.`
    : undefined;
