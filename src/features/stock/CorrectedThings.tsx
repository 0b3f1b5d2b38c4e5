import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { goodsName } from '@/store/stock/challans/challan';
import type { Correction, CorrectedThing, StockCount } from '@/store/stock/counts/stockCount';
import { placeName } from '@/store/stock/onHand/holderWords';
import { selectStock } from '@/store/stock/onHand/selectStock';
import type { StockState } from '@/store/stock/onHand/stockState';
import { simNumberOf } from '@/store/stock/sims/sim';
import type { Tone } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';
import { DataTable } from '@/ui/DataTable';
import { Section } from '@/ui/Section';

type Corrected = CorrectedThing & { id: number; mark: string; qty: number; place: string };

const { badge, count: quantity, date, linkedIdentifier, naming, text } = columnsOf<Corrected>();

const TONES: Record<Correction, Tone> = { 'Found here': 'green', Moved: 'blue', Lost: 'red' };

const markOf = ({ sims }: StockState, { device, sim = '' }: CorrectedThing) => {
  const known = sims.entities[sim];
  return device ?? (known ? simNumberOf(known) : sim);
};

const COLUMNS = [
  naming(
    linkedIdentifier(
      'mark',
      'IMEI, SIM or Product',
      ({ mark }) => mark,
      ({ device }) => device && paths.stocks.deviceOf(device),
    ),
  ),
  quantity('qty', 'Qty', ({ qty }) => qty),
  badge('correction', 'Settled As', ({ correction }) => correction, TONES),
  text('place', 'Now', ({ correction, place }) => (correction === 'Lost' ? '' : place)),
  text('why', 'Reason', ({ why }) => why),
  date('on', 'On', ({ on }) => on),
];

/** What a count corrected, each with its reason. */
export function CorrectedThings({ count }: { count: StockCount }) {
  const stock = useAppSelector(selectStock);
  const { corrected, correctedGoods = [] } = count;
  const rows = [
    ...corrected.map((thing) => ({ ...thing, mark: markOf(stock, thing), qty: 1 })),
    ...correctedGoods.map((goods) => ({ ...goods, mark: goodsName(goods) })),
  ].map((one, id) => ({ ...one, id, place: placeName(stock, one.to) }));
  if (rows.length === 0) return null;
  return (
    <div style={{ marginTop: 24 }}>
      <Section title="Settled Lines">
        <DataTable label="Settled lines" name="settled" rows={rows} columns={COLUMNS} empty="Nothing is settled yet." />
      </Section>
    </div>
  );
}
