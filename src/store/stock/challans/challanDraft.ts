import { formatCount } from '@/format';
import type { Bin } from '@/store/stock/bins/bin';
import type { Holder } from '@/store/kit/movements/holder';
import type { DeviceStatus, OfferedLine } from './challan';
import { goodsOf, isReturn } from './challan';
import { sumOfQuantities } from '@/store/purchasing/requests/pricing';

/** How many of some goods somebody typed, by the bins' identities. */
export type TypedCounts = Readonly<Record<string, string | undefined>>;

const DECIMAL = /^\d+(\.\d{1,3})?$/;
const read = (typed: string | undefined) => (typed ?? '').replaceAll(/[,\s]/g, '');

/** Why so many of a bin's goods cannot be handed over; undefined where none are asked for. */
export function countError({ qty }: Bin, typed: string | undefined): string | undefined {
  const count = read(typed);
  if (count === '') return undefined;
  if (!DECIMAL.test(count)) return 'It must be a number.';
  return Number(count) > qty ? `Only ${formatCount(qty)} are there.` : undefined;
}

const countedLine = (bin: Bin, qty: number): OfferedLine => ({ goods: goodsOf(bin), qty });

/** The lines of a challan: what was scanned, and of each bin how many were typed; what goes to the store says why it comes back. */
export function draftedLines(
  things: readonly OfferedLine[],
  bins: readonly Bin[],
  counts: TypedCounts,
  to: Holder | undefined,
): OfferedLine[] {
  const isBack = to !== undefined && isReturn({ to });
  const counted = bins.flatMap((bin) => {
    const qty = Number(read(counts[bin.id]));
    return qty > 0 ? [countedLine(bin, qty)] : [];
  });
  return [
    ...things.map(({ status, ...line }) =>
      isBack && line.device !== undefined && status ? { ...line, status } : line,
    ),
    ...counted,
  ];
}

/** What was scanned, with one of its devices coming back for another reason. */
export const withStatus = (things: readonly OfferedLine[], place: number, status: DeviceStatus): OfferedLine[] =>
  things.map((line, index) => (index === place ? { ...line, status } : line));

/** How many pieces some lines hand over. */
export const piecesOf = (lines: readonly OfferedLine[]): number => sumOfQuantities(lines.map(({ qty }) => qty));
