import { Input } from 'antd';
import { formatCount } from '@/format';
import type { Bin } from '@/store/stock/bins/bin';
import { goodsName } from '@/store/stock/challans/challan';
import { countError, type TypedCounts } from '@/store/stock/challans/challanDraft';
import styles from './GoodsCounts.module.css';
import { Labelled } from './Labelled';

export interface GoodsCountsProps {
  bins: readonly Bin[];
  counts: TypedCounts;
  onCount: (bin: string, typed: string) => void;
}

/** How many of the goods that a place holds go with a challan: a field each. */
export function GoodsCounts({ bins, counts, onCount }: GoodsCountsProps) {
  if (bins.length === 0) return <p className={styles.none}>No counted goods are there.</p>;
  return (
    <div className={styles.counts}>
      {bins.map((bin) => (
        <Labelled key={bin.id} label={goodsName(bin)} error={countError(bin, counts[bin.id])}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              suffix={`of ${formatCount(bin.qty)}`}
              value={counts[bin.id] ?? ''}
              onChange={({ target }) => onCount(bin.id, target.value)}
            />
          )}
        </Labelled>
      ))}
    </div>
  );
}
