import { unitsByPlace } from '@/store/stock/onHand/unitsByPlace';
import type { OnHand } from '@/store/stock/onHand/onHandRows';
import { PRODUCT_KINDS } from '@/store/purchasing/vendors/vendor';
import { ChartSection } from '@/ui/ChartSection';
import { formatCount } from '@/format';
import { placesSummary } from './placesSummary';

/** The units of each place as a bar, stacked by kind. */
export function OnHandChart({ rows }: { rows: readonly OnHand[] }) {
  const points = unitsByPlace(rows);
  return (
    <ChartSection
      title="Units by Place"
      kind="bars"
      points={points}
      parts={PRODUCT_KINDS.filter((kind) => points.some(({ part }) => part === kind))}
      headers={['Place', 'Units']}
      format={formatCount}
      summary={placesSummary(points)}
      empty="Nothing is on hand."
    />
  );
}
