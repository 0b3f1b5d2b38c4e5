import { paths, searchFor } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { selectRequestFigures } from '@/store/purchasing/requests/requestsSlice';
import { FigureCards } from '@/ui/FigureCards';
import { formatCount, formatMoney } from '@/format';

/** How many requests stand where, each leading to those, and what all of them cost. */
export function RequestSummary() {
  const { counts, totalValue } = useAppSelector(selectRequestFigures);
  const cards = Object.entries(counts).map(([status, count]) => ({
    title: status,
    to: searchFor(paths.stocks.requested, status),
    figures: [{ label: 'Requests', value: formatCount(count) }],
  }));
  const total = {
    title: 'Total Value',
    to: paths.stocks.requested,
    figures: [{ label: 'All requests, with GST', value: formatMoney(totalValue) }],
  };
  return <FigureCards size="small" aboveList cards={[...cards, total]} />;
}
