import { Input } from 'antd';
import { formatCount } from '@/format';
import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import { goodsCorrected } from '@/store/facts/counts';
import { goodsName } from '@/store/stock/challans/challan';
import { goodsCorrectionSchema, type GoodsCorrectionValues } from '@/store/stock/counts/goodsCountSchema';
import type { GoodsLine } from '@/store/stock/counts/goodsLines';
import { placeAfter, type StockCount } from '@/store/stock/counts/stockCount';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { CorrectionFields } from './CorrectionFields';

const Field = fieldsOf<GoodsCorrectionValues>();

interface CorrectGoodsDialogProps {
  count: StockCount;
  line: GoodsLine;
  onClose: () => void;
}

/** Settles the difference of goods that a count tells, or a part of it: what is missing is lost or elsewhere, what is more is here. */
export default function CorrectGoodsDialog({ count, line, onClose }: CorrectGoodsDialogProps) {
  const say = useSay();
  const today = useToday();
  const { goods, finding, off, expected, counted = 0 } = line;
  const name = goodsName(goods);
  const isMissing = finding === 'Missing';
  return (
    <FormDialog
      title={isMissing ? `Missing: ${formatCount(-off)} of ${name}` : `Found Here: ${formatCount(off)} of ${name}`}
      does={goodsCorrected}
      schema={goodsCorrectionSchema(line, count.begunOn, today)}
      initialValues={{
        on: today,
        correction: isMissing ? 'Lost' : 'Found here',
        qty: Math.abs(off),
      }}
      onSubmit={(values) =>
        say(
          goodsCorrected(
            count.id,
            {
              ...goods,
              at: count.place,
              to: placeAfter(count, values),
              qty: values.qty,
              correction: values.correction,
              why: values.why,
            },
            values.on,
          ),
          `${formatCount(values.qty)} of ${name}: ${values.correction.toLowerCase()}`,
        )
      }
      onClose={onClose}
    >
      <p>{`${formatCount(expected)} expected, ${formatCount(counted)} counted.`}</p>
      <Field name="qty" label="Qty">
        <Input inputMode="decimal" autoComplete="off" />
      </Field>
      <CorrectionFields count={count} isMissing={isMissing} />
    </FormDialog>
  );
}
