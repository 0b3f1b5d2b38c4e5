import { Suspense, useMemo, useState } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { goodsCorrected, goodsCounted } from '@/store/facts/counts';
import { goodsName } from '@/store/stock/challans/challan';
import { countableGoods, goodsLines, type GoodsFinding, type GoodsLine } from '@/store/stock/counts/goodsLines';
import type { StockCount } from '@/store/stock/counts/stockCount';
import { selectStock } from '@/store/stock/onHand/selectStock';
import type { Tone } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';
import { DataTable } from '@/ui/DataTable';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { Section } from '@/ui/Section';
import { useFocusKept } from '@/ui/useFocusKept';

const CountGoodsDialog = lazyWhenIdle(() => import('./CountGoodsDialog'));
const CorrectGoodsDialog = lazyWhenIdle(() => import('./CorrectGoodsDialog'));

const { badge, count: quantity, naming, pinned, text } = columnsOf<GoodsLine>();

const TONES: Record<GoodsFinding, Tone> = {
  Missing: 'red',
  'Not expected here': 'orange',
  'Not counted': 'grey',
  Found: 'green',
};

const columns = (correct: (line: GoodsLine) => void) => [
  badge('finding', 'Result', ({ finding }) => finding, TONES),
  naming(text('product', 'Product', ({ goods }) => goodsName(goods))),
  quantity('expected', 'Expected', ({ expected }) => expected),
  quantity('counted', 'Counted', ({ counted }) => counted),
  pinned(
    'steps',
    'Steps',
    (line) =>
      line.off !== 0 && (
        <LimitedButton
          does={goodsCorrected}
          size="small"
          aria-label={`Settle ${goodsName(line.goods)}`}
          onClick={() => correct(line)}
        >
          Settle
        </LimitedButton>
      ),
  ),
];

/** The goods of a count, which have no numbers to scan: how many are expected and were counted, and the difference, which is settled. */
export function GoodsOfCount({ count }: { count: StockCount }) {
  const stock = useAppSelector(selectStock);
  const [isCounting, setIsCounting] = useState(false);
  const [correcting, setCorrecting] = useState<GoodsLine>();
  const lines = useMemo(() => goodsLines(stock, count), [stock, count]);
  const countable = useMemo(() => countableGoods(stock, count), [stock, count]);
  // A line that was settled has no button any more.
  const place = useFocusKept<HTMLDivElement>(correcting !== undefined);
  if (countable.length === 0) return null;
  return (
    <div ref={place} style={{ marginTop: 24 }}>
      <Section
        title="Goods by Quantity"
        actions={
          <LimitedButton does={goodsCounted} onClick={() => setIsCounting(true)}>
            Count Goods
          </LimitedButton>
        }
      >
        <DataTable
          label="Goods of the count"
          name="goods"
          rows={lines}
          columns={columns(setCorrecting)}
          empty="No goods are expected here."
        />
      </Section>
      <Suspense>
        {isCounting && <CountGoodsDialog count={count} lines={countable} onClose={() => setIsCounting(false)} />}
        {correcting && <CorrectGoodsDialog count={count} line={correcting} onClose={() => setCorrecting(undefined)} />}
      </Suspense>
    </div>
  );
}
