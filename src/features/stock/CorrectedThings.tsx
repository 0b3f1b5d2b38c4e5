import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import type { Correction, CorrectedThing, StockCount } from '@/store/stock/counts/stockCount';
import { placeName } from '@/store/stock/onHand/holderWords';
import { selectStock } from '@/store/stock/onHand/selectStock';
import type { StockState } from '@/store/stock/onHand/stockState';
import { simNumberOf } from '@/store/stock/sims/sim';
import type { Tone } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';
import { DataTable } from '@/ui/DataTable';
import { Section } from '@/ui/Section';

type Corrected = CorrectedThing & { id: number; mark: string; place: string };

const { badge, date, linkedIdentifier, naming, text } = columnsOf<Corrected>();

const TONES: Record<Correction, Tone> = { 'Found here': 'green', Moved: 'blue', Lost: 'red' };

const markOf = ({ sims }: StockState, { device, sim = '' }: CorrectedThing) => {
  const known = sims.entities[sim];
  return device ?? (known ? simNumberOf(known) : sim);
};

const COLUMNS = [
  naming(
    linkedIdentifier(
      'mark',
      'IMEI or SIM',
      ({ mark }) => mark,
      ({ device }) => device && paths.stocks.deviceOf(device),
    ),
  ),
  badge('correction', 'Settled As', ({ correction }) => correction, TONES),
  text('place', 'Now', ({ correction, place }) => (correction === 'Lost' ? '' : place)),
  text('why', 'Reason', ({ why }) => why),
  date('on', 'On', ({ on }) => on),
];

/** What a count corrected, each with its reason. */
export function CorrectedThings({ count }: { count: StockCount }) {
  const stock = useAppSelector(selectStock);
  if (count.corrected.length === 0) return null;
  const rows = count.corrected.map((thing, id) => ({
    ...thing,
    id,
    mark: markOf(stock, thing),
    place: placeName(stock, thing.to),
  }));
  return (
    <div style={{ marginTop: 24 }}>
      <Section title="Settled Lines">
        <DataTable label="Settled lines" name="settled" rows={rows} columns={COLUMNS} empty="Nothing is settled yet." />
      </Section>
    </div>
  );
}
