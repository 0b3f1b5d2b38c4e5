import { Input } from 'antd';
import { formatCount, formatCountOf } from '@/format';
import { useSay } from '@/parts/useSay';
import { goodsCounted } from '@/store/facts/counts';
import { goodsName } from '@/store/stock/challans/challan';
import { goodsCountSchema, goodsField } from '@/store/stock/counts/goodsCountSchema';
import type { GoodsLine } from '@/store/stock/counts/goodsLines';
import type { StockCount } from '@/store/stock/counts/stockCount';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';

interface CountGoodsDialogProps {
  count: StockCount;
  lines: readonly GoodsLine[];
  onClose: () => void;
}

/** How many of each goods there are; what is left blank is not counted. */
export default function CountGoodsDialog({ count, lines, onClose }: CountGoodsDialogProps) {
  const say = useSay();
  return (
    <FormDialog
      title="Count Goods"
      does={goodsCounted}
      schema={goodsCountSchema(lines)}
      initialValues={Object.fromEntries(lines.map(({ counted }, place) => [goodsField(place), counted]))}
      onSubmit={(values) => {
        const goods = lines.flatMap((line, place) => {
          const qty = values[goodsField(place)];
          return qty === undefined || qty === line.counted ? [] : [{ ...line.goods, qty }];
        });
        return (
          goods.length === 0 || say(goodsCounted(count.id, goods), `${formatCountOf(goods.length, 'product')} counted`)
        );
      }}
      onClose={onClose}
    >
      {lines.map(({ id, goods, expected }, place) => (
        <Field key={id} name={goodsField(place)} label={goodsName(goods)} hint={`${formatCount(expected)} expected`}>
          <Input inputMode="decimal" autoComplete="off" />
        </Field>
      ))}
    </FormDialog>
  );
}
